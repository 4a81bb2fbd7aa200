"""Judgments that were published as PDF files, read by the places and sizes of their words: see reader.py."""

"""Judgments as the courts print them: PDFs with a text layer, written without any library."""

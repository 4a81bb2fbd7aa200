"""Judgments and statutes as HTML in the markup of Indian Kanoon."""

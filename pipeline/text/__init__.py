"""Text as such: normal form, sentences, quotations, spans and shared vocabulary."""

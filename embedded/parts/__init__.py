"""What judgments are made of: sentence templates by what they do, in the language of embedded/prose.py."""

"""The kinds of crime the box knows, one module a family of crimes."""

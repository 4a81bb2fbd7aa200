"""Acts, their sections, and the shapes in which judgments cite them."""

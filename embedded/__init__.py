"""A small court system in a box: writes cases and statutes, serves them as Indian Kanoon does."""

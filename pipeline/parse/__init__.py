"""Stage `parse`: from archived bytes to judgments."""

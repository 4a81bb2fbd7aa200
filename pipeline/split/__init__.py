"""Stage `split`: training, validation and test documents."""

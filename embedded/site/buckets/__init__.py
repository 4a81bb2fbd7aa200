"""The open court data: two buckets of Parquet files and tars of PDFs, as the public ones are laid out."""

"""The courts' own judgments in bulk: Parquet metadata and tars of PDFs in two public buckets."""

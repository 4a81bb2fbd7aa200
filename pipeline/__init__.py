"""What happens to the data: one stage a module, plain functions, no Prefect, no torch."""

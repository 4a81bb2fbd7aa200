"""What the data is: records with declared Arrow schemas, courts, the statute tree, settings."""

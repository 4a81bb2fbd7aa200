"""Deaths that nobody meant: on the road, on the water, in hospitals, factories and buildings."""

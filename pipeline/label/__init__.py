"""Stage `label`: the most cited sections become labels."""

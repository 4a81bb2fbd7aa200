"""Stage `sections`: the pages of sections that judgments link to are fetched."""

"""Stage `cite`: the sections that judgments cite."""

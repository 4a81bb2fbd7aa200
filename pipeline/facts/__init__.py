"""Stage `facts`: the sentences that state facts."""

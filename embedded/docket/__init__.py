"""Which cases there are: the docket plans every case, and Case is a finished one with its truth."""

"""What is to be done: the plan of every stage, and of the release."""

"""Who does it when: Prefect flows with thin tasks, and the command line."""

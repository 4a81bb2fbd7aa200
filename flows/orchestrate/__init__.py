"""Prefect: flows, server, task runners and worker processes."""

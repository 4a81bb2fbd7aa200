"""The site: a web server and an API server that behave like Indian Kanoon, with faults on request."""

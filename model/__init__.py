"""What learns from the published tables: role tagger, citation graph, LeSICiN."""

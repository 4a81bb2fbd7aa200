"""DEAL: text and nodes of the citation graph, compared by cosine."""

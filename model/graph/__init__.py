"""The citation graph: reading it, and walking along metapaths."""

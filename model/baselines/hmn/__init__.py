"""HMN: a hierarchical matching network."""

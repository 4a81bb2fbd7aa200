"""Everything that is trained: the classifiers, the role tagger and the entity finder."""

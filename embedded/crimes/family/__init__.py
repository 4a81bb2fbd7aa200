"""Crimes inside the family: dowry, cruelty, the death of a wife, second marriages, the unborn and the newborn."""

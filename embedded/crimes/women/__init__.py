"""Crimes against women and girls. The sentences are sober and brief, as a careful court would write them."""

"""Crimes against women and girls. The tellings are sober and brief, as a careful court would write them."""

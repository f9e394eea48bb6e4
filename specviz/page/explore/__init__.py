"""The tab “Explore”."""

"""The tab “Learn”."""

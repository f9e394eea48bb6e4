"""The tab “Watch”."""

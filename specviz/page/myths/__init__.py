"""The tab “Myth or fact?”."""

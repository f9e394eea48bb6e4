"""The tab “Will it pay?”."""

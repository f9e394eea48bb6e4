"""The recorded part of the page as files, for any web host or straight from disk."""

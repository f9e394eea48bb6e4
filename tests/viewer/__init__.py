"""The viewer alone: a page to look at it, and made-up traces."""

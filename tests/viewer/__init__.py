"""Tests of the viewer alone, on a page of its own, with made-up traces."""

"""Drafts as a tree: shapes, drafters that grow them, and the round that verifies one."""

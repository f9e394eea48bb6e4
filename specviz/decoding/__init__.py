"""Speculative decoding: the round, the drafters, the cache that rolls back, the race."""

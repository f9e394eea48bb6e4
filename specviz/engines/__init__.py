"""Serving engines: what they report of their speculation, on one record; HTTP only.

`discovery` recognises a server by its own endpoints, one adapter for each engine reads it,
`record` holds what was accepted, `as_trace` turns an answer into a trace, `verdict` judges whether
the engine keeps the target's distribution, `payoff` whether speculation pays there.
"""

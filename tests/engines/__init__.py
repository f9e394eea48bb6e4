"""Serving engines: a real llama.cpp server, recorded answers, and servers that lie."""

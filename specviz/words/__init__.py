"""The prose that visitors read: a module of English for each part of the page.

Plain strings with {placeholders}. `catalogue` gives all of it in one language; `python -m
specviz.words` keeps the translations in `locale` up with the English.
"""

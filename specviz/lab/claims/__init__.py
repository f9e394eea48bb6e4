"""Claims about speculative decoding: for each, an experiment and a rule that judges its numbers.

An experiment is a generator. Each step does a small piece of work and yields progress from 0 to 1,
so that other work can run in between. It returns the evidence. A rule depends only on the
evidence's numbers.
"""

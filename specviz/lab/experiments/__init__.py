"""What the experiments of claims share: pairs and races, estimates, verdicts and recordings.

An experiment is a generator. Each step does a small piece of work and yields progress from 0 to 1,
so that other work can run in between. It returns the evidence.
"""

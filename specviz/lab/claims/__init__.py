"""Claims about speculative decoding, each as an experiment and a rule that judges its figures.

An experiment is a generator: each step does one small piece of work and yields the share that is
done, from 0 to 1, so that others have their turn in between; it returns the evidence. A rule is
a function of the evidence's numbers alone.
"""

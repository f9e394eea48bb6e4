"""One lean implementation of the decoder-only transformers that people run."""

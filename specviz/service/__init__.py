"""A decoder for many visitors: its queue, runs, sweeps, pairs and limits; no Gradio."""

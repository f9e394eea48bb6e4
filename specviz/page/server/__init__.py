"""Guards Gradio's server, ends it cleanly, and switches off work that it does not need."""

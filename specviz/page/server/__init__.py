"""What stands around Gradio's server: what it refuses, how it ends, what it is spared."""

"""Views of a trace as files: pure functions, without torch and without Gradio."""

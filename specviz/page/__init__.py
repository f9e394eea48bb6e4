"""The page: Gradio, and nothing else imports it."""

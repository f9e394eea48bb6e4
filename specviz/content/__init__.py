"""What the page and the static site show: cards, charts and lists as data and HTML, no Gradio."""

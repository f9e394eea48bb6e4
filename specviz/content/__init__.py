"""Cards, charts and lists of the page and the static site, as data and HTML; no Gradio."""

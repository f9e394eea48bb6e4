"""Several texts decoded side by side: plain and speculative, one pass for all of them."""

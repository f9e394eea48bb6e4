"""What the page is put through on purpose: commands to run by hand, with a short form as tests."""

"""Small heads that draft for a target, trained here and written in the hub's formats."""

"""Small heads of today for the bundled target, trained here and written in the hub's formats."""

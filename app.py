"""The page: `python app.py`, then open the address that it prints."""

from specviz.page.app import launch

if __name__ == "__main__":
    launch()

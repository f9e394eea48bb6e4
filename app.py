"""The page: `python app.py`, then open the address that it prints."""

from specviz.page.ending import end_quietly

if __name__ == "__main__":
    end_quietly()  # also while the rest is imported and models are read
    from specviz.page.app import launch

    launch()

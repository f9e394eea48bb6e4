"""Opens the views below the stage; the page shows one at a time."""

from playwright.sync_api import Page, expect

from specviz.words.viewer import VIEWER


def open_view(page: Page, name: str) -> None:
    """Press the tab of a view and wait until it is shown."""
    tab = page.get_by_role("tab", name=VIEWER["views"][name], exact=True)
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")

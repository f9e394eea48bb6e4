"""Pictures: the data sent to the browser, and contrast that everyone can see."""

import json

import plotly.graph_objects as go

from specviz.page.theme import theme
from specviz.views.picture import COLOURS, Picture, encode, figure


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_colours_are_seen_on_both_grounds() -> None:
    assert min(contrast(colour, "#ffffff") for colour in COLOURS) >= 3
    assert min(contrast(colour, "#12161c") for colour in COLOURS) >= 3


def test_the_value_of_a_slider_is_seen_in_both_modes() -> None:
    """The filled part and the thumb against the rest of the track and the page (WCAG 1.4.11)."""
    colours = theme()
    for mode in ("", "_dark"):
        value, track, page = (
            getattr(colours, f"{name}{mode}")
            for name in ("slider_color", "border_color_primary", "body_background_fill")
        )
        assert min(contrast(value, track), contrast(value, page)) >= 3


def test_a_picture_is_sent_whole() -> None:
    drawn = figure(go.Scatter(x=[1, 2], y=[3, 4], customdata=["a", "b"]), xaxis={"type": "log"})
    sent = json.loads(encode(Picture("name", drawn, "It rises.", ("x", "y"), (("1", "3"),))))
    assert sent["figure"]["data"][0]["customdata"] == ["a", "b"]
    assert sent["figure"]["layout"]["xaxis"] == {"type": "log"}
    assert (sent["name"], sent["says"]) == ("name", "It rises.")
    assert sent["columns"] == ["x", "y"]
    assert sent["rows"] == [["1", "3"]]


def test_a_figure_leaves_its_look_to_the_page() -> None:
    layout = json.loads(figure(go.Bar(y=[1])).to_json())["layout"]
    assert layout["template"].keys() <= {"data"}  # no colours, no fonts
    assert layout | {"template": {}} == {"showlegend": False, "template": {}}

"""QR codes: only links get one, and the picture encodes the link."""

from xml.etree import ElementTree as ET

import pytest
import segno

from specviz.errors import SettingsError
from specviz.views.qr import MOST, qr_code

LINK = "https://example.org/?recorded=first&round=3"


def test_the_picture_holds_the_modules_of_the_link() -> None:
    drawn = ET.fromstring(qr_code(LINK))
    modules = len(segno.make_qr(LINK, error="l", boost_error=False).matrix)
    assert drawn.attrib["viewBox"] == f"0 0 {modules + 8} {modules + 8}"
    assert qr_code(LINK) != qr_code(LINK + "1")


@pytest.mark.parametrize(
    "link", ["javascript:alert(1)", "", "ftp://example.org", "http://a\n", "http://" + "a" * MOST]
)
def test_other_texts_are_refused(link: str) -> None:
    with pytest.raises(SettingsError):
        qr_code(link)

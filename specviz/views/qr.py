"""QR codes of links, as SVG."""

from io import BytesIO

import segno

from specviz.errors import SettingsError

MOST = 600  # characters; a code of more has modules too fine for the back of a room


def qr_code(link: str) -> str:
    """Return a link's QR code as SVG: always dark on light, with the margin that readers need.

    Raises:
        SettingsError: it is not a link, or too long.
    """
    if not link.startswith(("http://", "https://")) or not link.isprintable():
        raise SettingsError("QR codes are available only for http and https links.")
    if len(link) > MOST:
        raise SettingsError("This link is too long for a QR code. Use a shorter prompt.")
    code = segno.make_qr(link, error="l", boost_error=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", border=4, light="#fff", omitsize=True, xmldecl=False)
    return drawn.getvalue().decode()

"""The browser and the system of a device, by name, so that its owner recognises it in a list."""

from typing import Final, NamedTuple

LONGEST: Final = 1000
"""What is looked at of a User-Agent."""

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What a User-Agent contains; most claim to be those that stand further down."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Device(NamedTuple):
    """Names of products, the same in every language; "" where it is none that we know."""

    browser: str = ""
    system: str = ""


UNKNOWN: Final = Device()


def device_of(user_agent: str) -> Device:
    """What a browser says that it is; versions and the rest are not kept."""
    said = user_agent[:LONGEST]
    browser = next((name for sign, name in BROWSERS if sign in said), "")
    return Device(browser, next((name for sign, name in SYSTEMS if sign in said), ""))

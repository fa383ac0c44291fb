"""Draws the client's icons from web/public/icon.svg: ``python -m tools.icons``."""

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.chromium import ARGUMENTS, chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.8)}
"""Sizes in pixels, and how much of it the drawing fills: a mask may cut the edges away."""
PAGE = """
<style>
  body {{ margin: 0; background: linear-gradient(#12102a 0 88%, #0b0a1d 88%); }}
  img {{ position: fixed; inset: 0; margin: auto; width: {share}; border-radius: {round}; }}
</style>
<img src="data:image/svg+xml;base64,{picture}">
"""


def main() -> None:
    """Write the PNG files."""
    picture = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            filled = {"share": f"{share:.0%}", "round": "18%" if share < 1 else "0"}
            page.set_content(PAGE.format(picture=picture, **filled))
            page.wait_for_function("document.images[0].complete")
            page.screenshot(path=PUBLIC / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()

"""The security headers of every response."""

from typing import Final

POLICY: Final = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
)
"""Nothing inline and nothing from other hosts. Not ``upgrade-insecure-requests``: in a club's own
network the house speaks plain HTTP."""

UNUSED: Final = (
    *(b"accelerometer", b"camera", b"display-capture", b"geolocation", b"gyroscope"),
    *(b"magnetometer", b"microphone", b"midi", b"payment", b"usb"),
)
"""What the house never asks a browser for."""

ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b", ".join(feature + b"=()" for feature in UNUSED),
    ),
)
ONE_YEAR: Final = b"max-age=31536000"


def policy(host: str, *, secure: bool) -> bytes:
    """The content security policy; older Safari needs the websocket's address spelled out."""
    scheme = "wss" if secure else "ws"
    plain = bool(host) and all(sign.isalnum() or sign in ".-:[]_" for sign in host)
    socket = f" {scheme}://{host}" if plain and host.isascii() else ""
    return "; ".join((*POLICY, f"connect-src 'self'{socket}")).encode("ascii")


def safety_headers(host: str, *, secure: bool, private: bool) -> list[tuple[bytes, bytes]]:
    """All of them; what is ``private`` (the API) is kept by no cache unless it says so itself."""
    found = [(b"content-security-policy", policy(host, secure=secure)), *ALWAYS]
    if secure:
        found.append((b"strict-transport-security", ONE_YEAR))
    if private:
        found.append((b"cache-control", b"no-store"))
    return found

"""Sending a Web Push, to addresses of the internet only."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import requests
from py_vapid import Vapid
from pywebpush import WebPushException, webpush
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPSConnection
from urllib3.connectionpool import HTTPSConnectionPool
from urllib3.exceptions import NewConnectionError

from hantise.server.forms import PushSubscription
from hantise.server.people.push_subscriptions import is_public

PATIENCE: Final = 10.0
"""Seconds for each byte of an answer."""
LONGEST: Final = 20.0
"""And for all of it: anybody may name a service, and one that is slow would be waited for for ever."""
KEPT: Final = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is off."""
GONE: Final = (404, 410)


class _PublicConnection(HTTPSConnection):
    """Looks whom it reached before it says a word: a name may lead anywhere."""

    allowed: Callable[[str], bool] = staticmethod(is_public)
    longest: float = LONGEST
    _end: threading.Timer | None = None
    _line: socket.socket | None = None

    def _new_conn(self) -> socket.socket:
        connected = super()._new_conn()
        if not self.allowed(connected.getpeername()[0]):
            connected.close()
            raise NewConnectionError(self, "not an address of the internet")
        # The same line, whatever wraps it from here on.
        self._line = connected.dup()
        self._end = threading.Timer(self.longest, _hang_up, (self._line,))
        self._end.daemon = True
        self._end.start()
        return connected

    def close(self) -> None:
        super().close()
        if self._end is not None and self._line is not None:
            self._end.cancel()
            self._line.close()
            self._end = self._line = None


def _hang_up(line: socket.socket) -> None:
    """End a connection; whoever reads from it in another thread reads its end."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


class _PublicPool(HTTPSConnectionPool):
    ConnectionCls = _PublicConnection


class _PublicAdapter(HTTPAdapter):
    def init_poolmanager(self, *given: Any, **named: Any) -> None:
        super().init_poolmanager(*given, **named)
        self.poolmanager.pool_classes_by_scheme = {"https": _PublicPool}

    def send(self, *given: Any, **named: Any) -> requests.Response:
        """Only the status of an answer is of interest: what follows may have no end."""
        answer = super().send(*given, **{**named, "stream": True})
        answer._content = b""
        answer._content_consumed = True
        answer.close()
        return answer


def open_web() -> requests.Session:
    """A way to the internet that leads nowhere else: no redirects, no proxies, https only."""
    session = requests.Session()
    session.trust_env = False
    session.max_redirects = 0
    session.adapters.clear()
    session.mount("https://", _PublicAdapter())
    return session


class Pusher:
    """Sends with the house's key. Blocks: to be used in a thread."""

    def __init__(self, key: bytes, contact: str, web: Callable[[], requests.Session]) -> None:
        self._vapid = Vapid.from_pem(key)
        self._contact = contact
        self._web = web

    def push(self, subscription: PushSubscription, message: dict[str, str]) -> bool:
        """Whether the browser is still there; anything else that goes wrong is raised."""
        with self._web() as session:
            try:
                webpush(
                    msgspec.to_builtins(subscription),
                    data=msgspec.json.encode(message).decode(),
                    vapid_private_key=self._vapid,
                    vapid_claims={"sub": self._contact},
                    ttl=KEPT,
                    timeout=PATIENCE,
                    requests_session=session,
                )
            except WebPushException as error:
                answer = error.response
                if answer is not None and answer.status_code in GONE:
                    return False
                raise
        return True

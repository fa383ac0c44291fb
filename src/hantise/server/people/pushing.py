"""Sending a Web Push, to addresses of the internet only."""

import socket
from collections.abc import Callable
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
from hantise.server.people.subscriptions import is_public

PATIENCE: Final = 10.0
KEPT: Final = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is off."""
GONE: Final = (404, 410)


class _PublicConnection(HTTPSConnection):
    """Looks whom it reached before it says a word: a name may lead anywhere."""

    allowed: Callable[[str], bool] = staticmethod(is_public)

    def _new_conn(self) -> socket.socket:
        connected = super()._new_conn()
        if not self.allowed(connected.getpeername()[0]):
            connected.close()
            raise NewConnectionError(self, "not an address of the internet")
        return connected


class _PublicPool(HTTPSConnectionPool):
    ConnectionCls = _PublicConnection


class _PublicAdapter(HTTPAdapter):
    def init_poolmanager(self, *given: Any, **named: Any) -> None:
        super().init_poolmanager(*given, **named)
        self.poolmanager.pool_classes_by_scheme = {"https": _PublicPool}


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

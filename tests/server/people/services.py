"""What reminders go to: a push service over https and a mail server, on this machine."""

import socketserver
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Literal

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class PushService(ThreadingHTTPServer):
    """Takes pushes over https, as the services of browsers do; answers with ``status``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), PushHandler)
        self.status = 201
        self.endless: Literal["", "head", "body"] = ""
        """What of an answer has no end."""
        self.sent = 0
        """Bytes of it."""
        self.pushes: list[tuple[str, dict[str, str], bytes]] = []
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
        now = datetime.now(UTC)
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(1)
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
            .sign(key, hashes.SHA256())
        )
        self.certificate = folder / "push.pem"
        self.certificate.write_bytes(
            certificate.public_bytes(serialization.Encoding.PEM)
            + key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.socket = context.wrap_socket(self.socket, server_side=True)
        self.url = f"https://localhost:{self.server_address[1]}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hangs up is no matter here."""


class PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.pushes.append(
            (self.path, {name.lower(): value for name, value in self.headers.items()}, body)
        )
        if self.server.endless:
            self._go_on_for_ever()
            return
        self.send_response(self.server.status)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _go_on_for_ever(self) -> None:
        whole = b"HTTP/1.1 201 Created\r\n\r\n"
        self.wfile.write(whole if self.server.endless == "body" else whole[:12])
        more = 65536 * b"x" if self.server.endless == "body" else b"x"
        with suppress(OSError):
            while True:
                self.wfile.write(more)
                self.server.sent += len(more)
                time.sleep(0.01)

    def log_message(self, *said: object) -> None:
        pass


class MailServer(socketserver.ThreadingTCPServer):
    """Takes mail and keeps it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.mails: list[bytes] = []
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}?from=house@example.org"


class MailHandler(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            command = line.strip().upper()
            if command == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = list(iter(self.rfile.readline, b".\r\n"))
                self.server.mails.append(b"".join(lines))
            self.wfile.write(b"221 bye\r\n" if command == b"QUIT" else b"250 fine\r\n")
            if command == b"QUIT":
                return


@contextmanager
def serving(server: socketserver.TCPServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

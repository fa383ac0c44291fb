"""Sending a mail through the server of the settings."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

PATIENCE: Final = 20.0


class Mailer:
    """``smtp://name:password@host:587?from=house@example.org``. Blocks: to be used in a thread."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host = parts.hostname or ""
        self._encrypted = parts.scheme == "smtps"
        self._port = parts.port or (465 if self._encrypted else 587)
        self._name = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        given = parse_qs(parts.query).get("from", [""])[0]
        usual = self._name if "@" in self._name else f"hantise@{self._host}"
        self._sender = given or usual

    def send(self, to: str, subject: str, text: str, language: str) -> None:
        """Send one mail; whatever goes wrong is raised."""
        mail = EmailMessage()
        mail["From"] = self._sender
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        mail["Content-Language"] = language
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        with self._connect() as server:
            if self._name:
                server.login(self._name, self._password)
            server.send_message(mail)

    def _connect(self) -> smtplib.SMTP:
        safe = ssl.create_default_context()
        if self._encrypted:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=safe)
        server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=safe)
            server.ehlo()
        elif self._name:
            server.close()
            raise smtplib.SMTPNotSupportedError("no encryption: the password is not sent")
        return server

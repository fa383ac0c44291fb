"""Everything people do with themselves over HTTP."""

from typing import Any

from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.background_tasks import BackgroundTask
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server import qr
from hantise.server.drawn_castles.storage import hand_castles
from hantise.server.forms import (
    Farewell,
    Handover,
    MailCode,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    Profile,
    PushKey,
    PushKnown,
    PushSubscription,
    Recovery,
    RecoveryCode,
    Session,
    SignIn,
    TakeOver,
    Token,
)
from hantise.server.house import House
from hantise.server.languages import PERSON, language_of
from hantise.server.people import admin
from hantise.server.people.account_deletion import leave_for_good
from hantise.server.people.export import export
from hantise.server.people.person import Person
from hantise.server.people.profile import change, me
from hantise.server.people.seat_updates import hand_to, tell_tables
from hantise.server.people.sessions import COOKIE, Opened, end_all, no_cookie, session_cookie
from hantise.server.people.tokens import delete_all
from hantise.server.people.user_agents import Device, device_of
from hantise.server.puzzles.progress import hand_puzzles
from hantise.server.safety import address_of
from hantise.server.safety.middleware import is_secure
from hantise.server.safety.rate_limits import network_of

Asked = Request[Any, Any, Any]


@get("/api/me", summary="Who am I?", tags=["people"])
async def who_am_i(house: House, request: Asked) -> Response[Me]:
    """Nobody yet has no id. A cookie that is still good is made to last again."""
    person = await house.people.identify(request)
    answer = Response(await me(house, person))
    cookie = request.cookies.get(COOKIE)
    # The session may have ended meanwhile, and its device have got another one.
    if person is not None and cookie is not None and house.people.is_recognised(request):
        answer.set_cookie(session_cookie(cookie, secure=_secure(house, request)))
    return answer


@post("/api/me/guest", status_code=HTTP_200_OK, summary="Come in as a guest", tags=["people"])
async def come_in(house: House, request: Asked, data: NewGuest) -> Response[Me]:
    """Whoever is somebody already stays who he is."""
    person = await house.people.identify(request)
    if person is not None:
        return Response(await me(house, person))
    house.safety.limits.take_address("guest", address_of(request.scope))
    spoken = data.language or language_of(request.scope)
    person = await house.people.guests.come_in(data.name, data.language, spoken)
    return await _signed_in(house, request, person)


@patch("/api/me", summary="Change oneself", tags=["people"])
async def change_me(house: House, request: Asked, data: Profile) -> Me:
    """Name, mail or language; what is not given stays. To a new mail address goes a code."""
    person = await house.people.require_oneself(request)
    house.safety.limits.take("account", person.id)
    await change(house, person, data, address_of(request.scope), language_of(request.scope))
    return await me(house, await house.people.person(person.id))


@post(
    "/api/me/account",
    status_code=HTTP_201_CREATED,
    summary="Make the guest an account",
    tags=["people"],
)
async def make_account(house: House, request: Asked, data: NewAccount) -> Response[RecoveryCode]:
    """The person stays the same and keeps all games; the recovery code is shown this once.

    This device gets a new session. The guest's other devices are signed out: whoever used one
    of them never had the password.
    """
    person = await house.people.require_oneself(request)
    house.safety.limits.take("account", person.id)
    house.safety.limits.take_address("password", address_of(request.scope))
    confirming = house.people.confirming
    if data.mail is not None:
        confirming.allow(person.id, data.mail)
    renewing = Renewing(house, request)
    code, table_ids = await house.people.accounts.make(
        person, data.name, data.password, data.mail, renewing.renew
    )
    answer = Response(RecoveryCode(code))
    await renewing.finish(person, answer)
    await tell_tables(house, table_ids)
    if data.mail is not None:
        await confirming.send(person.id, data.mail, language_of(request.scope))
    return answer


@post("/api/session", status_code=HTTP_200_OK, summary="Sign in", tags=["people"])
async def sign_in(house: House, request: Asked, data: SignIn) -> Response[Me]:
    """The games of this device's guest move to the account."""
    address = address_of(request.scope)
    house.safety.limits.take_address("password", address)
    person_id, password = await house.people.accounts.sign_in(
        data.name, data.password, network_of(address)
    )
    return await _become(house, request, person_id, password)


@delete("/api/session", summary="Sign this device out", tags=["people"])
async def sign_out(house: House, request: Asked) -> Response[None]:
    """The cookie is worth nothing from then on, also where somebody copied it."""
    person = await house.people.require_oneself(request)
    session_id = house.people.sessions.id_of(request)
    if session_id is not None:
        await house.people.sessions.close(session_id)
    await house.people.changed(person.id)
    await house.people.hang_up(person.id)
    return _signed_out(house, request)


@get("/api/me/sessions", summary="My devices", tags=["people"])
async def list_sessions(house: House, request: Asked) -> tuple[Session, ...]:
    """Those that are signed in: this one first, then those seen last."""
    person = await house.people.require_oneself(request)
    return await house.people.sessions.list(person.id, house.people.sessions.id_of(request))


@delete("/api/me/sessions/{session_id:str}", summary="Sign one device out", tags=["people"])
async def sign_one_out(house: House, request: Asked, session_id: str) -> None:
    """By its id in the list; its websockets are closed."""
    person = await house.people.require_oneself(request)
    await house.people.sessions.close_one(person.id, session_id)
    await house.people.hang_up(person.id, house.people.sessions.id_of(request))


@delete("/api/sessions", summary="Sign all other devices out", tags=["people"])
async def sign_others_out(house: House, request: Asked, everywhere: bool = False) -> Response[None]:
    """This device stays signed in, unless ``everywhere``; tokens of programs stay."""
    person = await house.people.require_oneself(request)
    kept = None if everywhere else house.people.sessions.id_of(request)
    await house.people.sessions.close_all(person.id, kept)
    await house.people.hang_up(person.id, kept)
    if everywhere:
        return _signed_out(house, request)
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@post(
    "/api/session/recover",
    status_code=HTTP_200_OK,
    summary="Set a new password with the recovery code",
    tags=["people"],
)
async def recover(house: House, request: Asked, data: Recovery) -> RecoveryCode:
    """All devices and programs are signed out; the answer has the next recovery code."""
    address = address_of(request.scope)
    house.safety.limits.take_address("password", address)

    async def sign_all_out(connection: AsyncConnection, person_id: str) -> None:
        await end_all(connection, person_id)
        await delete_all(connection, person_id)

    person_id, code = await house.people.accounts.recover(
        data.name, data.recovery_code, data.password, network_of(address), sign_all_out
    )
    await house.people.changed(person_id)
    await house.people.hang_up(person_id)
    return RecoveryCode(code)


@post(
    "/api/me/password",
    status_code=HTTP_204_NO_CONTENT,
    summary="Change the password",
    tags=["people"],
)
async def change_password(house: House, request: Asked, data: NewPassword) -> Response[None]:
    """All other devices are signed out, and programs unless their tokens are to be kept."""
    person = await house.people.require_oneself(request)
    address = address_of(request.scope)
    house.safety.limits.take_address("password", address)
    await house.people.accounts.check(person, data.old, network_of(address))
    renewing = Renewing(house, request, keep_tokens=data.keep_tokens)
    await house.people.accounts.set_password(person, data.new, renewing.renew)
    answer = Response(None, status_code=HTTP_204_NO_CONTENT)
    await renewing.finish(person, answer)
    return answer


@post(
    "/api/me/mail/code",
    status_code=HTTP_204_NO_CONTENT,
    summary="Send the code for a mail address again",
    tags=["people"],
)
async def send_mail_code(house: House, request: Asked) -> None:
    """To the address that one gave and has not confirmed."""
    person = await house.people.require_oneself(request)
    await house.people.confirming.send_again(person, language_of(request.scope))


@post(
    "/api/me/mail", status_code=HTTP_200_OK, summary="Confirm one's mail address", tags=["people"]
)
async def confirm_mail(house: House, request: Asked, data: MailCode) -> Me:
    """With the code that was sent there; from then on it gets reminders."""
    person = await house.people.require_oneself(request)
    await house.people.confirming.confirm(person, data.code)
    return await me(house, person)


@delete("/api/me", summary="Leave for good", tags=["people"])
async def farewell(house: House, request: Asked, data: Farewell) -> Response[None]:
    """Games stay, without a name; everything else about the person is deleted."""
    person = await house.people.require_oneself(request)
    if not person.guest:
        address = address_of(request.scope)
        house.safety.limits.take_address("password", address)
        await house.people.accounts.check(person, data.password or "", network_of(address))
    await leave_for_good(house, person)
    return _signed_out(house, request)


@get("/api/me/export", summary="All that the house keeps about me", tags=["people"])
async def export_me(house: House, request: Asked) -> Response[bytes]:
    """A JSON file."""
    person = await house.people.require_oneself(request)
    house.safety.limits.take("account", person.id)
    return Response(
        await export(house.database, person),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": 'attachment; filename="hantise.json"'},
    )


@post(
    "/api/me/handover",
    status_code=HTTP_201_CREATED,
    summary="Go on at another device",
    tags=["people"],
)
async def hand_over(house: House, request: Asked) -> Handover:
    """The code stands after a # so that no server's log ever has it."""
    person = await house.people.require_oneself(request)
    house.safety.limits.take("account", person.id)
    session = house.people.sessions.id_of(request)
    code, expires = await house.people.handovers.make(person.id, session)
    url = f"{house.settings.public_url()}/device#{code}"
    return Handover(
        url=url,
        code=code,
        expires=expires,
        qr=await house.jobs.run(person.id, qr.standalone, url),
        local=house.settings.only_here,
    )


@post(
    "/api/session/handover",
    status_code=HTTP_200_OK,
    summary="Take over on this device",
    tags=["people"],
)
async def take_over(house: House, request: Asked, data: TakeOver) -> Response[Me]:
    """The games of this device's guest move along."""
    house.safety.limits.take_address("password", address_of(request.scope))
    return await _become(house, request, await house.people.handovers.take(data.code))


@get("/api/me/tokens", summary="My programs' tokens", tags=["people"])
async def list_tokens(house: House, request: Asked) -> tuple[Token, ...]:
    """Without their secrets."""
    person = await house.people.require_oneself(request)
    return await house.people.tokens.list(person.id)


@post("/api/me/tokens", summary="A token for a program", tags=["people"])
async def make_token(house: House, request: Asked, data: NewToken) -> Token:
    """Only accounts have tokens; the secret is shown this once."""
    person = await house.people.require_oneself(request)
    house.safety.limits.take("account", person.id)
    session = house.people.sessions.id_of(request)
    return await house.people.tokens.make(person, data.label, session)


@delete("/api/me/tokens/{token_id:str}", summary="Take a token back", tags=["people"])
async def delete_token(house: House, request: Asked, token_id: str) -> None:
    """The program can do nothing more with it."""
    person = await house.people.require_oneself(request)
    await house.people.tokens.delete(person.id, token_id)
    await house.people.changed(person.id)
    await house.people.hang_up(person.id, house.people.sessions.id_of(request))


@put(
    "/api/me/mutes/{person_id:str}",
    status_code=HTTP_204_NO_CONTENT,
    summary="Hear no more of somebody",
    tags=["people"],
)
async def mute(house: House, request: Asked, person_id: str) -> None:
    """Only for oneself."""
    person = await house.people.require(request)
    house.safety.limits.take("account", person.id)
    await house.people.mutes.mute(person.id, person_id)


@delete("/api/me/mutes/{person_id:str}", summary="Hear somebody again", tags=["people"])
async def unmute(house: House, request: Asked, person_id: str) -> None:
    """Whether he was muted or not."""
    person = await house.people.require(request)
    await house.people.mutes.unmute(person.id, person_id)


@get("/api/push/key", summary="The house's key for notifications", tags=["people"])
async def push_key(house: House) -> PushKey:
    """What a browser needs to subscribe."""
    return PushKey(house.reminders.public_key)


@post(
    "/api/me/push",
    status_code=HTTP_204_NO_CONTENT,
    summary="Notify this browser",
    tags=["people"],
)
async def subscribe(house: House, request: Asked, data: PushSubscription) -> None:
    """When it is one's turn at a table of correspondence."""
    person = await house.people.require_oneself(request)
    house.safety.limits.take("account", person.id)
    session_id = house.people.sessions.id_of(request)
    await house.reminders.subscriptions.add(person.id, session_id, data)


@get("/api/me/push", summary="Is this browser notified?", tags=["people"])
async def is_subscribed(house: House, request: Asked, endpoint: str) -> PushKnown:
    """By its endpoint, in the name of whoever asks; nobody's browser is."""
    person = await house.people.identify(request)
    known = await house.reminders.subscriptions.of(person.id) if person else []
    return PushKnown(any(one.endpoint == endpoint for one in known))


@delete("/api/me/push", summary="Notify no browser any more", tags=["people"])
async def unsubscribe(house: House, request: Asked, endpoint: str | None = None) -> None:
    """One browser by its endpoint, else all."""
    person = await house.people.require_oneself(request)
    await house.reminders.subscriptions.remove(person.id, endpoint)


async def _become(
    house: House, request: Asked, person_id: str, password: str | None = None
) -> Response[Me]:
    """Sign this device in; what its guest has goes along, and its old session ends."""
    people = house.people
    before = await people.identify(request)
    person = await people.person(person_id)
    assert person is not None
    if before is not None and before.guest and before.id != person.id:
        async with house.database.begin(at_length=True) as connection:
            table_ids = await hand_to(connection, before, person)
            await hand_castles(connection, before, person)
            await hand_puzzles(connection, before, person)
        await tell_tables(house, table_ids)
    answer = await _signed_in(house, request, person, password)
    if before is not None:
        await people.changed(before.id)
        answer.background = BackgroundTask(people.hang_up, before.id)
    return answer


async def _signed_in(
    house: House, request: Asked, person: Person, password: str | None = None
) -> Response[Me]:
    old = house.people.sessions.id_of(request)
    opened = await house.people.sessions.open(person.id, _device(request), old, password)
    if opened.ended_others:
        await house.people.hang_up(person.id, opened.id)
    request.scope[PERSON] = person  # type: ignore[literal-required]
    answer = Response(await me(house, person))
    answer.set_cookie(session_cookie(opened.cookie, secure=_secure(house, request)))
    return answer


class Renewing:
    """A new session for this device, as its owner may do more from now on; all others end."""

    def __init__(self, house: House, request: Asked, *, keep_tokens: bool = True) -> None:
        self._house = house
        self._request = request
        self._keep_tokens = keep_tokens
        self._old = house.people.sessions.id_of(request)
        self._opened: Opened

    async def renew(self, connection: AsyncConnection, person_id: str) -> None:
        """In the transaction of what is the reason for it."""
        self._opened = await self._house.people.sessions.renew(
            connection, person_id, _device(self._request), self._old
        )
        if not self._keep_tokens:
            await delete_all(connection, person_id)

    async def finish(self, person: Person, answer: Response[Any]) -> None:
        """Send others away. One's own websockets are closed only after the answer.

        So they come back with the cookie that is in it.
        """
        people = self._house.people
        await people.hang_up(person.id, self._old)
        answer.background = BackgroundTask(people.hang_up, person.id, self._opened.id)
        secure = _secure(self._house, self._request)
        answer.set_cookie(session_cookie(self._opened.cookie, secure=secure))


def _signed_out(house: House, request: Asked) -> Response[None]:
    answer = Response(None, status_code=HTTP_204_NO_CONTENT)
    answer.set_cookie(no_cookie(secure=_secure(house, request)))
    return answer


def _device(request: Asked) -> Device:
    return device_of(request.headers.get("user-agent", ""))


def _secure(house: House, request: Asked) -> bool:
    return is_secure(request.scope, house.settings.base_url)


routes = [
    who_am_i,
    come_in,
    change_me,
    make_account,
    sign_in,
    sign_out,
    list_sessions,
    sign_one_out,
    sign_others_out,
    recover,
    change_password,
    send_mail_code,
    confirm_mail,
    farewell,
    export_me,
    hand_over,
    take_over,
    list_tokens,
    make_token,
    delete_token,
    mute,
    unmute,
    push_key,
    is_subscribed,
    subscribe,
    unsubscribe,
    *admin.routes,
]

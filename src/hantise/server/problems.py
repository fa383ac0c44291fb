"""How a refusal is answered over HTTP: a `Problem` in the language of the request."""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    ValidationException,
)
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from hantise.core.errors import HantiseError
from hantise.core.shape import misfit_of
from hantise.server.errors import (
    BadRequest,
    Forbidden,
    NotFound,
    NotSignedIn,
    Refusal,
    TooLarge,
    TooManyRequests,
    Unavailable,
)
from hantise.server.forms import Problem
from hantise.server.languages import language_of
from hantise.text import PRODUCT, Text

WHOLE: Final = "body"
"""The name of what was sent, where no field of it is wrong by itself."""


def status_of(error: HantiseError) -> int:
    """The HTTP status of any error of ours; those of the rules are the sender's mistake."""
    return error.status if isinstance(error, Refusal) else 400


def close_code(status: int) -> int:
    """The code with which a websocket is closed where HTTP would answer with that status."""
    return 4000 + status


def bad_field(field: str, told: str) -> BadRequest:
    """What is wrong with a field of what was sent, from msgspec's own words."""
    name, reason = misfit_of(told, field)
    return BadRequest("error-bad-request", field=name or WHOLE, reason=reason)


def refusal_of(error: HTTPException) -> HantiseError:
    """The framework's refusals in our own words."""
    if isinstance(error, ValidationException):
        first: Any = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
        field = str(first.get("key", ""))
        if first.get("source") == "body" or field == "data":
            field = field.removeprefix("data")
        return bad_field(field[:80], str(first.get("message", "")))
    if isinstance(error, NotFoundException):
        return NotFound()
    if isinstance(error, MethodNotAllowedException):
        return BadRequest("error-method")
    if isinstance(error, NotAuthorizedException):
        return NotSignedIn()
    if isinstance(error, PermissionDeniedException):
        return Forbidden("error-forbidden")
    if error.status_code == 413:
        return TooLarge("error-too-large")
    return BadRequest("error-bad-request", field=WHOLE, reason=Text(PRODUCT, "reason-wrong-form"))


def problem_of(error: HantiseError, language: str, status: int | None = None) -> Problem:
    """What is sent for an error."""
    return Problem(status or status_of(error), error.text, error.text.say(language))


def extra_headers(error: Exception) -> dict[str, str]:
    """What else an answer must carry."""
    if isinstance(error, TooManyRequests | Unavailable):
        return {"Retry-After": str(error.retry_after)}
    if isinstance(error, MethodNotAllowedException):
        return dict(error.headers or {})
    return {}


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The app's handler of every exception; a fault of ours tells nothing of itself."""
    language = language_of(request.scope)
    if isinstance(error, HantiseError):
        problem = problem_of(error, language)
    elif isinstance(error, HTTPException) and error.status_code < 500:
        problem = problem_of(refusal_of(error), language, error.status_code)
    else:
        problem = problem_of(HantiseError("error-internal"), language, 500)
    if isinstance(error, HantiseError | HTTPException):  # all others are faults, and logged
        let_go(error)
    return Response(
        problem,
        status_code=problem.status,
        headers=extra_headers(error),
        media_type=MediaType.JSON,
    )


def let_go(error: BaseException | None) -> None:
    """Forget where it was raised: those frames hold it in turn, and only a collection would free them.

    A flood of refusals would leave so many that one collection holds up every move.
    """
    while error is not None and error.__traceback__ is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


REFUSALS: Final = (400, 401, 403, 404, 409, 413, 429, 500, 503)


def describe_refusals(handlers: Iterable[object]) -> None:
    """Let the OpenAPI document say how every route of the API refuses."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False:
            told = {
                status: ResponseSpec(
                    Problem, generate_examples=False, description=HTTPStatus(status).phrase
                )
                for status in REFUSALS
            }
            handler.responses = {**told, **(handler.responses or {})}

"""Request bodies, decoded strictly into the type that a route takes."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from hantise.core.shape import place_of
from hantise.server.errors import Aborted
from hantise.server.problems import bad_field


class CarefulRequest(Request[Any, Any, Any]):
    """Decodes a body straight into what its route takes, and takes nothing else for it.

    The framework would read "7" as a number and "no" as a flag; a body nested too deep, or one
    that is no text at all, it would take for a fault of ours.
    """

    async def body(self) -> bytes:
        """All of it; `Aborted` if the sender left before its end."""
        try:
            return await super().body()
        except InternalServerException:
            raise Aborted from None

    async def json(self) -> Any:
        """The body, decoded; `BadRequest` says which field is wrong."""
        field = self.route_handler.parsed_data_field
        wanted = field.annotation if field is not None else Any
        if not (isinstance(wanted, type) and issubclass(wanted, msgspec.Struct)):
            wanted = Any
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except msgspec.ValidationError as error:
            told = str(error)
            raise bad_field(place_of(told), told) from None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise bad_field("", "") from None

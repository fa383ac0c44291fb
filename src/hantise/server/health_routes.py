"""For those who run the house: `/healthz`, `/readyz` and `/metrics`."""

import asyncio

import structlog
from litestar import HttpMethod, MediaType, Response, route

from hantise.server import metrics
from hantise.server.house import House

PATIENCE = 2.0
AGAIN = {"Retry-After": "2"}
READING = [HttpMethod.GET, HttpMethod.HEAD]


@route("/healthz", http_method=READING, media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@route("/readyz", http_method=READING, media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(house: House) -> Response[str]:
    """The database can be read and written, and the house is not being left."""
    if house.stopping:
        return Response("stopping", status_code=503, headers=AGAIN)
    try:
        async with asyncio.timeout(PATIENCE):
            await house.readiness.ask()
    except Exception as error:  # noqa: BLE001 (whatever it is, we are not ready)
        structlog.get_logger("hantise.health").warning("not ready", error=type(error).__name__)
        return Response("database", status_code=503, headers=AGAIN)
    return Response("ok")


@route("/metrics", http_method=READING, include_in_schema=False)
async def figures(house: House) -> Response[bytes]:
    """Prometheus; those of a moment ago will do."""
    return Response(await house.figures.get(), media_type=metrics.CONTENT_TYPE_LATEST)


routes = [healthz, readyz, figures]

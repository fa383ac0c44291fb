"""What every request passes before anything else happens: `Safety`, around the whole app."""

from hantise.server.safety.middleware import LARGEST_BODY, Safety, address_of
from hantise.server.safety.rate_limits import WIDER, Kind, Limits

__all__ = ["LARGEST_BODY", "WIDER", "Kind", "Limits", "Safety", "address_of"]

"""What the service refuses with."""

from __future__ import annotations

import json
from typing import Any


class CourtPulseError(Exception):
    """A refusal of the service. `GET /v1/errors/{code}` says what to do; `request_id` is what its operators find it by."""

    def __init__(self, status: int, request_id: str | None, body: bytes) -> None:
        try:
            parsed = json.loads(body)
        except ValueError:
            parsed = {}
        fields: dict[str, Any] = parsed if isinstance(parsed, dict) else {}
        super().__init__(fields.get("message", f"The service responded with HTTP {status}."))
        self.status = status
        self.code: int | None = fields.get("code")
        self.details: dict[str, Any] = fields.get("details", {})
        self.label: str | None = self.details.get("label")
        self.request_id = request_id


class WaitedTooLong(Exception):
    """What was waited for did not come in time; it goes on all the same."""

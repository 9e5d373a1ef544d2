"""The Python client of the CourtPulse API."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from . import types
from .call import Call, Listed
from .errors import CourtPulseError, WaitedTooLong
from .operations import Operations
from .webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "CourtPulse",
    "CourtPulseError",
    "Listed",
    "WaitedTooLong",
    "WebhookVerificationError",
    "types",
    "verify_webhook",
]

T = TypeVar("T")
MAX_PAUSE_SECONDS = 5.0


class CourtPulse(Operations):
    """Every operation of the API by its group, such as `cases.look_up`, and the waits for what is done in the background.

    `base_url` ends in `/v1`. An attempt may take `timeout_seconds`: the service itself waits up to 60 seconds for a court. What the service
    puts off is sent again when it says so, for up to `max_wait_seconds` in all.
    """

    def __init__(
        self, base_url: str, api_key: str, *, timeout_seconds: float = 90, max_wait_seconds: float = 300
    ) -> None:
        super().__init__(Call(base_url, api_key, timeout_seconds, max_wait_seconds))

    def wait_for_summary(self, id: str, timeout_seconds: float = 900) -> types.PolledCaseSummary:
        """Waits until a summary is COMPLETE or FAILED."""
        return _wait(lambda: self.summaries.get(id), lambda it: it["status"] != "PENDING", timeout_seconds)

    def wait_for_historical_search(self, search_id: str, timeout_seconds: float = 900) -> types.HistoricalSearch:
        """Waits until an asynchronous historical search is COMPLETE or FAILED."""
        search = self.historical_searches
        return _wait(lambda: search.get(search_id), lambda it: it["status"] != "RUNNING", timeout_seconds)

    def wait_for_import(self, id: str, timeout_seconds: float = 900) -> types.GetEntityImportResponse:
        """Waits until every row of an import has its outcome."""
        return _wait(lambda: self.entities.get_import(id), lambda it: it["status"] != "RUNNING", timeout_seconds)

    def wait_for_export(self, id: str, timeout_seconds: float = 900) -> types.GetExportResponse:
        """Waits until the file of an export is there."""
        return _wait(lambda: self.exports.get(id), lambda it: it["status"] != "RUNNING", timeout_seconds)


def _wait(read: Callable[[], T], is_done: Callable[[T], bool], timeout_seconds: float) -> T:
    until = time.monotonic() + timeout_seconds
    pause = 0.25
    while not is_done(value := read()):
        if time.monotonic() + pause > until:
            raise WaitedTooLong(f"The operation was not finished within {timeout_seconds} seconds.")
        time.sleep(pause)
        pause = min(1.5 * pause, MAX_PAUSE_SECONDS)
    return value

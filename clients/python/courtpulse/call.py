"""Sends requests, again where that is safe, and reads lists to their end."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Iterator, Mapping
from email.message import Message
from typing import Any, Generic, TypeVar

from .errors import CourtPulseError

VERSION = "1.0.0"
# The first pause after a connection that broke, doubled each time.
FIRST_PAUSE_SECONDS = 0.5
MAX_PAUSE_SECONDS = 10.0
REPEATABLE = ("GET", "POST")
# The statuses with which the service puts a request off, if it says for how long.
PUT_OFF = (409, 429, 503)
# The connection broke, or no answer came in time. `http.client` has errors of its own for a connection that breaks within an answer.
BROKEN = (OSError, http.client.IncompleteRead, http.client.BadStatusLine)

Page = TypeVar("Page")
Item = TypeVar("Item")


class Call:
    """Calls an operation and gives its answer as the service sent it."""

    def __init__(self, base_url: str, api_key: str, timeout_seconds: float, max_wait_seconds: float) -> None:
        self.root = base_url.rstrip("/")
        self.api_key = api_key
        self.timeout_seconds = timeout_seconds
        self.max_wait_seconds = max_wait_seconds

    def __call__(
        self,
        verb: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Raises CourtPulseError when the service refused."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = self.root + path + ("?" + urllib.parse.urlencode(given) if given else "")
        headers = {
            "X-Service-Api-Key": self.api_key,
            "X-Request-Id": str(uuid.uuid4()),
            "User-Agent": f"courtpulse-python/{VERSION}",
            "Accept": "application/json",
        }
        # With a key of its own a POST is done and charged once, however often it is sent.
        if verb == "POST":
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        data = None
        if body is not None:
            is_csv = isinstance(body, str)
            headers["Content-Type"] = "text/csv" if is_csv else "application/json"
            data = body.encode() if is_csv else json.dumps(body).encode()
        return self._send(urllib.request.Request(url, data, headers, method=verb))

    def _send(self, request: urllib.request.Request) -> Any:
        until = time.monotonic() + self.max_wait_seconds
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                status, headers, content = self._attempt(request)
            except BROKEN:
                if request.get_method() not in REPEATABLE or time.monotonic() + pause > until:
                    raise
                time.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE_SECONDS)
                continue
            if 200 <= status < 300:
                text = content.decode()
                return json.loads(text) if headers.get_content_type() == "application/json" else text
            after = headers.get("Retry-After", "")
            if status not in PUT_OFF or not after.isdigit() or time.monotonic() + int(after) > until:
                raise CourtPulseError(status, headers.get("X-Request-Id"), content)
            time.sleep(int(after))

    def _attempt(self, request: urllib.request.Request) -> tuple[int, Message, bytes]:
        """The status, the headers and all of the body, of a refusal too."""
        answer: Any
        try:
            answer = urllib.request.urlopen(request, timeout=self.timeout_seconds)
        except urllib.error.HTTPError as refusal:
            answer = refusal
        with answer:
            return answer.status, answer.headers, answer.read()


class Group:
    """The operations of one group, which share how they are sent."""

    def __init__(self, call: Call) -> None:
        self.call = call

    def path(self, template: str, *ids: str) -> str:
        """The path with these ids in place of the names in braces."""
        parts = template.split("{")
        rest = [part.split("}", 1)[1] for part in parts[1:]]
        if not all(ids):
            raise ValueError("an id is empty")
        return parts[0] + "".join(urllib.parse.quote(each, safe="") + after for each, after in zip(ids, rest))


class Listed(Generic[Page, Item]):
    """A list: `page` is its first page; a loop over it reads every item to the end, each page when its first item is needed.

    A list with `$skip` shifts when items leave or join it: then a loop misses some, or gives some twice. Read it to the end
    (`list(...)`) before you change what it lists.
    """

    def __init__(
        self,
        call: Call,
        verb: str,
        path: str,
        *,
        items: str,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> None:
        self._call, self._verb, self._path, self._items = call, verb, path, items
        self._query, self._body = dict(query or {}), body

    @property
    def page(self) -> Page:
        first: Page = self._read({}, {})
        return first

    def __iter__(self) -> Iterator[Item]:
        skipped = int((self._body or {}).get("$skip", 0))
        query: dict[str, Any] = {}
        body: dict[str, Any] = {}
        while True:
            page: Any = self._read(query, body)
            yield from page[self._items]
            if "recordsFiltered" in page:
                skipped += len(page[self._items])
                body = {"$skip": skipped}
                if not page[self._items] or skipped >= page["recordsFiltered"]:
                    return
            elif "nextPageToken" in page:
                query = {"pageToken": page["nextPageToken"]}
                if page["nextPageToken"] is None:
                    return
            else:
                # The event log leads on from its end, too: to what has not happened yet.
                query = {"cursor": page["nextCursor"]}
                if page["nextCursor"] is None or page.get("hasMore") is False:
                    return

    def _read(self, query: dict[str, Any], body: dict[str, Any]) -> Any:
        sent = None if self._verb == "GET" else {**(self._body or {}), **body}
        return self._call(self._verb, self._path, query={**self._query, **query}, body=sent)

"""Checks the messages of webhooks (Standard Webhooks)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Union, cast

from . import types

TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """The message does not come from the service, was changed, or is not of these five minutes."""


def verify_webhook(
    body: Union[bytes, str], headers: Mapping[str, str], secrets: Union[str, Sequence[str]]
) -> types.Event:
    """Checks that a message comes from the service, and parses it. Its `type` determines the type of its `data`.

    `body` is the body as it arrived, byte by byte; `secrets` the endpoint's secret, or several during a rotation.
    Raises WebhookVerificationError when no secret fits, or the message is older than five minutes.
    """
    candidates = [secrets] if isinstance(secrets, str) else secrets
    if not candidates:
        raise ValueError("at least one webhook secret is required")
    known = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (known.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not (id and timestamp and signatures):
        raise WebhookVerificationError("The headers webhook-id, webhook-timestamp and webhook-signature are required.")
    if not re.fullmatch(r"[0-9]{1,15}", timestamp) or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        raise WebhookVerificationError("The timestamp is not of these five minutes.")
    content = body.encode() if isinstance(body, str) else body
    signed = f"{id}.{timestamp}.".encode() + content
    given = [each[3:].encode() for each in signatures.split(" ") if each.startswith("v1,")]
    for secret in candidates:
        expected = base64.b64encode(hmac.new(_key(secret), signed, hashlib.sha256).digest())
        # Every signature is compared, so that the time taken says nothing about which of them fits.
        if any([hmac.compare_digest(each, expected) for each in given]):
            return cast(types.Event, {**json.loads(content), "id": id})
    raise WebhookVerificationError("No signature fits.")


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error as error:
        raise ValueError("a webhook secret is base64 after whsec_") from error
    if not key:
        raise ValueError("a webhook secret is empty")
    return key

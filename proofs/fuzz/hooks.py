"""What generated requests must not do: call hosts of the internet, or take away the key that they are sent with."""

import json
import os
import re

import schemathesis
import yaml

SINK = os.environ["FUZZ_SINK"]
KEPT_IDS = set(json.loads(os.environ["FUZZ_KEPT_IDS"]))
NOWHERE = "0190f5e0b7a07c3c8a5d6e7f80912345"
LONGEST_URL = 2048

# As lenient as the URL parser of browsers and Node, which reads `https:host` and `https:\\host` too.
ADDRESS = re.compile(r"^([\x00-\x20]*[A-Za-z][A-Za-z0-9+.\-\t\r\n]*:)[/\\\t\r\n]*[^/\\?#]*")


def kept_here(address):
    """The same address at the sink on loopback; as long as it was, so that limits are met or passed as before."""
    here = ADDRESS.sub(lambda match: f"{match[1]}//{SINK}", address, count=1)
    if here == address:
        return address
    if len(here) > LONGEST_URL >= len(address):
        return here[:LONGEST_URL]
    missing = min(len(address), LONGEST_URL + 1) - len(here)
    return here + "#".ljust(missing, "x") if missing > 0 else here


@schemathesis.hook
def before_call(context, case, kwargs):
    for name, value in (case.path_parameters or {}).items():
        if value in KEPT_IDS:
            case.path_parameters[name] = NOWHERE
    if isinstance(case.body, dict) and isinstance(case.body.get("url"), str):
        case.body["url"] = kept_here(case.body["url"])


with open(os.path.join(os.path.dirname(__file__), "false-alarms.yaml"), encoding="utf-8") as file:
    LIST = yaml.safe_load(file)


def refusal_of(response):
    try:
        body = json.loads(response.content)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def explains(alarm, failure, operation, response):
    refusal = refusal_of(response)
    said = json.dumps(refusal.get("details", {}), ensure_ascii=False)
    return (
        failure.code in alarm["checks"]
        and ("answers" not in alarm or refusal.get("code") in alarm["answers"])
        and ("status" not in alarm or response.status_code == alarm["status"])
        and ("at" not in alarm or re.search(alarm["at"], operation) is not None)
        and ("says" not in alarm or re.search(alarm["says"], said) is not None)
    )


@schemathesis.hook
def filter_failure(context, failure, case, response):
    if response.status_code >= 500 and refusal_of(response).get("code") not in LIST["demanded"]:
        return True
    operation = f"{case.operation.method.upper()} {case.operation.path}"
    for alarm in LIST["alarms"]:
        if explains(alarm, failure, operation, response):
            with open(os.environ["FUZZ_MET"], "a", encoding="utf-8") as met:
                met.write(alarm["why"] + "\n")
            return False
    return True

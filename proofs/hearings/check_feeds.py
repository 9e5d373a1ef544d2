"""Reads histories of feeds as JSON, checks each event with icalendar, and writes what is wrong as a JSON list."""

import json
import sys

from icalendar import Calendar


def read(feed):
    calendar = Calendar.from_ical(feed)
    problems = [str(error) for error in calendar.errors]
    events = []
    for event in calendar.walk("VEVENT"):
        problems += [str(error) for error in event.errors]
        alarms = [alarm["TRIGGER"].dt.timestamp() * 1000 for alarm in event.walk("VALARM")]
        expected = {
            "day": event["DTSTART"].dt.isoformat(),
            "status": str(event["STATUS"]),
            "summary": str(event["SUMMARY"]),
            "alarms": sorted(round(alarm) for alarm in alarms),
        }
        events.append((str(event["UID"]), int(event["SEQUENCE"]), expected))
    return events, problems


def check(history):
    uids, sequences = {}, {}
    for edit, step in enumerate(history):
        events, problems = read(step["feed"])
        for uid, sequence, _ in events:
            if sequence < sequences.get(uid, 0):
                problems.append(f"SEQUENCE of {uid} falls")
            sequences[uid] = sequence
        for wanted in step["events"]:
            name = wanted.pop("name")
            found = [uid for uid, _, event in events if event == wanted and uids.get(name, uid) == uid]
            if found:
                uids[name] = found[0]
            else:
                problems.append(f"{wanted} is missing, or has another UID")
        if len(events) != len(step["events"]):
            problems.append(f"{len(events)} events")
        yield from (f"edit {edit}: {problem}" for problem in problems)


json.dump([problem for history in json.load(sys.stdin) for problem in check(history)], sys.stdout)

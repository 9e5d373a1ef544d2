#!/usr/bin/env bash
# Guess: a query that sqlglot translates from MySQL to DuckDB has the same result, or it is refused.
# Seen: with sqlglot 30.30.0 and DuckDB 2.0.1 a cat of 23 years (the example of MySQL's manual, 5.3.4.5) is 24: TIMESTAMPDIFF counts units that are
# over, date_diff counts ends of years, months or days between. Of two timestamps two minutes apart the hours are 1, not 0. DAYOFWEEK and
# WEEKDAY of the manual's examples (14.7) give other days, %u of DATE_FORMAT another week, and TO_DAYS a day more. DATEDIFF is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check sqlglot==30.30.0 duckdb==2.0.1
cat >query.py <<'PY'
import duckdb
import sqlglot

QUERIES = (
    ("SELECT TIMESTAMPDIFF(YEAR, CAST('1979-08-31' AS DATE), CAST('2003-08-19' AS DATE))", '23', '24'),
    ("SELECT TIMESTAMPDIFF(MONTH, CAST('2026-01-31' AS DATE), CAST('2026-02-01' AS DATE))", '0', '1'),
    ("SELECT TIMESTAMPDIFF(HOUR, CAST('2026-01-01 10:59:00' AS DATETIME), CAST('2026-01-01 11:01:00' AS DATETIME))", '0', '1'),
    ("SELECT DAYOFWEEK(CAST('2007-02-03' AS DATE))", '7', '6'),
    ("SELECT WEEKDAY(CAST('2008-02-03' AS DATE))", '6', '0'),
    ("SELECT TO_DAYS(CAST('2007-10-07' AS DATE))", '733321', '733322'),
    ("SELECT DATE_FORMAT(CAST('2026-11-29' AS DATE), '%u')", '48', '47'),
    ("SELECT DATEDIFF(CAST('2007-12-31' AS DATE), CAST('2007-12-30' AS DATE))", '1', '1'),
)
is_seen = True
for query, right, seen in QUERIES:
    translated = sqlglot.transpile(query, read='mysql', write='duckdb', unsupported_level=sqlglot.ErrorLevel.RAISE)[0]
    result = str(duckdb.sql(translated).fetchall()[0][0])
    print(f'{query}\n  MySQL {right}; as {translated}: {result}')
    is_seen = is_seen and result == seen
raise SystemExit(0 if is_seen else 1)
PY
echo "$(python3 --version), sqlglot 30.30.0, DuckDB 2.0.1"
env/bin/python query.py
echo 'Translated from MySQL, a query counts years and months that are not over, and takes a Sunday for a Monday.'

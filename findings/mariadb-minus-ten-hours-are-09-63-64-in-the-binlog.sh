#!/usr/bin/env bash
# Guess: a reader of the binary log gives a negative TIME as the server gives it to a query.
# Seen: for -10:00:00 @powersync/mysql-zongji 0.6.2 and @vlasky/zongji 0.9.0 give "-09:63:64", and -01:30:00 is "-01:29:64", as it is in TIME(3); only
# with a fraction, or without minutes and with seconds, they are right. mysql-replication 1.0.17 (Python) gives -01:30:00.250 as -01:30:00.750: it adds the
# fraction of a negative time instead of subtracting it. PyMySQL 1.2.4 reads all of them right by query.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || { kill "$server" && wait "$server" || true; }; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check mysql-replication==1.0.17 PyMySQL==1.2.4
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @powersync/mysql-zongji@0.6.2 @vlasky/zongji@0.9.0
port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
mariadb-install-db --no-defaults --datadir="$folder/data" --auth-root-authentication-method=normal --skip-test-db >install.log 2>&1
mariadbd --no-defaults --datadir="$folder/data" --socket="$folder/socket" --bind-address=127.0.0.1 --port="$port" --user="$(id -un)" \
  --log-bin=binlog --binlog-format=ROW --server-id=1 >server.log 2>&1 &
server=$!
query() { mariadb --no-defaults --socket="$folder/socket" --user=root --skip-column-names "$@"; }
for _ in $(seq 120); do query -e 'SELECT 1' >/dev/null 2>&1 && break; sleep 0.5; done
query <<'SQL'
CREATE USER reader@127.0.0.1 IDENTIFIED BY 'reader';
GRANT ALL ON *.* TO reader@127.0.0.1;
CREATE DATABASE tides;
CREATE TABLE tides.tides (id INT, late TIME, exact TIME(3));
INSERT INTO tides.tides VALUES (1, '-10:00:00', '-10:00:00'), (2, '-01:30:00', '-01:30:00.250'), (3, '01:30:00', '01:30:00.250');
SQL
cat >read.py <<'PY'
import json
import sys
from datetime import timedelta

import pymysql
from pymysqlreplication import BinLogStreamReader
from pymysqlreplication.row_event import WriteRowsEvent

settings = {'host': '127.0.0.1', 'port': int(sys.argv[1]), 'user': 'reader', 'password': 'reader'}


def clock(time):
    milliseconds = abs(time) // timedelta(milliseconds=1)
    seconds = milliseconds // 1000
    return f"{'-' if time < timedelta(0) else ''}{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{milliseconds % 1000:03}"


cursor = pymysql.connect(**settings).cursor()
cursor.execute('SELECT late, exact FROM tides.tides ORDER BY id')
asked = [[clock(time) for time in row] for row in cursor]
stream = BinLogStreamReader(
    connection_settings={**settings, 'passwd': 'reader'}, server_id=7, only_events=[WriteRowsEvent], log_file='binlog.000001', log_pos=4, resume_stream=True)
logged = [[clock(time) for time in list(row['values'].values())[1:]] for event in stream if event.table == 'tides' for row in event.rows]
print(json.dumps({'PyMySQL, by query': asked, 'mysql-replication': logged}))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

const [port] = process.argv.slice(2).map(Number)
const load = createRequire(import.meta.url)
function byZongJi(name, serverId) {
  const loaded = load(name)
  const ZongJi = loaded.default ?? loaded
  const reader = new ZongJi({ host: '127.0.0.1', port, user: 'reader', password: 'reader' })
  return new Promise((resolve, reject) => {
    reader.on('error', reject)
    reader.on('binlog', (event) => {
      if (event.getEventName() !== 'writerows' || event.tableMap[event.tableId].tableName !== 'tides') return
      resolve(event.rows.map(({ late, exact }) => [late, exact]))
    })
    reader.start({ serverId, filename: 'binlog.000001', position: 4, includeEvents: ['tablemap', 'writerows'] })
  })
}
const read = {
  '@powersync/mysql-zongji': await byZongJi('@powersync/mysql-zongji', 8),
  '@vlasky/zongji': await byZongJi('@vlasky/zongji', 9),
  ...JSON.parse(execFileSync('env/bin/python', ['read.py', String(port)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
}
for (const [reader, rows] of Object.entries(read)) console.log(`${reader}: ${rows.map((row) => row.join(' ')).join(' | ')}`)
const text = (reader) => read[reader].map((row) => row.map((time) => time.replace(/^([^.]*)$/, '$1.000')).join(' ')).join(' | ')
const isSeen =
  text('PyMySQL, by query') === '-10:00:00.000 -10:00:00.000 | -01:30:00.000 -01:30:00.250 | 01:30:00.000 01:30:00.250' &&
  ['@powersync/mysql-zongji', '@vlasky/zongji'].every(
    (reader) => text(reader) === '-09:63:64.000 -09:63:64.000 | -01:29:64.000 -01:30:00.250 | 01:30:00.000 01:30:00.250',
  ) &&
  text('mysql-replication') === '-10:00:00.000 -10:00:00.000 | -01:30:00.000 -01:30:00.750 | 01:30:00.000 01:30:00.250'
process.exit(isSeen ? 0 : 1)
JS
echo "$(mariadbd --version | sed 's/.*Ver \([^ ]*\).*/MariaDB \1/'), $(python3 --version), mysql-replication 1.0.17, PyMySQL 1.2.4, Node $(node --version), @powersync/mysql-zongji 0.6.2, @vlasky/zongji 0.9.0"
node read.js "$port"
echo 'From the binary log three libraries read a negative time as another, or as one that no clock shows.'

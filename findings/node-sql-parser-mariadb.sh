#!/usr/bin/env bash
# Guess: a parser with a mode for MariaDB reads what MariaDB reads, and at least what its mode for MySQL reads.
# Seen: node-sql-parser 5.4.0 refuses, in its mode for MariaDB alone, a column called `status` (no reserved word there) behind WHERE,
# DELETE ... LIMIT, and STRAIGHT_JOIN; in both modes FORCE INDEX on a joined table and FOR SHARE. sqlparser-ts 0.62.0 reads all of
# them, and refuses LOCK IN SHARE MODE, the only form of a shared lock that MariaDB and MySQL have in common.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-sql-parser@5.4.0 @guanmingchiu/sqlparser-ts@0.62.0 2>/dev/null
cat >read.mjs <<'JS'
import nodeSqlParser from 'node-sql-parser'
import { init, parse } from '@guanmingchiu/sqlparser-ts'

await init()
const parser = new nodeSqlParser.Parser()
const readers = {
  'as MySQL': (sql) => parser.astify(sql, { database: 'MySQL' }),
  'as MariaDB': (sql) => parser.astify(sql, { database: 'MariaDB' }),
  'sqlparser-ts': (sql) => parse(sql, 'mysql'),
}
const EXPECTED = {
  "SELECT id FROM jars WHERE status = 'OPEN'": 'yes no yes',
  'DELETE FROM jars WHERE id = 1 LIMIT 5': 'yes no yes',
  'SELECT j.id FROM shelves s STRAIGHT_JOIN jars j ON j.shelf = s.id': 'yes no yes',
  'SELECT j.id FROM shelves s JOIN jars j FORCE INDEX (PRIMARY) ON j.shelf = s.id': 'no no yes',
  'SELECT id FROM jars WHERE id = 1 FOR SHARE': 'no no yes',
  'SELECT id FROM jars WHERE id = 1 LOCK IN SHARE MODE': 'yes yes no',
}
const canRead = (read, sql) => {
  try {
    read(sql)
    return 'yes'
  } catch {
    return 'no'
  }
}
console.log(Object.keys(readers).join(' | '))
let isAsSeen = true
for (const [sql, expected] of Object.entries(EXPECTED)) {
  const seen = Object.values(readers).map((read) => canRead(read, sql)).join(' ')
  console.log(seen.padEnd(12), sql)
  isAsSeen &&= seen === expected
}
process.exit(isAsSeen ? 0 : 1)
JS
echo "node $(node --version), node-sql-parser 5.4.0, @guanmingchiu/sqlparser-ts 0.62.0"
node read.mjs

#!/usr/bin/env bash
# Guess: @prometheus-io/client 0.16.1, prom-client under its new name, counts null, undefined and '' as labels of their own, as prom-client
# 15.1.3 does; or it counts all under the empty label, as Prometheus reads it.
# Seen: it counts all in one series, whose label is the text of whichever came first: "null", "undefined", "" or none at all. So one count
# can have another name after each restart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent prom-client@15.1.3 @prometheus-io/client@0.16.1
cat >count.js <<'JS'
import * as renamed from '@prometheus-io/client'
import former from 'prom-client'

const LABELS = [{ field: null, crop: 'rice' }, { field: undefined, crop: 'rice' }, { field: '', crop: 'rice' }, { crop: 'rice' }]
const series = async ({ Counter, Registry }, first) => {
  const registry = new Registry()
  const sold = new Counter({ name: 'sold_total', help: 'Sold', labelNames: ['field', 'crop'], registers: [registry] })
  for (const labels of [LABELS[first], ...LABELS.filter((_, index) => index !== first)]) sold.inc(labels)
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('sold_total{'))
}
const seen = []
for (const first of LABELS.keys()) {
  console.log(`first of four: ${['null', 'undefined', "''", 'no label'][first]}`)
  console.log(`  prom-client 15.1.3           ${(await series(former, first)).join(' ; ')}`)
  const [only, ...others] = await series(renamed, first)
  console.log(`  @prometheus-io/client 0.16.1 ${[only, ...others].join(' ; ')}`)
  seen.push(only, ...others)
}
const EXPECTED = ['{field="null",crop="rice"} 4', '{field="undefined",crop="rice"} 4', '{field="",crop="rice"} 4', '{crop="rice"} 4']
process.exit(JSON.stringify(seen) === JSON.stringify(EXPECTED.map((text) => `sold_total${text}`)) ? 0 : 1)
JS
echo "Node $(node --version)"
node count.js
echo 'A label without a value is named after the first way in which it was left out.'

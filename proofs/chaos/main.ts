/** A run of `npm run proofs -- chaos`. Its clients' log is left in `.dev/chaos`. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { readOptions } from '../../scripts/read-options.ts'
import { runChaos } from './run.ts'

const { values } = readOptions({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    every: { type: 'string', default: '1.1' },
    accounts: { type: 'string', default: '3' },
    endpoints: { type: 'string', default: '20' },
    crowd: { type: 'string', default: '20' },
    cluster: { type: 'boolean', default: false },
  },
})
const PAUSE_MS = 100
const SETTLE_MS = 15 * 60_000
const FOLDER = '.dev/chaos'

const began = Date.now()
const { history, breaches, ...totals } = await runChaos({
  seed: Number(values.seed),
  onCluster: values.cluster,
  runMs: Number(values.minutes) * 60_000,
  everyMs: Number(values.every) * 1_000,
  settleMs: SETTLE_MS,
  accounts: Number(values.accounts),
  endpoints: Number(values.endpoints),
  crowd: Number(values.crowd),
  pauseMs: PAUSE_MS,
  tell: (line) => console.log(line),
})
mkdirSync(FOLDER, { recursive: true })
const file = `${FOLDER}/seed-${values.seed}.jsonl`
const lines = [...history.exchanges, ...history.messages].map((line) => JSON.stringify(line))
writeFileSync(file, `${lines.join('\n')}\n`)
console.log(JSON.stringify({ ...totals, minutes: ((Date.now() - began) / 60_000).toFixed(1), log: file }))
for (const breach of breaches) console.log(`WRONG: ${breach}`)
console.log(breaches.length === 0 ? 'nothing lost, doubled or stuck' : `${breaches.length} things are wrong`)
process.exit(breaches.length === 0 ? 0 : 1)

/**
 * Matches names of your own data with the code that discovery runs:
 * - `npm run tool -- match --pairs FILE.csv [--json]`: a line for each pair, in the file's order: score, verdict and
 * reasons
 * - `npm run tool -- match --watched FILE.json --titles FILE.jsonl [--json]`: a line for each watched entity that a
 * case title may name
 */
import { parseArgs } from 'node:util'
import { describeReason } from '../../domain/matching/reasons.ts'
import { comparePair } from '../../evals/matching/compare-pair.ts'
import { findHits, readTitles, readWatched } from '../../evals/matching/find-hits.ts'
import { readPairs } from '../../evals/matching/read-pairs.ts'

const { pairs, watched, titles, json } = parseArgs({
  options: {
    pairs: { type: 'string' },
    watched: { type: 'string' },
    titles: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
}).values

if (pairs !== undefined) {
  for (const pair of readPairs(pairs)) {
    const { score, verdict, reasons } = comparePair(pair)
    const sentences = reasons.map(describeReason).join('; ')
    print({ score, verdict, reasons }, `${score} ${verdict}  ${pair.watched} | ${pair.asWritten}  (${sentences})`)
  }
} else if (watched !== undefined && titles !== undefined) {
  for await (const hit of findHits(readWatched(watched), readTitles(titles)))
    print(hit, `${hit.score}  ${hit.titleId}  ${hit.entityId}`)
} else {
  console.error('Usage: npm run tool -- match --pairs FILE.csv | --watched FILE.json --titles FILE.jsonl [--json]')
  process.exitCode = 2
}

function print(data: object, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(data) : text}\n`)
}

/**
 * How well names match, on your own data, with the code that discovery runs:
 *
 * - `npm run tool -- match --pairs FILE.csv [--json]`: a line for each pair, in the file's order: score, verdict and reasons;
 *   where the file labels them and without `--json`, F1 beside fuzzball at the end
 * - `npm run tool -- match --watched FILE.json --titles FILE.jsonl [--json]`: a line for each watched entity that a case title may name
 */

import { describeReason } from '../../domain/matching/reasons.ts'
import { besideFuzzball } from '../../proofs/matching/beside-fuzzball.ts'
import { comparePair } from '../../proofs/matching/compare-pair.ts'
import { findHits, readTitles, readWatched } from '../../proofs/matching/find-hits.ts'
import { readPairs } from '../../proofs/matching/read-pairs.ts'
import { readOptions } from '../read-options.ts'

const { pairs, watched, titles, json } = readOptions({
  options: {
    pairs: { type: 'string' },
    watched: { type: 'string' },
    titles: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
}).values

if (pairs !== undefined) {
  const all = readPairs(pairs)
  for (const pair of all) {
    const { score, verdict, reasons } = comparePair(pair)
    const sentences = reasons.map(describeReason).join('; ')
    print({ score, verdict, reasons }, `${score} ${verdict}  ${pair.watched} | ${pair.asWritten}  (${sentences})`)
  }
  if (!json) for (const line of besideFuzzball(all)) console.log(line)
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

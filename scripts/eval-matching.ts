/**
 * `npm run eval:matching`: how well names are matched, on labelled pairs. The exit code is 0 when every set meets its target.
 *
 * On your own data, with the code that discovery runs:
 * - `-- --pairs FILE.csv [--json]`: a line for each pair, in the file's order: score, verdict and reasons
 * - `-- --watched FILE.json --titles FILE.jsonl [--json]`: a line for each watched entity that a case title may name
 *
 * `-- --record`: writes today's answers about the project's own samples in place of the recorded ones, which a test compares.
 *
 * `-- --stream TITLES [--seed NUMBER]`: recall, and candidates for each true case, on a stream of invented titles.
 */
import { parseArgs } from 'node:util'
import { describeReason } from '../domain/matching/reasons.ts'
import { comparePair } from '../evals/matching/compare-pair.ts'
import { findHits, readTitles, readWatched } from '../evals/matching/find-hits.ts'
import { readPairs } from '../evals/matching/read-pairs.ts'
import { recordAnew } from '../evals/matching/recorded.ts'
import { reportAll } from '../evals/matching/report.ts'
import { reportStream } from '../evals/matching/stream.ts'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string' },
    watched: { type: 'string' },
    titles: { type: 'string' },
    record: { type: 'boolean', default: false },
    stream: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const { pairs, watched, titles, record, stream, seed, json } = values

if (pairs !== undefined) {
  for (const pair of readPairs(pairs)) {
    const { score, verdict, reasons } = comparePair(pair)
    const sentences = reasons.map(describeReason).join('; ')
    print({ score, verdict, reasons }, `${score} ${verdict}  ${pair.watched} | ${pair.asWritten}  (${sentences})`)
  }
} else if (watched !== undefined && titles !== undefined) {
  for await (const hit of findHits(readWatched(watched), readTitles(titles)))
    print(hit, `${hit.score}  ${hit.titleId}  ${hit.entityId}`)
} else if (watched !== undefined || titles !== undefined) {
  console.error('--watched and --titles are given together.')
  process.exitCode = 2
} else if (record) {
  const changed = recordAnew()
  console.log([...changed, `${changed.length} answers are new.`].join('\n'))
} else if (stream !== undefined) await reportStream(Number(stream), Number(seed))
else process.exitCode = reportAll() ? 0 : 1

function print(data: object, text: string): void {
  process.stdout.write(`${json ? JSON.stringify(data) : text}\n`)
}

/**
 * `npm run proofs -- matching`: measures how well names are matched, on labelled pairs. The exit code is 0 when every
 * set meets its target.
 * `-- matching --record` replaces the recorded answers about the project's own samples, which a test compares.
 * `-- matching --stream TITLES [--seed NUMBER]`: recall, and candidates for each true case, on a stream of invented
 * titles.
 */
import { readOptions } from '../scripts/read-options.ts'
import { recordAnew } from './matching/recorded.ts'
import { reportAll } from './matching/report.ts'
import { reportStream } from './matching/stream.ts'

const { record, stream, seed } = readOptions({
  options: {
    record: { type: 'boolean', default: false },
    stream: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
}).values

if (record) {
  const changed = recordAnew()
  console.log([...changed, `${changed.length} answers are new.`].join('\n'))
} else if (stream !== undefined) await reportStream(Number(stream), Number(seed))
else process.exitCode = reportAll() ? 0 : 1

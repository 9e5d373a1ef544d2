/**
 * `npm run bench [-- name [--option value]]`: runs `bench/<name>.ts` with these options, or every benchmark, on a disposable stack whose Temporal server writes a file
 * as it does in `npm start`. The exit code is 0 when every benchmark met its targets.
 */
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { type RunNode, withDisposableStack } from './stack/disposable.ts'

const known = existsSync('bench')
  ? readdirSync('bench').flatMap((file) => (/^([\w-]+)\.ts$/.exec(file) ?? []).slice(1))
  : []
const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const requested = firstOption < 0 ? words : words.slice(0, firstOption)
const options = firstOption < 0 ? [] : words.slice(firstOption)
const unknown = requested.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available benchmarks: ${known.join(', ')}`)
  process.exit(2)
}
process.exit(await withDisposableStack('bench', runBenchmarks))

async function runBenchmarks(runNode: RunNode): Promise<number> {
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  console.log(
    `Machine: ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${gibibytes} GiB, Node ${process.version}`,
  )
  let exitCode = 0
  for (const name of requested.length > 0 ? requested : known) {
    console.log(`\n${name}`)
    if ((await runNode([`bench/${name}.ts`, ...options])) !== 0) exitCode = 1
  }
  return exitCode
}

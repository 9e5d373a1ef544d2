/**
 * `npm run proofs -- bench [name... [--runs 5] [--option value]]`: runs `proofs/bench/<name>.ts`, or every benchmark, on a
 * disposable stack whose Temporal server writes a file as in `npm start`. Prints a table of figures: of several runs
 * the lowest, the median and the highest. The exit code is 0 when every benchmark met its targets each time. With
 * `--against <checkout>` another build runs by turns with this one, and the table has the ratios of this build to it.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { type RunNode, withDisposableStack } from '../scripts/stack/disposable.ts'
import { compareBuilds } from './bench/support/compare-builds.ts'
import { type Figure, median } from './bench/support/figures.ts'

const known = readdirSync('proofs/bench').flatMap((file) => (/^([\w-]+)\.ts$/.exec(file) ?? []).slice(1))
const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const requested = firstOption < 0 ? words : words.slice(0, firstOption)
const options = firstOption < 0 ? [] : words.slice(firstOption)
if (options.includes('--help')) {
  console.log(`npm run proofs -- bench [name...] [--runs 5] [--against <checkout>]\nBenchmarks: ${known.join(', ')}`)
  process.exit(0)
}
const runsAt = options.indexOf('--runs')
const runs = runsAt < 0 ? 1 : Number(options.splice(runsAt, 2)[1])
if (!Number.isInteger(runs) || runs < 1) {
  console.error('--runs needs a whole number from 1.')
  process.exit(2)
}
const unknown = requested.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available benchmarks: ${known.join(', ')}`)
  process.exit(2)
}
const againstAt = options.indexOf('--against')
const [, against] = againstAt < 0 ? [] : options.splice(againstAt, 2)
if (against === undefined) process.exit(await withDisposableStack('bench', runBenchmarks))
console.log(compareBuilds(against, requested.length > 0 ? requested : known, runs, options).join('\n'))

async function runBenchmarks(runNode: RunNode): Promise<number> {
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  console.log(
    `Machine: ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${gibibytes} GiB, Node ${process.version}`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'courtpulse-bench-'))
  const table = ['| benchmark | measured | least | middle | most | asked | met |', '|---|---|---|---|---|---|---|']
  let exitCode = 0
  try {
    for (const name of requested.length > 0 ? requested : known) {
      const file = join(folder, `${name}.jsonl`)
      process.env.BENCH_FIGURES = file
      for (let run = 1; run <= runs; run++) {
        console.log(runs > 1 ? `\n${name}, run ${run} of ${runs}` : `\n${name}`)
        if ((await runNode([`proofs/bench/${name}.ts`, ...options])) !== 0) exitCode = 1
      }
      table.push(...rowsOf(name, file))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  console.log(`\n${table.join('\n')}`)
  return exitCode
}

/** A figure as JSON has it. */
type Written = Omit<Figure, 'measured'> & { measured: number | null }

/** One row for each figure of a benchmark, over all its runs. */
function rowsOf(name: string, file: string): string[] {
  if (!existsSync(file)) return [`| ${name} | nothing: it ended before its first figure | | | | | |`]
  const figures = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Written => JSON.parse(line))
  return [...Map.groupBy(figures, ({ what }) => what)].map(([what, of]) => {
    // JSON has no NaN, the value of a figure without a measurement.
    const measured = of.map((figure) => figure.measured ?? Number.NaN)
    const spread = [Math.min(...measured), median(measured), Math.max(...measured)].map((each) =>
      Number(each.toPrecision(3)),
    )
    return `| ${[name, what, ...spread, of[0]?.bound, `${of.filter(({ isMet }) => isMet).length} of ${of.length}`].join(' | ')} |`
  })
}

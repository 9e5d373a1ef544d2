import { appendFileSync } from 'node:fs'

/** A figure of a run with its target, as `npm run proofs -- bench` puts it into its table. */
export interface Figure {
  what: string
  measured: number
  bound: string
  isMet: boolean
}

/** The file of `npm run proofs -- bench` that gets each figure as a line of JSON. */
const FILE = process.env.BENCH_FIGURES

/** The middle of several runs: one odd run of a shared machine does not move it. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** The value that this percentage of the figures does not exceed. */
export function percentile(figures: number[], percent: number): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil((figures.length * percent) / 100) - 1] ?? Number.NaN
}

/** Prints each target with its measurement, and remembers whether all were met. */
export function createTargets() {
  let missed = 0
  return {
    atLeast(what: string, measured: number, least: number): void {
      print(what, measured, `at least ${least}`, measured >= least)
    },
    atMost(what: string, measured: number, most: number): void {
      print(what, measured, `at most ${most}`, measured <= most)
    },
    /** 0 when every target was met. */
    exitCode: () => (missed > 0 ? 1 : 0),
  }

  function print(what: string, measured: number, bound: string, isMet: boolean): void {
    if (!isMet) missed++
    const figure: Figure = { what, measured, bound, isMet }
    if (FILE) appendFileSync(FILE, `${JSON.stringify(figure)}\n`)
    console.log(`  ${isMet ? 'met   ' : 'MISSED'}  ${what}: ${Number(measured.toPrecision(3))} (${bound})`)
  }
}

/** Runs `act` for 0, 1, ... with this many at once; resolves with acts per second. */
export async function throughput(
  count: number,
  atOnce: number,
  run: (index: number) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await run(next++)
    }),
  )
  return count / ((performance.now() - startedAt) / 1000)
}

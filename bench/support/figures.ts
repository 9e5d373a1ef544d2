/** The middle of several runs: one odd run of a shared machine does not move it. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** Prints one promise beside what was measured, and remembers whether all were kept. */
export function promises() {
  let broken = 0
  return {
    atLeast(what: string, measured: number, least: number): void {
      say(what, measured, `at least ${least}`, measured >= least)
    },
    atMost(what: string, measured: number, most: number): void {
      say(what, measured, `at most ${most}`, measured <= most)
    },
    /** 0 when every promise was kept. */
    exitCode: () => (broken > 0 ? 1 : 0),
  }

  function say(what: string, measured: number, bound: string, kept: boolean): void {
    if (!kept) broken++
    console.log(`  ${kept ? 'kept  ' : 'BROKEN'}  ${what}: ${Number(measured.toPrecision(3))} (${bound})`)
  }
}

/** Runs `act` for 0, 1, ... with so many at once; resolves with acts per second. */
export async function throughput(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await act(next++)
    }),
  )
  return count / ((performance.now() - startedAt) / 1000)
}

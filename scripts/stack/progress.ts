/** Prints one line of progress. */
export type Say = (line: string) => void

/** Lines that begin with the seconds since this was made. */
export function progress(): Say {
  const start = performance.now()
  return (line) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}

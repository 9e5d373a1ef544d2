/** Prints one line of progress. */
export type Progress = (line: string) => void

/** Prints lines that begin with the seconds since this call. */
export function progressPrinter(): Progress {
  const start = performance.now()
  return (line) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}

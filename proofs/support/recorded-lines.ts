import { readFileSync, writeFileSync } from 'node:fs'

/* Answers that somebody has looked at, a line each: a test compares them with what is answered now. */

export function readLines(file: string): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n')
}

/** Writes what is answered now. Returns the lines that were not in the file, for somebody to look at. */
export function recordLines(file: string, lines: string[]): string[] {
  const before = new Set(readLines(file))
  writeFileSync(file, `${lines.join('\n')}\n`)
  return lines.filter((line) => !before.has(line))
}

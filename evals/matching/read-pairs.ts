import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { LabelledPair } from './scorecard.ts'

/**
 * Reads a file of labelled pairs. Its first four columns are the two names, the label and, under any heading, the kind.
 * A label that begins with `same` or `match` says that the names are one.
 */
export function readPairs(path: string): LabelledPair[] {
  const rows: string[][] = parse(readFileSync(path), { from_line: 2 })
  return rows.map(([watched = '', asWritten = '', label = '', kind = '']) => ({
    kind,
    watched,
    asWritten,
    isSame: /^(?:same|match)/.test(label),
  }))
}

import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { LabelledPair, Target } from './scorecard.ts'

/**
 * Reads a file of pairs: the columns `a` (watched) and `b` (as written) and, where they are given, `target`, `father`, `kind` and
 * `label`. Quoted fields, a byte order mark and either line end are read; the order of the columns is free. A label that begins with
 * `same` or `match` says that the names are one; without a column `label` that is undefined.
 * @throws Error when a column `a` or `b` is missing or the file is no CSV
 */
export function readPairs(path: string): LabelledPair[] {
  const rows: Record<string, string | undefined>[] = parse(readFileSync(path), {
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  return rows.map(({ a, b, target, father, kind, clause, label }) => {
    if (a === undefined || b === undefined) throw new Error(`${path} needs the columns a and b.`)
    return {
      target: targetOf(target, father),
      kind: kind ?? clause ?? '',
      watched: a,
      asWritten: b,
      ...(father?.trim() ? { fatherName: father.trim() } : {}),
      ...(label === undefined ? {} : { isSame: /^\s*(?:same|match)/i.test(label) }),
    }
  })
}

/** Only a person has a father; a name of which nothing is said is a company's. */
function targetOf(written: string | undefined, father: string | undefined): Target {
  const target = written?.trim().toLowerCase()
  if (target === 'person' || target === 'government' || target === 'company') return target
  return father?.trim() ? 'person' : 'company'
}

import type { Side } from '../../../domain/case.ts'

/** The marks by which a court hides names, with the sides that they hide. */
const MARKS: [mark: RegExp, sides: readonly Side[]][] = [
  [/^hide_pet/i, ['PETITIONER']],
  [/^hide_res/i, ['RESPONDENT']],
  [/^hide_party/i, ['PETITIONER', 'RESPONDENT']],
]

/** The fields that name a side: parties, extra parties, advocates, heirs. */
const NAMES_OF: Record<Side, RegExp> = {
  PETITIONER: /^pet(?:_|party|itioner)/i,
  RESPONDENT: /^res(?:_|party|pondent)/i,
}

/** Fields of applications that name the person who filed them. */
const NAMES_OF_APPLICATION = /name|party|_adv/i

/** The sides whose names a record's court hides. */
export function hiddenSidesOf(record: unknown): Side[] {
  const sides = entriesOf(record).flatMap(([key, value]) =>
    isMarked(value) ? (MARKS.find(([mark]) => mark.test(key))?.[1] ?? []) : [],
  )
  return [...new Set(sides)]
}

/** A record without the names that its court hides; the marks stay. */
export function withoutHiddenNames(record: unknown): unknown {
  const sides = hiddenSidesOf(record)
  if (sides.length === 0) return record
  const kept = entriesOf(record).filter(([key]) => !sides.some((side) => NAMES_OF[side].test(key)))
  return Object.fromEntries(kept.map(([key, value]) => [key, /^ia_?filing$/i.test(key) ? withoutNames(value) : value]))
}

function withoutNames(rows: unknown): unknown {
  if (Array.isArray(rows)) return rows.map(withoutNames)
  if (typeof rows !== 'object' || rows === null) return rows
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([key]) => !NAMES_OF_APPLICATION.test(key))
      .map(([key, value]) => [key, withoutNames(value)]),
  )
}

function isMarked(value: unknown): boolean {
  return value === true || value === 1 || /^(y|yes|true|1)$/i.test(String(value).trim())
}

function entriesOf(record: unknown): [string, unknown][] {
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? Object.entries(record) : []
}

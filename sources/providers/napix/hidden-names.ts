import type { Side } from '../../../domain/case.ts'

/** The marks by which a court hides names, with the sides that they hide. */
const MARKS: [mark: RegExp, sides: readonly Side[]][] = [
  [/^hide_pet/i, ['PETITIONER']],
  [/^hide_res/i, ['RESPONDENT']],
  [/^hide_party/i, ['PETITIONER', 'RESPONDENT']],
]

/** The fields that name a side in English or, with an `l`, in the court's language: parties, advocates, heirs. */
const NAMES_OF: Record<Side, RegExp> = {
  PETITIONER: /^l?pet(?:_|name|party|itioner)/i,
  RESPONDENT: /^l?res(?:_|name|party|pondent)/i,
}

const SIDES = Object.keys(NAMES_OF) as Side[]

/** The fields that may name either side. */
const NAMES_OF_EITHER = /party|adv(?:ocate)?_?name|petname|title|versus|heir/i

/** The fields that name persons in the rows of a record: connected cases, transfers, notices. */
const NAMES_IN_ROWS = /^l?(?:pet|res)(?:_|name|party)|party|_adv|advocate|title|heir/i

/** The fields of an application that name the person who filed it. */
const NAMES_OF_APPLICATION = /name|party|_adv/i

/** The sides whose names a record's court hides. */
export function hiddenSidesOf(record: unknown): Side[] {
  const sides = entriesOf(record).flatMap(([key, value]) =>
    isMarked(value) ? (MARKS.find(([mark]) => mark.test(key))?.[1] ?? []) : [],
  )
  return [...new Set(sides)]
}

/** An answer without the names that courts hide, in a record or in each of many rows; the marks stay. */
export function withoutHiddenNames(answer: unknown): unknown {
  if (Array.isArray(answer)) return unlessSame(answer, answer.map(withoutHiddenNames))
  if (typeof answer !== 'object' || answer === null) return answer
  const sides = hiddenSidesOf(answer)
  const cut = entriesOf(answer)
    .filter(([key]) => sides.length === 0 || !isName(key, sides))
    .map(([key, value]) => [key, sides.length === 0 ? withoutHiddenNames(value) : withoutNames(key, value)])
  return unlessSame(answer, Object.fromEntries(cut))
}

function isName(field: string, hidden: readonly Side[]): boolean {
  if (/^hide_/i.test(field)) return false
  const side = sideOf(field)
  return side ? hidden.includes(side) : NAMES_OF_EITHER.test(field)
}

function sideOf(field: string): Side | undefined {
  if (NAMES_OF_EITHER.test(field) && !/^l?(?:pet|res)_/i.test(field)) return undefined
  return SIDES.find((side) => NAMES_OF[side].test(field))
}

function withoutNames(field: string, value: unknown): unknown {
  if (sideOf(field)) return value
  return withoutFields(value, /^ia_?filing$/i.test(field) ? NAMES_OF_APPLICATION : NAMES_IN_ROWS)
}

function withoutFields(rows: unknown, names: RegExp): unknown {
  if (Array.isArray(rows)) return rows.map((row) => withoutFields(row, names))
  if (typeof rows !== 'object' || rows === null) return rows
  const kept = entriesOf(rows).filter(([key]) => !names.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFields(value, names)]))
}

/** The answer itself where nothing was cut, so that it can be kept as it came. */
function unlessSame<T extends object>(answer: T, cut: T): T {
  const [before, after] = [Object.entries(answer), Object.entries(cut)]
  return before.length === after.length &&
    before.every(([key, value], at) => after[at]?.[0] === key && after[at]?.[1] === value)
    ? answer
    : cut
}

function isMarked(value: unknown): boolean {
  return value === true || value === 1 || /^(y|yes|true|1)$/i.test(String(value).trim())
}

function entriesOf(record: unknown): [string, unknown][] {
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? Object.entries(record) : []
}

import { establishmentOfCnr } from './cnr.ts'
import type { CodeTables } from './codes.ts'
import type { CaseIdentifier } from './types.ts'

/** Makes `<kind>:<value>` of normalised fields, the best key first; undefined if a necessary field is missing. */
export type KeyMaker = (identifier: CaseIdentifier, tables: CodeTables) => string | readonly string[] | undefined

/** Writes a key; undefined if one of its parts is missing. */
export function key(kind: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : `${kind}:${parts.join('/')}`
}

export const byCnr: KeyMaker = ({ cnr }) => key('cnr', cnr)

/**
 * Returns whether two sets of keys certainly stand for two cases: both have lasting numbers, and none of these in
 * common. A case may change its other numbers, a court may reuse them, and a clerk may mistype them.
 */
export function areTwoCases(one: readonly string[], other: readonly string[]): boolean {
  const lasting = one.filter(isLasting)
  const others = other.filter(isLasting)
  return lasting.length > 0 && others.length > 0 && !lasting.some((key) => others.includes(key))
}

/** Returns whether a key has a number that a case keeps forever. */
export function isLasting(key: string): boolean {
  return LASTING.test(key)
}

/** The pattern of such keys, which MariaDB and MySQL understand too. */
export const LASTING_KEYS = '^(DC:cnr|HC:cnr|SC:diary|NCLT:filing|NCLAT:filing|CC:case):'
const LASTING = new RegExp(LASTING_KEYS)

/** Makes a key of the filing number alone, where it is unique across benches. */
export const byFiling: KeyMaker = ({ filingNumber }) => key('filing', filingNumber)

/** Makes a key of the full case number, where it names court, type, serial and year by itself. */
export const byFullNumber: KeyMaker = ({ registrationNumber }) => key('case', registrationNumber)

/**
 * Makes keys of type, serial and year, for a court with one registry. A range is one case, which also has each of its
 * numbers.
 */
export const byCase: KeyMaker = (identifier, tables) =>
  withEachNumber(identifier.registrationNumber).flatMap(
    (number) => key('case', typeOf(identifier, tables), number) ?? [],
  )

/** Makes keys of bench, type, serial and year: serials repeat in every bench and type. */
export const byBenchAndCase: KeyMaker = (identifier, tables) =>
  key('case', benchOf(identifier, tables), typeOf(identifier, tables), identifier.registrationNumber)

export const byBenchAndDiary: KeyMaker = (identifier, tables) =>
  key('diary', benchOf(identifier, tables), identifier.diaryNumber)

export const byBenchAndFiling: KeyMaker = (identifier, tables) =>
  key('filing', benchOf(identifier, tables), identifier.filingNumber)

/** Returns the bench. The establishment of an identifier wins over the CNR, which names the bench of the filing. */
function benchOf({ establishmentCode, cnr }: CaseIdentifier, { establishments }: CodeTables): string | undefined {
  const code = establishmentCode ?? (cnr && establishmentOfCnr(cnr))
  return code && establishments.key(code)
}

/** No court has a longer range. */
const MAX_RANGE = 50

function withEachNumber(registrationNumber: string | undefined): (string | undefined)[] {
  const [, first, last, year] = /^(\d+)-(\d+)\/(\d{4})$/.exec(registrationNumber ?? '') ?? []
  const count = first === undefined ? 0 : Math.min(Number(last) - Number(first) + 1, MAX_RANGE)
  return [registrationNumber, ...Array.from({ length: count }, (_, n) => `${Number(first) + n}/${year}`)]
}

function typeOf({ caseType }: CaseIdentifier, { caseTypes }: CodeTables): string | undefined {
  return caseType && caseTypes.key(caseType)
}

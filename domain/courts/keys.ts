import { establishmentOfCnr } from './cnr.ts'
import type { CodeTables } from './codes.ts'
import type { CaseIdentifier } from './types.ts'

/** Makes `<kind>:<value>` of normalised fields, the best key first; nothing when a field it needs is not there. */
export type KeyMaker = (identifier: CaseIdentifier, tables: CodeTables) => string | readonly string[] | undefined

/** Writes a key; nothing when one of its parts is not there. */
export function key(kind: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : `${kind}:${parts.join('/')}`
}

export const byCnr: KeyMaker = ({ cnr }) => key('cnr', cnr)

/**
 * Whether the keys that one is known by and those of another surely stand for two cases: both have a number that a case keeps for ever,
 * and none of these in common. A case may change its other numbers, a court may give them twice, and whoever writes them down may be wrong.
 */
export function areTwoCases(one: readonly string[], other: readonly string[]): boolean {
  const lasting = one.filter(isLasting)
  const others = other.filter(isLasting)
  return lasting.length > 0 && others.length > 0 && !lasting.some((key) => others.includes(key))
}

/** Whether a key is of a number that a case keeps for ever. */
export function isLasting(key: string): boolean {
  return LASTING.test(key)
}

const LASTING = /^(?:(?:DC|HC):cnr|SC:diary|(?:NCLT|NCLAT):filing|CC:case):/

/** The filing number alone, where no two benches give the same one. */
export const byFiling: KeyMaker = ({ filingNumber }) => key('filing', filingNumber)

/** The full case number, where it names court, type, serial and year by itself. */
export const byFullNumber: KeyMaker = ({ registrationNumber }) => key('case', registrationNumber)

/** Type, serial and year, for a court with one registry. A range is one case, which has each of its numbers too. */
export const byCase: KeyMaker = (identifier, tables) =>
  withEachNumber(identifier.registrationNumber).flatMap(
    (number) => key('case', typeOf(identifier, tables), number) ?? [],
  )

/** Bench, type, serial and year: the same serial is given again in every bench and type. */
export const byBenchAndCase: KeyMaker = (identifier, tables) =>
  key('case', benchOf(identifier, tables), typeOf(identifier, tables), identifier.registrationNumber)

export const byBenchAndDiary: KeyMaker = (identifier, tables) =>
  key('diary', benchOf(identifier, tables), identifier.diaryNumber)

export const byBenchAndFiling: KeyMaker = (identifier, tables) =>
  key('filing', benchOf(identifier, tables), identifier.filingNumber)

/** A CNR names the bench at which the case was filed. An identifier that names a bench itself knows better. */
function benchOf({ establishmentCode, cnr }: CaseIdentifier, { establishments }: CodeTables): string | undefined {
  const code = establishmentCode ?? (cnr && establishmentOfCnr(cnr))
  return code && establishments.key(code)
}

/** No range of a court is longer. */
const MAX_RANGE = 50

function withEachNumber(registrationNumber: string | undefined): (string | undefined)[] {
  const [, first, last, year] = /^(\d+)-(\d+)\/(\d{4})$/.exec(registrationNumber ?? '') ?? []
  const count = first === undefined ? 0 : Math.min(Number(last) - Number(first) + 1, MAX_RANGE)
  return [registrationNumber, ...Array.from({ length: count }, (_, n) => `${Number(first) + n}/${year}`)]
}

function typeOf({ caseType }: CaseIdentifier, { caseTypes }: CodeTables): string | undefined {
  return caseType && caseTypes.key(caseType)
}

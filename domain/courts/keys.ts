import type { CodeBooks } from './codes.ts'
import type { CaseIdentifier } from './types.ts'

/** Makes `<kind>:<value>` of normalised fields; nothing when a field it needs is not there. */
export type KeyMaker = (identifier: CaseIdentifier, books: CodeBooks) => string | undefined

/** Writes a key; nothing when one of its parts is not there. */
export function key(kind: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : `${kind}:${parts.join('/')}`
}

export const byCnr: KeyMaker = ({ cnr }) => key('cnr', cnr)

/**
 * Whether two identity keys surely stand for two cases: both hold a number that a case keeps for ever, and not the same one. A case may
 * change its other numbers, and whoever writes them down may be wrong.
 */
export function areTwoCases(one: string, other: string): boolean {
  return one !== other && LASTING.test(one) && LASTING.test(other)
}

const LASTING = /^(?:(?:DC|HC):cnr|SC:diary|(?:NCLT|NCLAT):filing|CC:case):/

/** The filing number alone, where no two benches give the same one. */
export const byFiling: KeyMaker = ({ filingNumber }) => key('filing', filingNumber)

/** The full case number, where it names court, type, serial and year by itself. */
export const byFullNumber: KeyMaker = ({ registrationNumber }) => key('case', registrationNumber)

/** Type, serial and year, for a court with one registry. */
export const byCase: KeyMaker = (identifier, books) =>
  key('case', typeOf(identifier, books), identifier.registrationNumber)

/** Bench, type, serial and year: the same serial is given again in every bench and type. */
export const byBenchAndCase: KeyMaker = (identifier, books) =>
  key('case', benchOf(identifier, books), typeOf(identifier, books), identifier.registrationNumber)

export const byBenchAndDiary: KeyMaker = (identifier, books) =>
  key('diary', benchOf(identifier, books), identifier.diaryNumber)

export const byBenchAndFiling: KeyMaker = (identifier, books) =>
  key('filing', benchOf(identifier, books), identifier.filingNumber)

function benchOf({ establishmentCode }: CaseIdentifier, { establishments }: CodeBooks): string | undefined {
  return establishmentCode && establishments.key(establishmentCode)
}

function typeOf({ caseType }: CaseIdentifier, { caseTypes }: CodeBooks): string | undefined {
  return caseType && caseTypes.key(caseType)
}

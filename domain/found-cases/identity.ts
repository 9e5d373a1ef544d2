import { courtOf, readIdentifier, recogniseCase } from '../courts/index.ts'
import { type CaseIdentifier, type CaseIdentity, COURT_TYPES, type CourtType } from '../courts/types.ts'
import type { FoundCase } from './found-case.ts'

/** `CONFIRMED`: every part is known to the court's own lists, so a live lookup takes it as it is. */
export type IdentifierStatus = 'CONFIRMED' | 'NEEDS_CONFIRMATION'

export interface FoundIdentity extends CaseIdentity {
  /** The identifier for a live lookup; absent if the source's data is not enough for one. */
  identifier?: CaseIdentifier
  identifierStatus: IdentifierStatus
}

/**
 * Returns the identity of a found case. A case whose court has no rules here, or whose numbers are insufficient for
 * them, gets a key from the source's names of court, location, type and number. Without location or type one case may
 * get two keys: that does less harm than one key for two cases.
 */
export function identityOf(found: FoundCase): FoundIdentity {
  const courtType = COURT_TYPES.find((known) => known === found.courtType)
  const sighting = courtType && recogniseCase(courtType, found)
  if (!courtType || !sighting?.identity) {
    return { key: keyOfWords(found), aliases: [], identifierStatus: 'NEEDS_CONFIRMATION' }
  }
  return { ...sighting.identity, ...identifierFor(courtType, sighting.identifier) }
}

function identifierFor(
  courtType: CourtType,
  known: CaseIdentifier,
): Pick<FoundIdentity, 'identifier' | 'identifierStatus'> {
  const fields = courtOf(courtType).requires.find((way) => way.every((field) => known[field] !== undefined))
  const reading = fields && readIdentifier({ courtType, ...pick(known, fields) })
  if (!reading?.ok) return { identifierStatus: 'NEEDS_CONFIRMATION' }
  return {
    identifier: reading.identifier,
    identifierStatus: reading.isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
  }
}

function pick<Source extends object, Field extends keyof Source>(source: Source, fields: Field[]): Pick<Source, Field> {
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Source, Field>
}

function keyOfWords(found: FoundCase): string {
  const { establishmentCode, court, bench, district, state, caseType } = found
  // Courts of many districts, and benches of one court, share their name and their numbers.
  const place = establishmentCode === undefined ? [court, bench, district, state] : [establishmentCode]
  const words = [...place, caseType].map(folded).filter((word) => word !== '')
  return `${found.courtType}:found:${[...words, ...numberOf(found)].join('/')}`
}

/** Returns the best number of the case, with its kind: a court numbers each kind, and mostly each type, separately. */
function numberOf(found: FoundCase): string[] {
  const { cnr, registrationNumber, filingNumber, diaryNumber, caseNumber, caseType } = found
  const numbers = [
    ['cnr', cnr],
    ['case', caseType === undefined ? caseNumber : undefined],
    ['registration', registrationNumber],
    ['filing', filingNumber],
    ['diary', diaryNumber],
    ['case', caseNumber],
  ] as const
  const [kind, number] = numbers.find(([, written]) => written !== undefined) ?? []
  return kind ? [kind, folded(number)] : []
}

/** Keeps letters and digits only: sources vary blanks, dots and letter case. */
function folded(words = ''): string {
  return words.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

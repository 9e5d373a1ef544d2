import { courtOf, readIdentifier, recogniseCase } from '../courts/index.ts'
import { type CaseIdentifier, type CaseIdentity, COURT_TYPES, type CourtType } from '../courts/types.ts'
import type { FoundCase } from './found-case.ts'

/** `CONFIRMED`: every part is known to the court's own lists, so a live lookup takes it as it is. */
export type IdentifierStatus = 'CONFIRMED' | 'NEEDS_CONFIRMATION'

export interface FoundIdentity extends CaseIdentity {
  /** What names the case for a live lookup; absent when the source's words are not enough for one. */
  identifier?: CaseIdentifier
  identifierStatus: IdentifierStatus
}

/**
 * Who a found case is. A case whose court has no rules here, or whose numbers say too little for them, is still itself: its key is
 * then made of what its source calls court, place, type and number. One without its place or type may get two keys: that does less harm than
 * one key for two cases.
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
  // Courts of many districts, and the benches of one court, are called alike and count alike.
  const place = establishmentCode === undefined ? [court, bench, district, state] : [establishmentCode]
  const words = [...place, caseType].map(folded).filter((word) => word !== '')
  return `${found.courtType}:found:${[...words, ...numberOf(found)].join('/')}`
}

/** The number that names the case best, with its kind: a court counts each kind, and mostly each type, by itself. */
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

/** Letters and digits alone: sources are free with blanks, dots and cases of letters. */
function folded(words = ''): string {
  return words.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

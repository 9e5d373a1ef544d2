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
 * then made of what its source calls court, type and number.
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
    identifierStatus: reading.warnings.length === 0 ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
  }
}

function pick<Source extends object, Field extends keyof Source>(source: Source, fields: Field[]): Pick<Source, Field> {
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Source, Field>
}

function keyOfWords(found: FoundCase): string {
  const { cnr, registrationNumber, filingNumber, diaryNumber, caseNumber } = found
  const number = cnr ?? registrationNumber ?? filingNumber ?? diaryNumber ?? caseNumber
  const words = [found.establishmentCode ?? found.court, found.caseType, number].map(folded)
  return `${found.courtType}:found:${words.join('/')}`
}

/** Letters and digits alone: sources are free with blanks, dots and cases of letters. */
function folded(words = ''): string {
  return words.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

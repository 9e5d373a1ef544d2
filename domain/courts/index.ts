import { parseWholeCaseNumber, writtenNumber } from './case-number.ts'
import { cc } from './cc.ts'
import { cestat } from './cestat.ts'
import { dc } from './dc.ts'
import { drat } from './drat.ts'
import { drt } from './drt.ts'
import { gstat } from './gstat.ts'
import { hc } from './hc.ts'
import { nclat } from './nclat.ts'
import { nclt } from './nclt.ts'
import { sc } from './sc.ts'
import {
  type CaseIdentifier,
  type CaseIdentity,
  COURT_TYPES,
  type Court,
  type CourtType,
  IDENTIFIER_FIELDS,
  type IdentifierField,
  type IdentifierReading,
  type Sighting,
} from './types.ts'

/** A case identifier as received: null, blank and absent mean the same (Specification, "Case identifier"). */
export type WrittenIdentifier = { [Field in 'courtType' | IdentifierField]?: string | null | undefined }

/**
 * Reads a case identifier strictly, as a caller sends it: every malformed, missing or unsupported field is an issue.
 * Unknown establishments and case types are accepted.
 */
export function readIdentifier(input: WrittenIdentifier): IdentifierReading {
  const courtType = COURT_TYPES.find((known) => known === input.courtType?.trim())
  if (!courtType)
    return { ok: false, issues: [{ field: 'courtType', message: `Must be one of ${COURT_TYPES.join(', ')}.` }] }
  return courtOf(courtType).read(withoutBlanks(courtType, input))
}

/**
 * Reads a source's identifier leniently: omits unreadable fields; the rest may be too little for a lookup but enough to
 * recognise the case.
 */
export function recogniseCase(courtType: CourtType, written: Omit<WrittenIdentifier, 'courtType'>): Sighting {
  return courtOf(courtType).recognise(withoutBlanks(courtType, written))
}

export function courtOf(courtType: CourtType): Court {
  return BY_TYPE[courtType]
}

const BY_TYPE: Record<CourtType, Court> = {
  DC: dc,
  SC: sc,
  HC: hc,
  CC: cc,
  NCLT: nclt,
  NCLAT: nclat,
  GSTAT: gstat,
  DRT: drt,
  DRAT: drat,
  CESTAT: cestat,
}

function withoutBlanks(courtType: CourtType, input: WrittenIdentifier): CaseIdentifier {
  const identifier: CaseIdentifier = { courtType }
  for (const field of IDENTIFIER_FIELDS) {
    const written = input[field]?.trim()
    if (written) identifier[field] = written
  }
  return identifier
}

/**
 * Returns all keys of a case: those of its identifier, then those of its printed number, whose type may be spelled
 * differently. Undefined if no number identifies a case.
 * @param printed the number with its type, `W.P.(C)/12/2024`
 */
export function identityOfCase(identifier: CaseIdentifier, printed?: string): CaseIdentity | undefined {
  const { courtType } = identifier
  const number = printed === undefined ? undefined : parseWholeCaseNumber(printed)
  const asPrinted = number?.type === undefined ? [] : [{ ...identifier, ...writtenNumber(number, number.type) }]
  const [key, ...aliases] = new Set(
    [identifier, ...asPrinted].flatMap((known) => keysOf(recogniseCase(courtType, known).identity)),
  )
  return key === undefined ? undefined : { key, aliases }
}

/** Returns the keys of an identity as one list. */
export function keysOf(identity: CaseIdentity | undefined): string[] {
  return identity ? [identity.key, ...identity.aliases] : []
}

import { parseWholeCaseNumber, writtenNumber } from '../courts/case-number.ts'
import { courtTypeOfCnr, establishmentOfCnr } from '../courts/cnr.ts'
import { keysOf, readIdentifier } from '../courts/index.ts'
import type { CaseIdentifier } from '../courts/types.ts'
import { isElsewhere, isFiledNumber, numberAlone, type Statement } from './statements.ts'

/**
 * KNOWN: the account tracks the other case. SUGGESTED: it can follow it. OPEN: the words name no case for sure. FOLLOWED and DISMISSED:
 * somebody decided.
 */
export const RELATION_STATES = ['KNOWN', 'SUGGESTED', 'OPEN', 'FOLLOWED', 'DISMISSED'] as const
export type RelationState = (typeof RELATION_STATES)[number]

/** A statement as an account keeps it. */
export interface Relation extends Statement {
  id: string
  accountId: string
  /** Whose record says so. */
  caseId: string
  targetCaseId: string | null
  state: RelationState
  saidAt: number
  decidedAt: number | null
}

/** How the other case can be looked up and tracked; undefined where the statement says too little. */
export function identifierNamedBy(statement: Statement, saidBy: CaseIdentifier): CaseIdentifier | undefined {
  const { number, cnr } = statement
  if (cnr !== null) {
    const courtType = courtTypeOfCnr(cnr)
    return courtType && complete({ courtType, cnr })
  }
  // A number in another court is nothing without that court's code, and one of filing may be registered for another.
  if (isElsewhere(statement) || isFiledNumber(number)) return undefined
  const read = parseWholeCaseNumber(numberAlone(number))
  if (read?.type === undefined) return undefined
  const establishmentCode = saidBy.establishmentCode ?? (saidBy.cnr && establishmentOfCnr(saidBy.cnr))
  const { courtType } = saidBy
  return complete({ courtType, ...(establishmentCode && { establishmentCode }), ...writtenNumber(read, read.type) })
}

function complete(written: CaseIdentifier): CaseIdentifier | undefined {
  const reading = readIdentifier(written)
  return reading.ok && keysOf(reading.identity).length > 0 ? reading.identifier : undefined
}

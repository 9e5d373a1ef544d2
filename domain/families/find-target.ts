import type { IsoDate } from '../case.ts'
import { sameText } from '../same-text.ts'
import type { Statement } from './statements.ts'

/** A case that has a key which a statement names. */
export interface PossibleTarget {
  id: string
  court: string | undefined
  decisionDate: IsoDate | undefined
}

/**
 * The one case that a statement is about. Of a case below, its day of decision has to be the same, or else its court. Where two are possible,
 * none is it.
 */
export function findTarget(
  { kind, cnr, court, decisionDate }: Statement,
  saidBy: string,
  possible: readonly PossibleTarget[],
): string | undefined {
  const isElsewhere = cnr === null && (kind === 'APPEAL' || court !== null)
  const fitting = possible.filter((other) => {
    if (other.id === saidBy) return false
    if (!isElsewhere) return true
    if (decisionDate !== null && other.decisionDate !== undefined) return other.decisionDate === decisionDate
    return court !== null && sameText(court, other.court)
  })
  const [target, ...others] = new Set(fitting.map(({ id }) => id))
  return others.length === 0 ? target : undefined
}

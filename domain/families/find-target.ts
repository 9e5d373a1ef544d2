import type { IsoDate } from '../case.ts'
import { sameText } from '../same-text.ts'
import { isElsewhere, type Statement } from './statements.ts'

/** A case that has a key which a statement names. */
export interface PossibleTarget {
  id: string
  court: string | undefined
  district?: string | undefined
  decisionDate: IsoDate | undefined
}

/**
 * The one case that a statement is about. Of a case below, its day of decision has to be the same and no other town
 * may be named, or else its court has to be the same. Where two are possible, none is it.
 */
export function findTarget(
  statement: Statement,
  saidBy: string,
  possible: readonly PossibleTarget[],
): string | undefined {
  const { court, decisionDate } = statement
  const fitting = possible.filter((other) => {
    if (other.id === saidBy) return false
    if (!isElsewhere(statement)) return true
    if (decisionDate !== null && other.decisionDate !== undefined)
      return other.decisionDate === decisionDate && !isOfAnotherPlace(court, other)
    return court !== null && sameText(court, other.court)
  })
  const [target, ...others] = new Set(fitting.map(({ id }) => id))
  return others.length === 0 ? target : undefined
}

/** Courts decide hundreds of cases on one day, and each registry counts from 1. */
function isOfAnotherPlace(court: string | null, { court: otherCourt = '', district = '' }: PossibleTarget): boolean {
  const [named, other] = [placesIn(court ?? ''), placesIn(`${otherCourt} ${district}`)]
  return named.size > 0 && other.size > 0 && named.isDisjointFrom(other)
}

/** The words of a court's name that no other kind of court has. */
function placesIn(court: string): Set<string> {
  const words = court.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []
  return new Set(words.filter((word) => !COURT_WORDS.has(word)))
}

const COURT_WORDS = new Set(
  `the and for with court courts judge judges judicial justice hon honble honourable district districts sessions session
  civil criminal principal prl chief additional addl adl add joint asst assistant senior junior division divn div sen jun
  first second third fourth fifth sixth iii vii viii xii xiii xiv class magistrate metropolitan city small causes family
  labour commercial special fast track motor accident accidents claims tribunal mact munsiff munsif high supreme bench
  taluka taluk complex jmfc cjm acjm cjsd cjjd adj pdj dsj msj`.split(/\s+/),
)

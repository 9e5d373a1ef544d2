import type { CourtCase, CourtOrder } from '../../domain/case.ts'
import { recogniseCase, type WrittenIdentifier } from '../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { failed, type Reading } from '../http-answer.ts'
import { present } from '../readings.ts'

type Fields = Partial<{ [Field in keyof CourtCase]: CourtCase[Field] | undefined }> & { court: string }

/** Puts a case together from what its site says; what was asked for stays, the site's own numbers are added to it. */
export function courtCaseOf(
  asked: CaseIdentifier,
  said: Omit<WrittenIdentifier, 'courtType'>,
  fields: Fields,
): CourtCase {
  const { courtType } = asked
  return present({
    ...EMPTY,
    ...fields,
    courtType,
    // A disposed case has no next hearing, though its page may still show an old one.
    nextHearingDate: fields.status === 'DISPOSED' ? undefined : fields.nextHearingDate,
    identifier: recogniseCase(courtType, { ...said, ...asked }).identifier,
  }) as CourtCase
}

const EMPTY = {
  petitioners: [],
  respondents: [],
  acts: [],
  hearings: [],
  orders: [],
  interlocutoryApplications: [],
  linkedCases: [],
} satisfies Partial<CourtCase>

/** Numbers orders that their site does not number: from 1, in the order of their days. */
export function numbered(orders: readonly Omit<CourtOrder, 'number'>[]): CourtOrder[] {
  return orders
    .toSorted((one, other) => one.orderDate.localeCompare(other.orderDate))
    .map((order, place) => ({ number: String(place + 1), ...order }))
}

/**
 * The one case that a number leads to. The same serial may stand for a petition and its applications, or in two benches; when several came,
 * none of them is taken.
 */
export function onlyCase<Row>([first, ...others]: readonly Row[]): Reading<Row> {
  if (others.length > 0) return failed('ParseGap', 'Several cases have this number.')
  return first === undefined ? { kind: 'none' } : { kind: 'found', value: first }
}

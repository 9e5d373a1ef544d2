import type { CourtCase, CourtOrder } from '../../domain/case.ts'
import { recogniseCase, type WrittenIdentifier } from '../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { failed, type Reading } from '../http-answer.ts'
import { present, type Rows } from '../readings.ts'
import { redactCaseContacts } from '../redact-contacts.ts'

type Fields = Partial<{ [Field in keyof CourtCase]: CourtCase[Field] | undefined }> & { court: string }

/** Builds a case from the fields of its site. The requested numbers stay; the numbers that the site shows are added. */
export function courtCaseOf(
  requested: CaseIdentifier,
  shown: Omit<WrittenIdentifier, 'courtType'>,
  fields: Fields,
): CourtCase {
  const { courtType } = requested
  const courtCase = present({
    ...EMPTY,
    ...fields,
    courtType,
    // A disposed case has no next hearing, though its page may still show an old one.
    nextHearingDate: fields.status === 'DISPOSED' ? undefined : fields.nextHearingDate,
    identifier: recogniseCase(courtType, { ...shown, ...requested }).identifier,
  }) as CourtCase
  return redactCaseContacts(courtCase)
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

/**
 * Whether a case is over: its site shows the day of a decision, or says so in words, or with `D` or `DISPOSAL` alone. A
 * purpose such as "for final disposal" does not count, and "Defective" is not "Disposed".
 */
export function isDisposed(words: string | undefined, decisionDate: string | undefined): boolean {
  return decisionDate !== undefined || /^d(?:isposal)?$|\bdisposed|\bdismissed/i.test(words ?? '')
}

/** Numbers orders that their site does not number: from 1, by date. */
export function numbered(orders: readonly Omit<CourtOrder, 'number'>[]): CourtOrder[] {
  return orders
    .toSorted((one, other) => one.orderDate.localeCompare(other.orderDate))
    .map((order, index) => ({ number: String(index + 1), ...order }))
}

/** Whether a page with this filing number can be the requested case; sites group the digits in different ways. */
export function mayBeFiledAs({ filingNumber }: CaseIdentifier, shown: string): boolean {
  return filingNumber === undefined || filingNumber.replace(/\D/g, '') === shown.replace(/\D/g, '')
}

/**
 * The one case that a number leads to. The same serial may belong to a petition and its applications, or to two
 * benches, so several cases, or rows that cannot be read, give none.
 */
export function onlyCase<Row>({ kept: [first, ...others], omitted }: Rows<Row>): Reading<Row> {
  if (omitted > 0) return failed('ParseGap', 'A row of the search results cannot be read.')
  if (others.length > 0) return failed('ParseGap', 'Several cases have this number.')
  return first === undefined ? { kind: 'none' } : { kind: 'found', value: first }
}

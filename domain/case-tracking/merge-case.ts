import type { CourtCase, CourtOrder, InterlocutoryApplication, IsoDate, Party, Side } from '../case.ts'
import { type CaseIdentifier, IDENTIFIER_FIELDS } from '../courts/types.ts'
import { erasableNames } from '../privacy/erasure.ts'
import { sameText } from '../same-text.ts'
import {
  type MergedRows,
  mergeHearings,
  mergeNamedRows,
  mergeOrders,
  mergeParties,
  mergeTexts,
  type RowChange,
} from './case-rows.ts'

/** A field with one value. Identifiers and the filing number are not among them: `caseNumber` reports a new number. */
const VALUE_FIELDS = [
  'court',
  'state',
  'district',
  'bench',
  'judge',
  'caseType',
  'caseTypeName',
  'caseNumber',
  'status',
  'stage',
  'natureOfDisposal',
  'filingDate',
  'registrationDate',
  'firstHearingDate',
  'previousHearingDate',
  'nextHearingDate',
  'decisionDate',
] as const satisfies (keyof CourtCase)[]
type ValueField = (typeof VALUE_FIELDS)[number]

/** A field with rows that change separately. */
type ListField =
  | 'petitioners'
  | 'respondents'
  | 'acts'
  | 'hearings'
  | 'orders'
  | 'interlocutoryApplications'
  | 'linkedCases'

/** One real difference between stored and fetched values. `from` is null where there was no value. */
export type CaseChange =
  | { field: ValueField; from: string | null; to: string }
  | { [Field in ListField]: { field: Field } & RowChange<CourtCase[Field][number]> }[ListField]

export interface MergedCase {
  merged: CourtCase
  /** Each real change once, in the order of the case's fields. */
  changes: CaseChange[]
  /** Newly listed orders; they are not repeated in `changes`. */
  newOrders: CourtOrder[]
}

/** Removes the names on the sides that the court hides, stored ones included. */
export function withoutHiddenSides(courtCase: CourtCase): CourtCase {
  const { hiddenSides = [], petitioners, respondents, interlocutoryApplications } = courtCase
  if (hiddenSides.length === 0) return courtCase
  const shown = (side: Side, parties: Party[]) => (hiddenSides.includes(side) ? [] : parties)
  return {
    ...courtCase,
    petitioners: shown('PETITIONER', petitioners),
    respondents: shown('RESPONDENT', respondents),
    // Either side may file an application.
    interlocutoryApplications: interlocutoryApplications.map(
      ({ filedBy: _, ...application }): InterlocutoryApplication => application,
    ),
  }
}

/** Returns the names, advocates' too, that a case shows on these sides and that can be erased from texts. */
export function namesOn(sides: readonly Side[], { petitioners, respondents }: CourtCase): string[] {
  const named = { PETITIONER: petitioners, RESPONDENT: respondents }
  const shown = sides.flatMap((side) => named[side])
  return erasableNames(shown.flatMap(({ name, advocate = '' }) => [name, advocate]))
}

/**
 * Merges a fetched case into the stored one, and returns the real changes. Blanks and omitted rows erase nothing. The
 * date of a cause list wins over the case's own page. Rows are matched by content, so that reordered, respelled or
 * repeated rows change nothing. Only names that the court hides are erased.
 */
export function mergeCase(
  before: CourtCase,
  fetched: CourtCase,
  { listing }: { listing?: { date: IsoDate } } = {},
): MergedCase {
  const hiddenSides = fetched.hiddenSides ?? before.hiddenSides
  const stored = withoutHiddenSides({ ...before, ...(hiddenSides && { hiddenSides }) })
  const named = withoutHiddenSides({ ...fetched, ...(hiddenSides && { hiddenSides }) })
  const current: CourtCase = listing ? { ...named, nextHearingDate: listing.date } : named
  const changes: CaseChange[] = []
  const values: Partial<Record<ValueField, string>> = {}
  for (const field of VALUE_FIELDS) {
    const to = current[field]
    if (to === undefined || sameText(to, '') || sameText(to, stored[field])) continue
    values[field] = to
    changes.push({ field, from: stored[field] ?? null, to })
  }
  const petitioners = mergeParties(stored.petitioners, current.petitioners)
  const respondents = mergeParties(stored.respondents, current.respondents)
  const acts = mergeTexts(stored.acts, current.acts)
  const hearings = mergeHearings(stored.hearings, current.hearings)
  const orders = mergeOrders(stored.orders, current.orders)
  const applications = mergeNamedRows(stored.interlocutoryApplications, current.interlocutoryApplications, 'number')
  const linkedCases = mergeNamedRows(stored.linkedCases, current.linkedCases, 'number', 'relation')
  return {
    merged: {
      ...Object.assign({ ...stored }, values),
      ...silentFieldsOf(current),
      identifier: mergeIdentifiers(stored.identifier, current.identifier),
      petitioners: petitioners.rows,
      respondents: respondents.rows,
      acts: acts.rows,
      hearings: hearings.rows,
      orders: orders.rows,
      interlocutoryApplications: applications.rows,
      linkedCases: linkedCases.rows,
    },
    changes: [
      ...changes,
      ...petitioners.changes.map((change) => ({ field: 'petitioners' as const, ...change })),
      ...respondents.changes.map((change) => ({ field: 'respondents' as const, ...change })),
      ...acts.changes.map((change) => ({ field: 'acts' as const, ...change })),
      ...hearings.changes.map((change) => ({ field: 'hearings' as const, ...change })),
      ...orders.changes.filter(({ from }) => from !== null).map((change) => ({ field: 'orders' as const, ...change })),
      ...applications.changes.map((change) => ({ field: 'interlocutoryApplications' as const, ...change })),
      ...linkedCases.changes.map((change) => ({ field: 'linkedCases' as const, ...change })),
    ],
    newOrders: orders.changes.filter(({ from }) => from === null).map(({ to }) => to),
  }
}

/** Fields that are updated without a change. */
function silentFieldsOf({ filingNumber, category, subCategory, objections }: CourtCase): Partial<CourtCase> {
  return {
    ...(filingNumber !== undefined && { filingNumber }),
    ...(category !== undefined && { category }),
    ...(subCategory !== undefined && { subCategory }),
    ...(objections !== undefined && { objections }),
  }
}

/** Returns a stored case updated by a fetched one. */
export function refreshedCase(stored: CourtCase, fetched: CourtCase): CourtCase {
  return withoutPastNextHearing(mergeCase(stored, fetched).merged, fetched)
}

/** Removes the earlier next hearing from a merged case that is disposed of: a source that omits it then means it. */
export function withoutPastNextHearing(merged: CourtCase, { nextHearingDate: named }: CourtCase): CourtCase {
  if (merged.status !== 'DISPOSED' || named !== undefined) return merged
  const { nextHearingDate: _, ...disposed } = merged
  return disposed
}

/**
 * Returns the facts of a fetch that are newer than the stored case. If a source answers with a copy older than the last
 * fetch, only rows missing from the stored case count.
 * @param fetched with the time at which its source made the copy, absent if the court itself was asked
 */
export function withoutOldFacts(
  stored: { courtCase: CourtCase; lastFetchedAt: number },
  fetched: { courtCase: CourtCase; modifiedAt?: number | undefined },
): CourtCase {
  const isOlder = fetched.modifiedAt !== undefined && fetched.modifiedAt < stored.lastFetchedAt
  return isOlder ? withRowsOf(stored.courtCase, fetched.courtCase) : fetched.courtCase
}

function withRowsOf(stored: CourtCase, copy: CourtCase): CourtCase {
  // A day that lay ahead then may have been heard or moved since.
  const heard = copy.hearings.filter(({ businessDate }) => businessDate !== undefined)
  const { interlocutoryApplications, linkedCases } = stored
  return {
    ...stored,
    petitioners: withNew(stored.petitioners, mergeParties(stored.petitioners, copy.petitioners)),
    respondents: withNew(stored.respondents, mergeParties(stored.respondents, copy.respondents)),
    acts: withNew(stored.acts, mergeTexts(stored.acts, copy.acts)),
    hearings: withNew(stored.hearings, mergeHearings(stored.hearings, heard)),
    orders: withNew(stored.orders, mergeOrders(stored.orders, copy.orders)),
    interlocutoryApplications: withNew(
      interlocutoryApplications,
      mergeNamedRows(interlocutoryApplications, copy.interlocutoryApplications, 'number'),
    ),
    linkedCases: withNew(linkedCases, mergeNamedRows(linkedCases, copy.linkedCases, 'number', 'relation')),
  }
}

function withNew<Row>(stored: readonly Row[], { changes }: MergedRows<Row>): Row[] {
  return [...stored, ...changes.filter(({ from }) => from === null).map(({ to }) => to)]
}

function mergeIdentifiers(stored: CaseIdentifier, fetched: CaseIdentifier): CaseIdentifier {
  const merged = { ...stored }
  for (const field of IDENTIFIER_FIELDS) {
    const text = fetched[field]
    if (text) merged[field] = text
  }
  return merged
}

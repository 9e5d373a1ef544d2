import type { CourtCase, CourtOrder, InterlocutoryApplication, IsoDate, Party, Side } from '../case.ts'
import { type CaseIdentifier, IDENTIFIER_FIELDS } from '../courts/types.ts'
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

/**
 * A field that holds one value. Identifiers and the filing number are not among them: that a case has a new number is told
 * by `caseNumber`.
 */
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

/** A field that holds rows, each of which changes by itself. */
type ListField =
  | 'petitioners'
  | 'respondents'
  | 'acts'
  | 'hearings'
  | 'orders'
  | 'interlocutoryApplications'
  | 'linkedCases'

/** One real difference between what was stored and what was fetched. `from` is null where there was no value. */
export type CaseChange =
  | { field: ValueField; from: string | null; to: string }
  | { [Field in ListField]: { field: Field } & RowChange<CourtCase[Field][number]> }[ListField]

export interface MergedCase {
  merged: CourtCase
  /** Each real change once, in the order of the case's fields. */
  changes: CaseChange[]
  /** Orders that were not known before; they are not repeated in `changes`. */
  newOrders: CourtOrder[]
}

/** The case without the names of the sides that its court hides: not only are they not fetched, what is stored goes. */
function withoutHiddenSides(courtCase: CourtCase): CourtCase {
  const { hiddenSides = [], petitioners, respondents, interlocutoryApplications } = courtCase
  if (hiddenSides.length === 0) return courtCase
  const shown = (side: Side, parties: Party[]) => (hiddenSides.includes(side) ? [] : parties)
  return {
    ...courtCase,
    petitioners: shown('PETITIONER', petitioners),
    respondents: shown('RESPONDENT', respondents),
    // An application is filed by either side.
    interlocutoryApplications: interlocutoryApplications.map(
      ({ filedBy: _, ...application }): InterlocutoryApplication => application,
    ),
  }
}

/**
 * Brings a stored case up to date with one just fetched, and tells what really changed. A blank erases nothing, and a
 * row that a source leaves out stays. The date of a cause list wins over the case's own page. Rows are known again by
 * what they are, not by their place, so that a list in another order, in other letters or with a row twice raises
 * nothing. Only names that the court hides are erased.
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

/** Fields that are brought up to date and are no news. */
function silentFieldsOf({ filingNumber, category, subCategory, objections }: CourtCase): Partial<CourtCase> {
  return {
    ...(filingNumber !== undefined && { filingNumber }),
    ...(category !== undefined && { category }),
    ...(subCategory !== undefined && { subCategory }),
    ...(objections !== undefined && { objections }),
  }
}

/** A stored case with what was just fetched. */
export function refreshedCase(stored: CourtCase, fetched: CourtCase): CourtCase {
  return withoutPastNextHearing(mergeCase(stored, fetched).merged, fetched)
}

/** A merged case: once it is disposed of, without the next hearing that it had before. That a source leaves it out then is no blank. */
export function withoutPastNextHearing(merged: CourtCase, { nextHearingDate: named }: CourtCase): CourtCase {
  if (merged.status !== 'DISPOSED' || named !== undefined) return merged
  const { nextHearingDate: _, ...disposed } = merged
  return disposed
}

/**
 * What a fetch says of a stored case. Where a source answers with a copy that it made before the case was last fetched, the stored case
 * knows better: of the copy only rows count that the stored case lacks.
 * @param fetched with the instant its source made it, absent where the court itself was asked
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

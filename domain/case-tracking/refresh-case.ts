import { type CourtCase, type CourtOrder, dayOfHearing, type IsoDate } from '../case.ts'
import type { CaseSource } from '../case-sources.ts'
import { identityOfCase, readIdentifier, recogniseCase } from '../courts/index.ts'
import type { CaseIdentifier, CaseIdentity } from '../courts/types.ts'
import { readDate } from '../dates.ts'
import { mustHold } from '../invariant.ts'
import { firstRiskLevel, type Snapshot } from '../risk/first-level.ts'
import type { RiskLevel } from '../risk/levels.ts'
import { type CaseChange, type MergedCase, mergeCase, withoutOldFacts, withoutPastNextHearing } from './merge-case.ts'
import { type ShownChange, showChange } from './shown-change.ts'
import { refreshSnapshot } from './snapshot.ts'

/** The last record of a tracked case from its court. */
export interface CaseRecord {
  courtCase: CourtCase
  /** The source whose wording the record has, null if it was not recorded. Its name never appears in a response. */
  source: CaseSource | null
  /** The last hearing date from a cause list. */
  listedOn: IsoDate | null
}

/** A record with the time of its fetch. */
export interface KnownRecord extends CaseRecord {
  lastFetchedAt: number
}

/** A tracked case before a refresh. */
export interface OpenCase {
  identifier: CaseIdentifier
  snapshot: Snapshot | null
  riskLevel: RiskLevel
  /** Whether a user of the account set the level, so that a refresh must not change it. */
  isLevelSetByHand: boolean
  /** Undefined before the first fetch. */
  record: KnownRecord | undefined
}

/** The case as just fetched from a source, with the date from a cause list. */
export interface FetchedCase {
  courtCase: CourtCase
  source: CaseSource
  /** When the source made its copy, epoch ms; absent if it asks the court itself. */
  modifiedAt?: number | undefined
  listedOn?: IsoDate | undefined
}

export interface RefreshedCase {
  record: CaseRecord & { source: CaseSource }
  identifier: CaseIdentifier
  identity: CaseIdentity
  snapshot: Snapshot
  riskLevel: RiskLevel
  /** Each real change once, without new orders. */
  changes: ShownChange[]
  newOrders: CourtOrder[]
}

/** Updates a tracked case: its record, numbers, snapshot and risk level. */
export function refreshCase(tracked: OpenCase, fetched: FetchedCase, today: IsoDate): RefreshedCase {
  const { snapshot, record: before } = tracked
  const said = before ? withoutOldFacts(before, fetched) : fetched.courtCase
  const numbers = { ...tracked.identifier, ...said.identifier }
  const completed = { ...fetched, courtCase: { ...said, identifier: numbers } }
  const first = { courtCase: completed.courtCase, source: fetched.source, listedOn: null }
  const { merged, listedOn, ...changed } = mergeRecord(before ?? first, completed, today)
  const changes = before ? changed.changes : firstChanges(snapshot, merged)
  const current = refreshSnapshot(snapshot, merged, changes)
  const identified = identify(tracked.identifier, numbers, said.caseNumber)
  const riskLevel = levelOf({ ...tracked, identifier: identified.identifier }, merged, current)
  const levels = riskLevel === tracked.riskLevel ? [] : [{ field: 'riskLevel', from: tracked.riskLevel, to: riskLevel }]
  return {
    record: { courtCase: merged, source: before?.source ?? fetched.source, listedOn },
    ...identified,
    snapshot: current,
    riskLevel,
    changes: [...changes.map(showChange), ...levels],
    newOrders: before ? changed.newOrders : [],
  }
}

/**
 * Merges a fetched case into the stored record. Two sources word courts and judges differently, which is no change:
 * texts from another source keep their stored wording. A cause list wins over the case's own page until its day has
 * come.
 */
function mergeRecord(
  before: CaseRecord,
  fetched: FetchedCase,
  today: IsoDate,
): MergedCase & { listedOn: IsoDate | null } {
  const list = fetched.listedOn ?? before.listedOn
  const stillAhead = list !== null && list > today ? list : null
  const worded = before.source === fetched.source ? fetched.courtCase : inWordsOf(before.courtCase, fetched.courtCase)
  const current = withoutPassedDay(before.courtCase, worded, today)
  const listing = stillAhead === null ? {} : { listing: { date: stillAhead } }
  const { merged, ...changed } = mergeCase(before.courtCase, current, listing)
  const [kept, had] = [merged, before.courtCase]
  mustHold('NOTHING_LOST', kept.orders.length >= had.orders.length && kept.hearings.length >= had.hearings.length)
  const named = stillAhead === null ? current : { ...current, nextHearingDate: stillAhead }
  return { ...changed, merged: withoutPastNextHearing(merged, named), listedOn: stillAhead }
}

/**
 * Removes a next hearing before the listed day once that day has come: the listed day stays until the page names the
 * next.
 */
function withoutPassedDay({ nextHearingDate: known }: CourtCase, fetched: CourtCase, today: IsoDate): CourtCase {
  const { nextHearingDate: day, ...rest } = fetched
  const isPassed = known !== undefined && known <= today && day !== undefined && day < known
  return isPassed ? rest : fetched
}

/** Facts that sources word differently. */
const WORDED = [
  'court',
  'state',
  'district',
  'bench',
  'judge',
  'caseType',
  'caseTypeName',
  'caseNumber',
  'natureOfDisposal',
] as const

function inWordsOf(stored: CourtCase, fetched: CourtCase): CourtCase {
  const known = WORDED.flatMap((fact) => (stored[fact] === undefined ? [] : [[fact, stored[fact]]]))
  const acts = stored.acts.length > 0 ? stored.acts : fetched.acts
  const hearings = inWordsOfDay(stored.hearings, fetched.hearings, dayOfHearing, ['judge', 'purpose'])
  const orders = inWordsOfDay(stored.orders, fetched.orders, ({ orderDate }) => orderDate, ['judge'])
  return { ...fetched, acts, hearings, orders, ...Object.fromEntries(known) }
}

/** Returns the fetched rows with the stored wording, where both lists have one row of a day. */
function inWordsOfDay<Row>(
  stored: readonly Row[],
  fetched: readonly Row[],
  dayOf: (row: Row) => IsoDate | undefined,
  words: (keyof Row)[],
): Row[] {
  const [storedOf, fetchedOf] = [Map.groupBy(stored, dayOf), Map.groupBy(fetched, dayOf)]
  return fetched.map((row) => {
    const [old, ...others] = storedOf.get(dayOf(row)) ?? []
    if (!old || others.length > 0 || fetchedOf.get(dayOf(row))?.length !== 1) return row
    const worded = { ...row }
    for (const word of words) if (old[word] !== undefined) worded[word] = old[word]
    return worded
  })
}

/**
 * Returns the changes of a first fetch, compared with the snapshot: differing facts that both have. The first list of
 * orders and hearings is no change.
 */
function firstChanges(snapshot: Snapshot | null, fetched: CourtCase): CaseChange[] {
  const known = { ...fetched }
  for (const fact of ['status', 'stage', 'natureOfDisposal', 'nextHearingDate', 'decisionDate'] as const) {
    const value = snapshot?.[fact === 'status' ? 'caseStatus' : fact]
    const text = typeof value !== 'string' ? undefined : fact.endsWith('Date') ? readDate(value) : value
    if (text) Object.assign(known, { [fact]: text })
  }
  return mergeCase(known, fetched).changes
}

function levelOf(
  { identifier, riskLevel, isLevelSetByHand }: OpenCase,
  { caseType, caseTypeName }: CourtCase,
  snapshot: Snapshot,
) {
  if (isLevelSetByHand) return riskLevel
  const level = firstRiskLevel(identifier, { caseType, caseTypeName, ...snapshot })
  return level === 'UNCLASSIFIED' ? riskLevel : level
}

/**
 * Returns the case's identifier with all its known numbers, including the printed one; keeps the known ones if a
 * source's contradict them.
 */
function identify(identifier: CaseIdentifier, numbers: CaseIdentifier, printed: string | undefined) {
  const completed = readIdentifier(recogniseCase(identifier.courtType, numbers).identifier)
  const reading = completed.ok ? completed : readIdentifier(identifier)
  if (!reading.ok) throw new Error('a case without a complete identifier cannot be refreshed')
  return { identifier: reading.identifier, identity: identityOfCase(reading.identifier, printed) ?? reading.identity }
}

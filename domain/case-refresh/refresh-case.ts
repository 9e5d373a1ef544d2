import type { CourtCase, CourtOrder, IsoDate } from '../case.ts'
import { type CaseChange, type MergedCase, mergeCase } from '../case-changes.ts'
import { readIdentifier, recogniseCase } from '../courts/index.ts'
import type { CaseIdentifier, CaseIdentity } from '../courts/types.ts'
import { readDate } from '../dates.ts'
import type { CaseSource } from '../order-sources.ts'
import { firstRiskLevel, type Snapshot } from '../risk/first-level.ts'
import type { RiskLevel } from '../risk/levels.ts'
import { type ShownChange, showChange } from './shown-change.ts'
import { refreshSnapshot } from './snapshot.ts'

/** What was last known of a tracked case from its court. */
export interface CaseRecord {
  courtCase: CourtCase
  /** Who told it last, null when that was not written down; its name never leaves in an answer. */
  source: CaseSource | null
  /** The day of hearing that a cause list last named. */
  listedOn: IsoDate | null
}

/** A tracked case as it stands before a refresh. */
export interface OpenCase {
  identifier: CaseIdentifier
  snapshot: Snapshot | null
  riskLevel: RiskLevel
  /** Somebody of the account has set the level: that is not worked out anew behind their back. */
  isLevelSetByHand: boolean
  /** Undefined before the first look at the court. */
  record: CaseRecord | undefined
}

/** What a source tells of the case now, and what a cause list says beside it. */
export interface Told {
  courtCase: CourtCase
  source: CaseSource
  listedOn?: IsoDate | undefined
}

export interface RefreshedCase {
  record: CaseRecord & { source: CaseSource }
  identifier: CaseIdentifier
  identity: CaseIdentity
  snapshot: Snapshot
  riskLevel: RiskLevel
  /** What really changed, each once; new orders are not among them. */
  changes: ShownChange[]
  newOrders: CourtOrder[]
}

/** Brings all that is known of a tracked case up to date: its record, numbers, snapshot and level. */
export function refreshCase(standing: OpenCase, told: Told, today: IsoDate): RefreshedCase {
  const { snapshot, record: before } = standing
  const numbers = { ...standing.identifier, ...told.courtCase.identifier }
  const fetched = { ...told, courtCase: { ...told.courtCase, identifier: numbers } }
  const first = { courtCase: fetched.courtCase, source: told.source, listedOn: null }
  const { merged, listedOn, ...news } = mergeRecord(before ?? first, fetched, today)
  const changes = before ? news.changes : firstChanges(snapshot, merged)
  const current = refreshSnapshot(snapshot, merged, changes)
  const riskLevel = levelOf(standing, merged, current)
  const levels =
    riskLevel === standing.riskLevel ? [] : [{ field: 'riskLevel', from: standing.riskLevel, to: riskLevel }]
  return {
    record: { courtCase: merged, source: told.source, listedOn },
    ...identify(standing.identifier, numbers),
    snapshot: current,
    riskLevel,
    changes: [...changes.map(showChange), ...levels],
    newOrders: before ? news.newOrders : [],
  }
}

/**
 * Brings a tracked case up to date with what a source tells now. What another source told before keeps its wording, because two
 * sources write one court or judge in two ways, and that is no news. A cause list wins over the case's own page until its day is here.
 */
function mergeRecord(before: CaseRecord, fetched: Told, today: IsoDate): MergedCase & { listedOn: IsoDate | null } {
  const list = fetched.listedOn ?? before.listedOn
  const stillAhead = list !== null && list > today ? list : null
  const told = before.source === fetched.source ? fetched.courtCase : inWordsOf(before.courtCase, fetched.courtCase)
  const merged = mergeCase(before.courtCase, told, stillAhead === null ? {} : { listing: { date: stillAhead } })
  return { ...merged, listedOn: stillAhead }
}

/** Facts that sources word in their own ways. */
const WORDED = ['court', 'state', 'district', 'bench', 'judge', 'caseType', 'caseTypeName', 'caseNumber'] as const

function inWordsOf(stored: CourtCase, fetched: CourtCase): CourtCase {
  const known = WORDED.flatMap((fact) => (stored[fact] === undefined ? [] : [[fact, stored[fact]]]))
  return { ...fetched, ...Object.fromEntries(known) }
}

/**
 * What is new in a case that is fetched for the first time, beside what its snapshot said: the facts that both tell and that differ. The
 * first list of orders and hearings is no news.
 */
function firstChanges(snapshot: Snapshot | null, fetched: CourtCase): CaseChange[] {
  const known = { ...fetched }
  for (const fact of ['status', 'stage', 'natureOfDisposal', 'nextHearingDate', 'decisionDate'] as const) {
    const said = snapshot?.[fact === 'status' ? 'caseStatus' : fact]
    const text = typeof said !== 'string' ? undefined : fact.endsWith('Date') ? readDate(said) : said
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

/** The case with all numbers that are known of it; with those it had where a source's do not go with them. */
function identify(identifier: CaseIdentifier, numbers: CaseIdentifier) {
  const completed = readIdentifier(recogniseCase(identifier.courtType, numbers).identifier)
  const reading = completed.ok ? completed : readIdentifier(identifier)
  if (!reading.ok) throw new Error('a case without a complete identifier cannot be refreshed')
  return { identifier: reading.identifier, identity: reading.identity }
}

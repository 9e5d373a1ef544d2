import { cancellationSignal } from '@temporalio/activity'
import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { IsoDate } from '../../domain/case.ts'
import type { CaseSource } from '../../domain/case-sources.ts'
import { canBeLookedUp, nextDueOn } from '../../domain/case-tracking/due.ts'
import { type KnownRecord, refreshCase } from '../../domain/case-tracking/refresh-case.ts'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import { Gone } from '../../domain/gone.ts'
import { lookupSources } from '../../domain/order-of-asking.ts'
import type { TrackedCase } from '../../domain/watchlist/watchlist.ts'
import type { CaseRefreshInput, CaseRefreshResult } from '../../workflows/case-tracking/case-refresh.messages.ts'
import type { FetchCase } from '../case-lookup/case-lookup.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { withThreeAttempts } from '../shared/three-attempts.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'

export type CaseRefreshActivities = ReturnType<typeof createCaseRefreshActivities>
export type FetchAndMergeActivities = ReturnType<typeof createFetchAndMergeActivities>

/** The database activities of the `caseRefresh` workflow. */
export function createCaseRefreshActivities({ db, enabled }: { db: Database; enabled: readonly CaseSource[] }) {
  return {
    /** Returns the owner of the case, and the sources to ask; none while its identifier is incomplete. */
    async openRefresh({ caseId }: CaseRefreshInput): Promise<OpenedRefresh> {
      const { accountId, caseIdentifier, identityKey } = await existing(db, caseId)
      const sources = canBeLookedUp(caseIdentifier) ? lookupSources(caseIdentifier, enabled) : []
      return { accountId, caseRef: caseRef(identityKey), courtType: caseIdentifier.courtType, sources }
    },
  }
}

interface OpenedRefresh {
  accountId: string
  caseRef: string
  courtType: CourtType
  sources: CaseSource[]
}

export interface FetchAndMergeDependencies {
  db: Database
  source: CaseSource
  fetchCase: FetchCase
}

/** The activities of the `caseRefresh` workflow at one source. */
export function createFetchAndMergeActivities({ db, source, fetchCase }: FetchAndMergeDependencies) {
  return {
    /**
     * Asks one source for a tracked case and stores the changes with their events, in one transaction. A second run by
     * the same workflow run neither fetches nor raises again.
     * @throws ApplicationFailure of the failure's class, of type Gone when the case is; only those that can succeed are
     * retried
     */
    async fetchAndMergeCase(input: FetchAndMergeInput): Promise<CaseRefreshResult> {
      return withThreeAttempts(() => fetchAndMergeOnce(input))
    },
  }

  async function fetchAndMergeOnce(input: FetchAndMergeInput): Promise<CaseRefreshResult> {
    const { runId } = workflowOfThisActivity()
    const { id } = await existing(db, input.caseId)
    const last = await db.trackedCases.lastFetchOf(id)
    const result: CaseRefreshResult =
      last?.lastRunId === runId
        ? { outcome: 'REFRESHED', lastFetchedAt: last.lastFetchedAt }
        : await fetchAndMerge({ ...input, caseId: id }, runId)
    await db.trackedCases.mergeAll([id], { actorType: 'OPERATOR', actorId: 'case-refresh', requestId: runId })
    return result
  }

  async function fetchAndMerge(
    { caseId, listedOn, today }: FetchAndMergeInput,
    runId: string,
  ): Promise<CaseRefreshResult> {
    const { accountId, caseIdentifier } = await existing(db, caseId)
    // Read before the fetch: what changes in between shows in the next state.
    const state = caseIdentifier.cnr === undefined ? null : await db.caseStates.lastOf(caseIdentifier.cnr)
    const answer = await withHeartbeat(() => fetchCase(caseIdentifier, cancellationSignal()))
    if (answer.kind === 'failed') throw sourceFailure(answer.failure)
    if (answer.kind === 'none') {
      await db.transaction(async (tx) => db.trackedCases.keepNotFound(caseId, today, await db.now(tx), tx))
      return { outcome: 'NOT_FOUND' }
    }
    const courtCase = await db.erasures.withoutErasedNames(accountId, answer.value.courtCase)
    const fetchedAt = await db.transaction(async (tx) => {
      const { tracked, record, isLevelSetByHand } = await db.trackedCases.lockForRefresh(caseId, tx)
      const { id, caseIdentifier: identifier, snapshot, riskLevel } = tracked
      const said = (await db.hearings.statedByLists([id], today, tx)).get(id)
      const { modifiedAt } = answer.value
      const fetched = { courtCase, source, modifiedAt, listedOn: said?.listedOn ?? listedOn }
      const known = withoutTakenOff(record ?? (await recordOfLookup(db, tracked, tx)), said?.takenOff ?? [])
      const refreshed = refreshCase(
        { identifier, snapshot, riskLevel, isLevelSetByHand, record: known },
        fetched,
        today,
      )
      const dueOn = nextDueOn(refreshed.record.courtCase, today)
      // A sweep compares this with its start by the same clock.
      const fetchedAt = await db.now(tx)
      // A copy may be older than the state.
      const stateSeen = modifiedAt === undefined ? state : (record?.stateSeen ?? null)
      const isStateNew = record?.stateSeen != null && record.stateSeen !== stateSeen
      const stamps = { runId, fetchedAt, dueOn, stateSeen, isStateNew }
      await db.trackedCases.keepRefreshed({ tracked, record }, { ...refreshed, ...stamps }, tx)
      return fetchedAt
    })
    return { outcome: 'REFRESHED', lastFetchedAt: fetchedAt }
  }
}

interface FetchAndMergeInput {
  caseId: string
  /** The day in India when the refresh began. */
  today: IsoDate
  listedOn?: IsoDate
}

/** Removes the next hearing's day if a list has taken it off. */
function withoutTakenOff(record: KnownRecord | undefined, takenOff: readonly IsoDate[]): KnownRecord | undefined {
  return record?.listedOn && takenOff.includes(record.listedOn) ? { ...record, listedOn: null } : record
}

async function existing(db: Database, caseId: string): Promise<TrackedCase> {
  const tracked = await db.trackedCases.find(caseId)
  if (!tracked) throw new Gone('tracked case')
  return tracked
}

/** Returns the account's last lookup of the case: later differences are changes. */
async function recordOfLookup(
  db: Database,
  { accountId, caseIdentifier }: TrackedCase,
  tx: Tx,
): Promise<KnownRecord | undefined> {
  const { identity } = recogniseCase(caseIdentifier.courtType, caseIdentifier)
  const lookup = identity && (await db.lookedUpCases.lock(accountId, identity, tx))
  if (!lookup) return undefined
  return { courtCase: lookup.courtCase, source: null, listedOn: null, lastFetchedAt: lookup.lastFetchedAt }
}

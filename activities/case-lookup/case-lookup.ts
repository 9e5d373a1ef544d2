import { cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import { isDuplicate } from '../../db/base/table.ts'
import type { Fetched, StoredFetch } from '../../db/case-lookup/looked-up-cases.ts'
import type { Database } from '../../db/database.ts'
import { lookupBillingKey } from '../../domain/account/billing.ts'
import type { CourtCase } from '../../domain/case.ts'
import { namesOn, refreshedCase, withoutOldFacts } from '../../domain/case-tracking/merge-case.ts'
import { identityOfCase, keysOf } from '../../domain/courts/index.ts'
import type { CaseIdentifier, CaseIdentity } from '../../domain/courts/types.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import type { CaseLookupInput, CaseLookupResult } from '../../workflows/case-lookup/case-lookup.messages.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'

/** Fetches one case live from the source that this task queue serves. */
export type FetchCase = (
  identifier: CaseIdentifier,
  signal: AbortSignal,
) => Promise<SourceAnswer<{ courtCase: CourtCase; modifiedAt?: number }>>

/** The stored case, with the time at which its source made a copy, if it is one. */
type Found = Fetched & { modifiedAt: number | undefined }

export interface CaseLookupDependencies {
  db: Database
  fetchCase: FetchCase
}

export type CaseLookupActivities = ReturnType<typeof createCaseLookupActivities>

/** The activities of the `caseLookup` workflow. */
export function createCaseLookupActivities({ db, fetchCase }: CaseLookupDependencies) {
  return {
    /**
     * Asks one source for the case and stores the result, merged with the stored case; the account's tracked case learns
     * its numbers. Idempotent: a run that has stored its case neither fetches nor stores again. A fetch of the last
     * minute that was not charged, because its answer did not reach the client, is returned to the repeated request.
     * @throws ApplicationFailure of the failure's class; only those that can succeed are retried
     */
    async fetchAndStoreCase(input: Omit<CaseLookupInput, 'sources'>): Promise<CaseLookupResult> {
      const { runId } = workflowOfThisActivity()
      const requested = input.identity ?? identityOf(input.identifier)
      const last = await db.lookedUpCases.lastFetch(input.accountId, requested)
      if (last && (last.runId === runId || (await isUncharged(last)))) {
        const known = await db.lookedUpCases.find(input.accountId, last.searchId)
        // The attempt that stored it may have ended before this.
        if (known) await learn(input.accountId, bothIdentities(requested, known.courtCase), runId)
        return { outcome: 'FOUND', searchId: last.searchId, fetchCount: last.fetchCount }
      }

      const answer = await withHeartbeat(() => fetchCase(input.identifier, cancellationSignal()))
      if (answer.kind === 'failed') throw sourceFailure(answer.failure)
      if (answer.kind === 'none') return { outcome: 'NOT_FOUND' }
      const found = withRequestedNumbers(answer.value.courtCase, input.identifier)
      const courtCase = await db.erasures.withoutErasedNames(input.accountId, found)
      const fetched = {
        accountId: input.accountId,
        identity: bothIdentities(requested, courtCase),
        courtCase,
      }
      const stored = await store({
        ...fetched,
        modifiedAt: answer.value.modifiedAt,
        callId: answer.callId,
        runId,
        fetchedAt: await db.now(),
      })
      await learn(input.accountId, fetched.identity, runId)
      return { outcome: 'FOUND', ...stored }
    },
  }

  function learn(accountId: string, identity: CaseIdentity, requestId: string): Promise<void> {
    const auditContext = { actorType: 'OPERATOR', actorId: 'case-lookup', requestId } as const
    return db.trackedCases.learnFromLookup(accountId, identity, auditContext)
  }

  async function isUncharged(last: StoredFetch & { fetchedAt: number }): Promise<boolean> {
    if (last.fetchedAt < (await db.now()) - STILL_NEW_MS) return false
    return !(await db.usageLedger.isCharged(lookupBillingKey(last)))
  }

  async function store(fetched: Found): Promise<StoredFetch> {
    try {
      return await storeOnce(fetched)
    } catch (error) {
      // Two first lookups of one case under different numbers: the second finds the record of the first.
      if (isDuplicate(error)) return storeOnce(fetched)
      throw error
    }
  }

  function storeOnce(fetched: Found): Promise<StoredFetch> {
    return db.transaction(async (tx) => {
      const before = await db.lookedUpCases.lock(fetched.accountId, fetched.identity, tx)
      if (!before) return { searchId: await db.lookedUpCases.create(fetched, tx), fetchCount: 1 }
      const { searchId, fetchCount, lastRunId } = before
      // An earlier attempt that was taken for dead has stored the case after all.
      if (lastRunId === fetched.runId) return { searchId, fetchCount }
      const courtCase = refreshedCase(before.courtCase, withoutOldFacts(before, fetched))
      const hidden = [before.courtCase, fetched.courtCase].flatMap((each) => namesOn(courtCase.hiddenSides ?? [], each))
      if (hidden.length > 0) {
        await db.erasures.suppressIn(searchId, hidden, tx)
        await db.caseSummaries.eraseNames(searchId, hidden, tx)
      }
      return { searchId, fetchCount: await db.lookedUpCases.refresh(searchId, { ...fetched, courtCase }, tx) }
    })
  }
}

/** A rejected client retries within seconds; after a minute the court is asked again. */
const STILL_NEW_MS = 60_000

/** Adds the requested identifier: sources often omit all numbers except their own. */
function withRequestedNumbers(courtCase: CourtCase, requested: CaseIdentifier): CourtCase {
  return { ...courtCase, identifier: { ...requested, ...courtCase.identifier } }
}

/** Returns the identity from the source, with the requested numbers as aliases. */
function bothIdentities(requested: CaseIdentity, { identifier, caseNumber }: CourtCase): CaseIdentity {
  const { key, aliases } = identityOf(identifier, caseNumber)
  const others = new Set([...aliases, ...keysOf(requested)])
  others.delete(key)
  return { key, aliases: [...others] }
}

function identityOf(identifier: CaseIdentifier, printed?: string): CaseIdentity {
  const identity = identityOfCase(identifier, printed)
  if (!identity) throw ApplicationFailure.nonRetryable('the identifier does not identify a case', 'InvalidInput')
  return identity
}

import { activityInfo, cancellationSignal } from '@temporalio/activity'
import type { Database } from '../db/database.ts'
import type { Fetched } from '../db/looked-up-cases.ts'
import { isDuplicate } from '../db/rows.ts'
import type { CourtCase } from '../domain/case.ts'
import { mergeCase } from '../domain/case-changes.ts'
import { identityOf } from '../domain/courts/index.ts'
import type { CaseIdentifier } from '../domain/courts/types.ts'
import type { Provider, SourceAnswer } from '../domain/source.ts'
import type { CaseLookupInput, CaseLookupResult } from '../workflows/case-lookup.messages.ts'
import { sourceFailure } from './source-failure.ts'

/** Fetches one case live from a source. */
export type FetchCase = (identifier: CaseIdentifier, signal: AbortSignal) => Promise<SourceAnswer<CourtCase>>

export interface CaseLookupDependencies {
  db: Database
  fetchCase: Record<Provider, FetchCase>
}

export type CaseLookupActivities = ReturnType<typeof createCaseLookupActivities>

/** The hands of the `caseLookup` workflow. */
export function createCaseLookupActivities({ db, fetchCase }: CaseLookupDependencies) {
  return {
    /**
     * Asks one source for the case and stores what it found, merged with what stood there. Running it again does no harm:
     * a run that has stored its case does not fetch again, and the ledger books each fetch once.
     * @throws ApplicationFailure of the failure's class; only those that can succeed are retried
     */
    async fetchAndStoreCase(input: Omit<CaseLookupInput, 'sources'> & { source: Provider }): Promise<CaseLookupResult> {
      const { workflowId, runId } = workflowOf()
      await db.outbox.clear(workflowId)
      const asked = identityOf(input.identifier)
      const stored = await db.lookedUpCases.storedByRun(input.accountId, asked, runId)
      if (stored) return { outcome: 'FOUND', searchId: stored }

      const answer = await fetchCase[input.source](input.identifier, cancellationSignal())
      if (answer.kind === 'failed') throw sourceFailure(answer.failure)
      if (answer.kind === 'none') return { outcome: 'NOT_FOUND' }
      const courtCase = { ...answer.value, identifier: { ...input.identifier, ...answer.value.identifier } }
      const found = identityOf(courtCase.identifier)
      const aliases = [...new Set([...found.aliases, asked.key, ...asked.aliases])].filter((key) => key !== found.key)
      const fetched = { accountId: input.accountId, identity: { key: found.key, aliases }, courtCase }
      const searchId = await store({ ...fetched, callId: answer.callId, runId, fetchedAt: Date.now() }, input.apiKeyId)
      return { outcome: 'FOUND', searchId }
    },
  }

  async function store(fetched: Fetched, apiKeyId: string): Promise<string> {
    try {
      return await storeOnce(fetched, apiKeyId)
    } catch (error) {
      // Two first lookups of one case under different numbers: the second finds the record of the first.
      if (isDuplicate(error)) return storeOnce(fetched, apiKeyId)
      throw error
    }
  }

  function storeOnce(fetched: Fetched, apiKeyId: string): Promise<string> {
    return db.transaction(async (tx) => {
      const before = await db.lookedUpCases.lock(fetched.accountId, fetched.identity, tx)
      const courtCase = before ? mergeCase(before.courtCase, fetched.courtCase).merged : fetched.courtCase
      const searchId = before?.searchId ?? (await db.lookedUpCases.create(fetched, tx))
      const fetchCount = before ? await db.lookedUpCases.refresh(searchId, { ...fetched, courtCase }, tx) : 1
      await db.usageLedger.book(
        {
          accountId: fetched.accountId,
          product: 'LIVE_CASE_LOOKUP',
          billingKey: `lookup:${searchId}:${fetchCount}`,
          units: 1,
          apiKeyId,
        },
        tx,
      )
      return searchId
    })
  }
}

function workflowOf(): { workflowId: string; runId: string } {
  const { workflowExecution } = activityInfo()
  if (!workflowExecution) throw new Error('this activity runs for a workflow only')
  return workflowExecution
}

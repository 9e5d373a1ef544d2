import { activityInfo, cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../db/database.ts'
import type { Fetched } from '../db/looked-up-cases.ts'
import { isDuplicate } from '../db/rows.ts'
import type { CourtCase } from '../domain/case.ts'
import { mergeCase } from '../domain/case-changes.ts'
import { recogniseCase } from '../domain/courts/index.ts'
import type { CaseIdentifier, CaseIdentity } from '../domain/courts/types.ts'
import type { SourceAnswer } from '../domain/source.ts'
import type { CaseLookupInput, CaseLookupResult } from '../workflows/case-lookup.messages.ts'
import { sourceFailure } from './source-failure.ts'

/** Fetches one case live from the source that this task queue serves. */
export type FetchCase = (
  identifier: CaseIdentifier,
  signal: AbortSignal,
) => Promise<SourceAnswer<{ courtCase: CourtCase }>>

export interface CaseLookupDependencies {
  db: Database
  fetchCase: FetchCase
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
    async fetchAndStoreCase(input: Omit<CaseLookupInput, 'sources'>): Promise<CaseLookupResult> {
      const { workflowId, runId } = workflowOf()
      await db.outbox.clear(workflowId)
      const asked = identityOf(input.identifier)
      const stored = await db.lookedUpCases.storedByRun(input.accountId, asked, runId)
      if (stored) return { outcome: 'FOUND', searchId: stored }

      const answer = await fetchCase(input.identifier, cancellationSignal())
      if (answer.kind === 'failed') throw sourceFailure(answer.failure)
      if (answer.kind === 'none') return { outcome: 'NOT_FOUND' }
      const courtCase = withNumbersAsked(answer.value.courtCase, input.identifier)
      const fetched = { accountId: input.accountId, identity: bothIdentities(asked, courtCase.identifier), courtCase }
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

/** What the client asked by belongs to the case too: sources often leave out all numbers but their own. */
function withNumbersAsked(courtCase: CourtCase, asked: CaseIdentifier): CourtCase {
  return { ...courtCase, identifier: { ...asked, ...courtCase.identifier } }
}

/** The identity a source gave the case, with the numbers it was asked for as aliases. */
function bothIdentities(asked: CaseIdentity, identifier: CaseIdentifier): CaseIdentity {
  const { key, aliases } = identityOf(identifier)
  const others = new Set([...aliases, asked.key, ...asked.aliases])
  others.delete(key)
  return { key, aliases: [...others] }
}

function identityOf(identifier: CaseIdentifier): CaseIdentity {
  const { identity } = recogniseCase(identifier.courtType, identifier)
  if (!identity) throw ApplicationFailure.nonRetryable('the identifier names no case', 'InvalidInput')
  return identity
}

function workflowOf(): { workflowId: string; runId: string } {
  const { workflowExecution } = activityInfo()
  if (!workflowExecution) throw new Error('this activity runs for a workflow only')
  return workflowExecution
}

import type { ModelUsage } from '../../domain/model-answer.ts'
import type { SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import type { Tx } from '../base/table.ts'
import type { Database } from '../database.ts'
import type { WrittenSummary } from './case-summaries.ts'

type Parts = Pick<Database, 'transaction' | 'caseSummaries' | 'usageLedger'>
type WithNames = Parts & Pick<Database, 'erasures' | 'lookedUpCases'>

/**
 * Ends a PENDING summary as COMPLETE, which bills one unit. State, bill and the usage of the model's last answer are one
 * transaction. Persons who were erased since it was begun, or whom the court has come to hide, are not named; a fetch
 * that hides a name is stored before or after. False for one that has ended.
 */
export function completeSummary(
  db: WithNames,
  summaryId: string,
  written: WrittenSummary,
  usage: ModelUsage | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (usage) await db.caseSummaries.addUsage(summaryId, usage, tx)
    const { accountId, searchId } = await db.caseSummaries.task(summaryId, tx)
    await db.lookedUpCases.hold(searchId, tx)
    const shown = await db.erasures.withoutErasedNames(accountId, written, { searchId, tx })
    const isNew = await db.caseSummaries.complete(summaryId, shown, tx)
    if (isNew) await chargeEnd(db, summaryId, 1, tx)
    return isNew
  })
}

/** Ends a PENDING summary as FAILED. Nothing is billed; the cost of the model is in the ledger all the same. */
export function failSummary(db: Parts, summaryId: string, reason: SummaryFailure): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isNew = await db.caseSummaries.fail(summaryId, reason, tx)
    if (isNew) await chargeEnd(db, summaryId, 0, tx)
    return isNew
  })
}

async function chargeEnd(db: Parts, summaryId: string, units: number, tx: Tx): Promise<void> {
  const { accountId, apiKeyId, usage } = await db.caseSummaries.task(summaryId, tx)
  if (units === 0 && isNothing(usage)) return
  const billingKey = `summary:${summaryId}`
  await db.usageLedger.charge({ accountId, product: 'AI_SUMMARIES', billingKey, units, apiKeyId, cost: usage }, tx)
}

function isNothing({ inputTokens, outputTokens, costPaise }: ModelUsage): boolean {
  return inputTokens + outputTokens + costPaise === 0
}

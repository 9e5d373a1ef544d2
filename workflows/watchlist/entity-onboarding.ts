import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import { ParentClosePolicy, proxyActivities, startChild, workflowInfo } from '@temporalio/workflow'
import type { EntityOnboardingActivities } from '../../activities/watchlist/entity-onboarding.ts'
import { SEARCH_ATTRIBUTES } from '../../domain/search-attributes.ts'
import { startBackfill } from '../discovery/entity-sync.messages.ts'
import { addSuggestedVariations } from '../discovery/suggested-variations.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import type { EntityOnboardingInput } from './entity-onboarding.messages.ts'

const core = proxyActivities<EntityOnboardingActivities>(OPTIONS.database)

/**
 * Finds the variations of a company's name, so that court searches find more, and then begins the one-time backfill if
 * it was requested. Started when an entity is added to the watchlist or renamed; no client waits for it. A rename
 * restarts it within the same run.
 */
export async function entityOnboarding({ entityId }: EntityOnboardingInput): Promise<void> {
  for (let isLast = false; !isLast; ) {
    setStage('generating name variations')
    const widened = await core.suggestNameVariations({ entityId })
    await addSuggestedVariations(entityId)
    if (widened.wantsHistoricalLook) await beginHistoricalLook(entityId)
    isLast = widened.token === undefined || (await core.endOnboarding({ entityId, token: widened.token }))
  }
  setStage('done')
}

/**
 * The backfill runs on its own: it may wait hours for a source, and a renamed entity must be onboarded again in the
 * meantime.
 */
async function beginHistoricalLook(entityId: string): Promise<void> {
  const { typedSearchAttributes } = workflowInfo()
  const accountId = typedSearchAttributes.get(SEARCH_ATTRIBUTES.accountId) ?? ''
  const requestId = typedSearchAttributes.get(SEARCH_ATTRIBUTES.requestId) ?? ''
  const { type, workflowId, input, summary, reusePolicy } = startBackfill({ accountId, entityId, requestId })
  try {
    await startChild(type, {
      workflowId,
      args: [input],
      staticSummary: summary,
      typedSearchAttributes,
      workflowIdReusePolicy: reusePolicy,
      parentClosePolicy: ParentClosePolicy.ABANDON,
    })
  } catch (error) {
    // It has been running since the entity had an earlier name.
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

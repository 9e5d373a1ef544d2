import { proxyActivities, setCurrentDetails, setHandler } from '@temporalio/workflow'
import type { CaseLookupActivities } from '../../activities/case-lookup/case-lookup.ts'
import { CLIENT_PRIORITY } from '../../domain/asker.ts'
import { askInOrder, noSourceAnswered } from '../shared/first-answer.ts'
import {
  type CaseLookupInput,
  type CaseLookupResult,
  type CaseLookupState,
  caseLookupState,
} from './case-lookup.messages.ts'
import { endIfLeftAlone, endIfNobodyWaits } from '../shared/nobody-waits.ts'
import { OPTIONS } from '../shared/options.ts'
import { siblingQueue } from '../shared/task-queue.ts'
import { showStage } from '../shared/stage.ts'

/**
 * Looks one case up for one account: asks the sources in their order until one surely knows, and stores what it found.
 * Started by `POST /case-lookup`. Ends FOUND or NOT_FOUND, or fails as `SourcesUnavailable` when no source could answer.
 */
export async function caseLookup({ sources, ...input }: CaseLookupInput): Promise<CaseLookupResult> {
  endIfNobodyWaits()
  let state: CaseLookupState = 'asking the sources'
  setHandler(caseLookupState, () => state)
  setCurrentDetails(state)

  let askedAt = Date.now()
  const { answer, failed } = await askInOrder(sources, (source) => {
    endIfLeftAlone(askedAt)
    askedAt = Date.now()
    setCurrentDetails(`${state}: ${source}`)
    const { fetchAndStoreCase } = proxyActivities<CaseLookupActivities>({
      ...OPTIONS.liveFetch,
      taskQueue: siblingQueue(`source-${source}`),
      priority: { priorityKey: CLIENT_PRIORITY, fairnessKey: input.accountId },
      summary: `ask ${source}`,
    })
    return fetchAndStoreCase(input)
  })
  if (!answer) {
    state = 'no source could answer'
    showStage(state)
    throw noSourceAnswered(failed)
  }
  state = answer.outcome === 'FOUND' ? 'stored' : 'no such case'
  showStage(state)
  return answer
}

import { proxyActivities, setCurrentDetails, setHandler } from '@temporalio/workflow'
import type { CaseLookupActivities } from '../../activities/case-lookup/case-lookup.ts'
import { CLIENT_PRIORITY } from '../../domain/asker.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { firstAnswer, noSourceAnswered } from '../shared/first-answer.ts'
import { abandonmentCheck, endIfNobodyWaits } from '../shared/nobody-waits.ts'
import { setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import {
  type CaseLookupInput,
  type CaseLookupResult,
  type CaseLookupState,
  caseLookupState,
} from './case-lookup.messages.ts'

/**
 * Looks one case up for one account: asks the sources in order until one is certain, and stores the case. Started by
 * `POST /case-lookup`. Ends FOUND or NOT_FOUND, or fails as `SourcesUnavailable` when no source could answer.
 */
export async function caseLookup({ sources, ...input }: CaseLookupInput): Promise<CaseLookupResult> {
  endIfNobodyWaits()
  let state: CaseLookupState = 'asking the sources'
  setHandler(caseLookupState, () => state)
  setCurrentDetails(state)

  const endIfAbandoned = abandonmentCheck()
  const { answer, failed } = await firstAnswer(sources, (source) => {
    endIfAbandoned()
    setCurrentDetails(`${state}: ${source}`)
    const { fetchAndStoreCase } = proxyActivities<CaseLookupActivities>({
      ...OPTIONS.liveFetch,
      taskQueue: taskQueue(`source-${source}`),
      priority: { priorityKey: CLIENT_PRIORITY, fairnessKey: input.accountId },
      summary: `ask ${source}`,
    })
    return fetchAndStoreCase(input)
  })
  if (!answer) {
    state = 'no source could answer'
    setStage(state)
    throw noSourceAnswered(failed)
  }
  state = answer.outcome === 'FOUND' ? 'stored' : 'no such case'
  setStage(state)
  return answer
}

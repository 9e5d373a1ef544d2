import { type ActivityOptions, proxyActivities, setCurrentDetails, setHandler } from '@temporalio/workflow'
import type { CaseRefreshActivities, FetchAndMergeActivities } from '../../activities/case-tracking/case-refresh.ts'
import { CLIENT_PRIORITY, NIGHT_PRIORITY } from '../../domain/asker.ts'
import { indianDay } from '../../domain/dates.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { firstAnswer, noSourceAnswered } from '../shared/first-answer.ts'
import { abandonmentCheck, endIfNobodyWaits } from '../shared/nobody-waits.ts'
import { setSearchAttributes, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import {
  type CaseRefreshInput,
  type CaseRefreshResult,
  type CaseRefreshState,
  caseRefreshState,
} from './case-refresh.messages.ts'

const { openRefresh } = proxyActivities<CaseRefreshActivities>(OPTIONS.repeatableStep)

/**
 * Fetches a tracked case again: asks the sources in order until one is certain, stores what changed, and raises events.
 * Started by `POST /watchlist/cases/{id}/refresh` and by the nightly sweep. Ends REFRESHED or NOT_FOUND, or fails as
 * `SourcesUnavailable` when no source could answer.
 */
export async function caseRefresh({ caseId, listedOn, isPatient }: CaseRefreshInput): Promise<CaseRefreshResult> {
  if (!isPatient) endIfNobodyWaits()
  let state: CaseRefreshState = 'asking the sources'
  setHandler(caseRefreshState, () => state)
  const show = (next: CaseRefreshState) => {
    state = next
    setStage(next)
  }

  setCurrentDetails(state)
  const today = indianDay(Date.now())
  const { accountId, sources, ...about } = await openRefresh({ caseId })
  setSearchAttributes({ accountId, ...about })
  const endIfAbandoned = abandonmentCheck()
  const { answer, failed } = await firstAnswer(sources, (source) => {
    if (!isPatient) endIfAbandoned()
    setCurrentDetails(`${state}: ${source}`)
    const options: ActivityOptions = isPatient ? OPTIONS.patientFetch : OPTIONS.liveFetch
    const { fetchAndMergeCase } = proxyActivities<FetchAndMergeActivities>({
      ...options,
      taskQueue: taskQueue(`source-${source}`),
      priority: { priorityKey: isPatient ? NIGHT_PRIORITY : CLIENT_PRIORITY, fairnessKey: accountId },
      summary: `ask ${source}`,
    })
    return fetchAndMergeCase({ caseId, today, ...(listedOn === undefined ? {} : { listedOn }) })
  })
  if (!answer) {
    show('no source could answer')
    throw noSourceAnswered(failed)
  }
  show(answer.outcome === 'REFRESHED' ? 'refreshed' : 'no such case')
  return answer
}

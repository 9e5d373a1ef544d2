import { ActivityFailure, isCancellation, proxyActivities } from '@temporalio/workflow'
import type { ListAnswerActivities, ListQuestionsActivities } from '../../activities/hearings/list-questions.ts'
import { LISTING_READER } from '../../domain/provider-traits.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { CASES_A_QUESTION, type ListQuestionsResult } from './list-questions.messages.ts'

const { casesToAskAbout } = proxyActivities<ListQuestionsActivities>(OPTIONS.repeatableStep)

/**
 * Asks a provider about the hearings of the next working day in courts whose lists are not read here, a hundred cases
 * at a time. Unanswered cases stay as they are, and the next run asks again. Started by its schedule.
 */
export async function listQuestions(): Promise<ListQuestionsResult> {
  const cnrs = await casesToAskAbout()
  let [listed, unanswered] = [0, 0]
  for (let from = 0; from < cnrs.length; from += CASES_A_QUESTION) {
    setStage('asking', `from case ${from + 1} of ${cnrs.length}`)
    const some = cnrs.slice(from, from + CASES_A_QUESTION)
    const { followListings } = proxyActivities<ListAnswerActivities>({
      ...OPTIONS.patientFetch,
      taskQueue: taskQueue(`source-${LISTING_READER}`),
      summary: `ask for the listings of ${some.length} cases`,
    })
    try {
      listed += await followListings({ cnrs: some })
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
      unanswered += some.length
    }
  }
  setStage('done', `${listed} of ${cnrs.length} cases listed`)
  return { cases: cnrs.length, listed, unanswered }
}

import { ActivityFailure, isCancellation, proxyActivities } from '@temporalio/workflow'
import type {
  PlannedTrial,
  SourceTrialActivities,
  SourceTrialPlanActivities,
} from '../../activities/operations/source-trial.ts'
import type { Trial } from '../../domain/operations/source-trial.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import type { SourceTrialInput, SourceTrialResult } from './source-trial.messages.ts'

const { planSourceTrial } = proxyActivities<SourceTrialPlanActivities>(OPTIONS.repeatableStep)

/**
 * Asks every source that is switched on one cheap question of each kind, and compares the shapes and prices of the
 * answers with what the service expects. Started daily by its schedule, which exists only if `SOURCE_TRIAL_CASE`
 * names a case. Its details list each question with its cost and answer.
 */
export async function sourceTrial(input: SourceTrialInput): Promise<SourceTrialResult> {
  const planned = await planSourceTrial(input)
  setStage('asking', `${planned.length} sources`)
  const tried = await Promise.all(planned.map(trialsAt))
  const trials = tried.flat()
  const result = {
    answered: trials.filter(({ isAsExpected }) => isAsExpected !== undefined).length,
    unexpected: trials.filter(({ isAsExpected }) => isAsExpected === false).length,
    unanswered: trials.filter(({ isAsExpected }) => isAsExpected === undefined).length,
  }
  setStage(
    'done',
    planned.flatMap(({ source }, at) => (tried[at] ?? []).map((trial) => inWords(source, trial))).join('\n'),
  )
  return result
}

async function trialsAt({ source, identifier }: PlannedTrial): Promise<Trial[]> {
  const { trySource } = proxyActivities<SourceTrialActivities>({
    ...OPTIONS.patientFetch,
    taskQueue: taskQueue(`source-${source}`),
    summary: `try ${source}`,
  })
  try {
    return await trySource({ source, identifier })
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return [{ what: 'all', mostPaise: 0, answer: 'no worker answered' }]
  }
}

function inWords(source: string, { what, answer, bookedPaise = 0, mostPaise, isAsExpected }: Trial): string {
  const verdict = isAsExpected === false ? '**not as expected**: ' : ''
  return `- ${source} ${what}: ${verdict}${answer}, ${bookedPaise} of at most ${mostPaise} paise`
}

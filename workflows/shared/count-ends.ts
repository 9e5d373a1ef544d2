import { metricMeter, type WorkflowInterceptors, workflowInfo } from '@temporalio/workflow'
import { outcomeOf } from './outcome.ts'

/**
 * Counts how runs of workflows end, by business outcome, in the metrics of the Temporal SDK. It adds no command, and
 * replays are not counted, so histories stay as they are.
 */
export function interceptors(): WorkflowInterceptors {
  const ends = metricMeter.createCounter(
    'courtpulse_workflows',
    '',
    "Number of ended runs of workflows. The outcome is the result's, `completed`, `continued`, `cancelled`, or the type of the failure.",
  )
  return {
    inbound: [
      {
        execute(input, next) {
          const workflow = workflowInfo().workflowType
          const running = next(input)
          running.then(
            (result) => ends.add(1, { workflow, outcome: outcomeIn(result) }),
            (error: unknown) => ends.add(1, { workflow, outcome: outcomeOf(error) }),
          )
          return running
        },
      },
    ],
  }
}

/**
 * Returns the outcome that a result names: the result itself, or its `outcome`. Both are words of our code, never data.
 */
function outcomeIn(result: unknown): string {
  const said = typeof result === 'object' && result !== null && 'outcome' in result ? result.outcome : result
  return typeof said === 'string' ? said : 'completed'
}

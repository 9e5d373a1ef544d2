import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { DAILY_SYNC_SUMMARY } from '../../workflows/discovery/daily-sync.messages.ts'

/** The daily sync outside of its schedule, which a test or a benchmark waits for. */
export function startDailySync(workflowId: string): WorkflowStart {
  return {
    type: 'dailySync',
    workflowId,
    input: {},
    summary: DAILY_SYNC_SUMMARY,
    attributes: { stage: 'planning' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

import { proxyActivities } from '@temporalio/workflow'

export interface Asked {
  priority: number
  accountId: string | null
}

/** Has an activity of another queue report who asks, once for each of these priorities. */
export async function prioritised(taskQueue: string, priorities: object[]): Promise<Asked[]> {
  const report = (priority: object) =>
    proxyActivities<{ report(): Promise<Asked> }>({ startToCloseTimeout: '10s', taskQueue, priority }).report()
  return Promise.all(priorities.map(report))
}

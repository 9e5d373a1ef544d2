/** The summary of each run for operators. */
export const CAUSE_LISTS_SUMMARY = 'Watch the cause lists of the coming days'

/** The schedule that maintains the watches; the ids of its runs begin with it. */
export function causeListsSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-cause-lists`
}

/** One line for operators, shown as the summary of each run. */
export const CAUSE_LISTS_SUMMARY = 'Watch the cause lists of the coming days'

/** The schedule that keeps the watches going; the ids of its runs begin with it. */
export function causeListsSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-cause-lists`
}

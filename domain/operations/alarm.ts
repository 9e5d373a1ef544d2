/** Problems that neither a workflow nor a client can solve. Each alarm is raised once and ends by itself. */
export const ALARMS = {
  NIGHT_OVERDUE: 'No daily sync has been completed for 26 hours.',
  CASES_OVERDUE: 'No sweep of the tracked cases has been completed for 26 hours.',
  SET_ASIDE: 'Some entities, cases or accounts could not be processed and were set aside.',
  QUEUE_UNSERVED: 'Work is waiting on a task queue that no worker polls.',
  OUTBOX_BEHIND: 'Queued workflows have been waiting to start for more than five minutes.',
  SPEND_CAP_REACHED: 'The daily spend cap of a source is reached. The source is not called again today.',
  SOURCE_REFUSES_ACCOUNT: 'A source refuses our account because it has no credit or its key is not valid.',
  NAMESPACE_DOUBTFUL:
    'Temporal knows almost none of the workflows that should be open. Nothing was ended or restarted.',
  LISTS_LATE: 'The cause lists of a court for a day have not been looked at in time.',
  LISTS_DOWN: 'The site of the cause lists of a court has given no sure answer for half an hour.',
  LISTS_UNREADABLE: 'A cause list of a court cannot be read in full.',
  ERASURE_OVERDUE: 'An erasure has not ended for six hours, or failed in the last week.',
  SOURCE_TRIAL_FAILED: 'A trial of a source brought an answer of another shape, or cost more than its list price.',
  STATES_NOISY: 'More than 1 % of the cases whose state at the court had changed brought no news when fetched.',
  RETENTION_FAILED: 'Expired data could not be deleted.',
} as const

export type AlarmName = keyof typeof ALARMS

/** One alarm: its name, and the id of its subject (a queue, a source), empty if there is only one. No personal data. */
export interface Alarm {
  name: AlarmName
  subject: string
}

/** What an operator must hear of, because no workflow and no client can mend it. Each is raised once and ends by itself. */
export const ALARMS = {
  NIGHT_OVERDUE: 'No daily sync has been completed for 26 hours.',
  CASES_OVERDUE: 'No sweep of the tracked cases has been completed for 26 hours.',
  SET_ASIDE: 'The daily sync had to set entities or cases aside.',
  QUEUE_UNSERVED: 'Work waits on a task queue that no worker serves.',
  OUTBOX_BEHIND: 'Workflows have waited for their start for over five minutes.',
  SPEND_CAP_REACHED: "A source's daily spend cap is reached: it is not called again today.",
  SOURCE_REFUSES_ACCOUNT: 'A source refuses our account: no credit, or its key is not valid.',
  NAMESPACE_DOUBTFUL:
    'Temporal knows nearly none of the workflows that should be open: nothing was ended or started again.',
  RETENTION_FAILED: 'Something past its time could not be deleted.',
} as const

export type AlarmName = keyof typeof ALARMS

/** One alarm: its name, and the id of what it is about (a queue, a source), empty where there is only one. No personal data. */
export interface Alarm {
  name: AlarmName
  subject: string
}

/** Events of a history that Temporal Cloud counts as an action. It also counts heartbeats, retries and queries, which no history shows. */
const ACTIONS = [
  'workflowExecutionStartedEventAttributes',
  'activityTaskScheduledEventAttributes',
  'timerStartedEventAttributes',
  'workflowExecutionSignaledEventAttributes',
  'workflowExecutionUpdateAcceptedEventAttributes',
  'upsertWorkflowSearchAttributesEventAttributes',
]

/** The actions in these events of a history. */
export function actionsOf(events: readonly object[]): number {
  return events.filter((event) => Object.entries(event).some(([name, value]) => value && ACTIONS.includes(name))).length
}

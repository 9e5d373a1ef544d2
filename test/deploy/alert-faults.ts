export const API = 'instance="api:9100",job="courtpulse-api"'
export const WORKER = 'instance="worker:9101",job="courtpulse-worker"'

/** A fault, and the alert that it must raise. */
export interface Fault {
  fault: string
  alert: string
  /** The one that changes, and its samples from the tenth minute on. A new one appears then. */
  series: string
  samples: string
  /** Series that a normal hour has and this fault has not. */
  without?: string[]
  /** Of the alert, beside its severity. */
  labels?: Record<string, string>
}

const INSTANCE = { instance: 'worker:9101', job: 'courtpulse-worker' }
const alarm = (name: string, subject = '') => `courtpulse_alarm{${WORKER},name="${name}",subject="${subject}"}`
const oldest = (queue: string) => `courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="${queue}"}`

export const FAULTS: Fault[] = [
  {
    fault: 'the API is gone',
    alert: 'ApiDown',
    series: `up{${API}}`,
    samples: '0x60',
    labels: { instance: 'api:9100', job: 'courtpulse-api' },
  },
  { fault: 'a worker is gone', alert: 'WorkerDown', series: `up{${WORKER}}`, samples: '0x60', labels: INSTANCE },
  {
    fault: 'a worker starts again and again',
    alert: 'ProcessRestarting',
    series: `process_start_time_seconds{${WORKER}}`,
    samples: '2000 3000 4000 4000x60',
    labels: INSTANCE,
  },
  {
    fault: 'the database is away',
    alert: 'DatabaseDown',
    series: `courtpulse_database_up{${WORKER}}`,
    samples: '0x60',
  },
  {
    fault: 'the database is slow',
    alert: 'DatabaseSlow',
    series: `courtpulse_database_ping_seconds{${WORKER}}`,
    samples: '1.5x60',
  },
  { fault: 'Temporal is away', alert: 'TemporalDown', series: `courtpulse_temporal_up{${WORKER}}`, samples: '0x60' },
  {
    fault: 'a clock is wrong',
    alert: 'ClockSkew',
    series: `courtpulse_clock_offset_seconds{${WORKER}}`,
    samples: '-5x60',
    labels: INSTANCE,
  },
  {
    fault: 'the disk is full',
    alert: 'DocumentsDiskFull',
    series: `courtpulse_documents_free_bytes{${WORKER}}`,
    samples: '1000x60',
  },
  {
    fault: 'memory leaks',
    alert: 'MemoryHigh',
    series: `process_resident_memory_bytes{${WORKER}}`,
    samples: '2e9x60',
    labels: INSTANCE,
  },
  {
    fault: 'a process is blocked',
    alert: 'ProcessBlocked',
    series: `nodejs_eventloop_lag_p99_seconds{${WORKER}}`,
    samples: '4x60',
    labels: INSTANCE,
  },
  {
    fault: 'a queue is missing in --queues',
    alert: 'QueueUnserved',
    series: `courtpulse_task_queue_pollers{${WORKER},task_queue="core"}`,
    samples: '0x60',
    labels: { task_queue: 'core' },
  },
  {
    fault: 'too few workers',
    alert: 'QueueBehind',
    series: `courtpulse_task_queue_backlog_age_seconds{${WORKER},task_queue="core"}`,
    samples: '0+15x60',
    labels: { task_queue: 'core' },
  },
  {
    fault: 'a workflow task is poison after a deployment',
    alert: 'WorkflowStuck',
    series: `temporal_workflow_task_execution_failed_total{${WORKER},task_queue="courtpulse-core"}`,
    samples: '1 2 2 3 3x60',
    labels: { task_queue: 'courtpulse-core' },
  },
  {
    fault: 'activities use up all places',
    alert: 'SlotsUsedUp',
    series: `temporal_worker_task_slots_available{${WORKER},task_queue="courtpulse-core",worker_type="ActivityWorker"}`,
    samples: '0x60',
    labels: { task_queue: 'courtpulse-core' },
  },
  { fault: 'the outbox is stuck', alert: 'OutboxStuck', series: oldest('starts'), samples: '0+15x60' },
  { fault: 'events are not published', alert: 'EventsStuck', series: oldest('events'), samples: '0+15x60' },
  { fault: 'webhooks are not delivered', alert: 'WebhooksLate', series: oldest('webhooks'), samples: '0+15x60' },
  { fault: 'notices are not sent', alert: 'NoticesLate', series: oldest('notices'), samples: '890+15x60' },
  {
    fault: 'the mail server takes no message',
    alert: 'MailRefused',
    series: `courtpulse_notices_total{${WORKER},channel="EMAIL",outcome="retried"}`,
    samples: '0+1x60',
    without: [`courtpulse_notices_total{${WORKER},channel="EMAIL",outcome="sent"}`],
  },
  {
    fault: 'an export hangs',
    alert: 'JobStuck',
    series: oldest('exports'),
    samples: '3590+15x60',
    labels: { queue: 'exports' },
  },
  { fault: 'nobody reads a picture', alert: 'PictureWaits', series: oldest('challenges'), samples: '1790+15x60' },
  {
    fault: 'nobody reviews',
    alert: 'ReviewsWait',
    series: oldest('candidates'),
    samples: '172790+15x60',
    labels: { queue: 'candidates' },
  },
  {
    fault: 'an activity has a defect',
    alert: 'ActivitiesBroken',
    series: `courtpulse_activities_total{${WORKER},activity="fetchAndStoreCase",outcome="Error"}`,
    samples: '0+10x60',
    labels: { activity: 'fetchAndStoreCase' },
  },
  {
    fault: 'an invariant does not hold',
    alert: 'InvariantBroken',
    series: `courtpulse_broken_invariants_total{${WORKER},invariant="WHOLE_UNITS"}`,
    samples: '1x60',
    labels: { invariant: 'WHOLE_UNITS' },
  },
  {
    fault: 'a night is skipped',
    alert: 'NightOverdue',
    series: alarm('NIGHT_OVERDUE'),
    samples: '1x60',
  },
  { fault: 'a sweep is skipped', alert: 'CaseSweepOverdue', series: alarm('CASES_OVERDUE'), samples: '1x60' },
  {
    fault: 'an entity cannot be processed',
    alert: 'SetAside',
    series: alarm('SET_ASIDE', 'entities'),
    samples: '1x60',
    labels: { subject: 'entities' },
  },
  {
    fault: 'a bucket refuses to delete',
    alert: 'RetentionFailed',
    series: alarm('RETENTION_FAILED', 'exports'),
    samples: '1x60',
    labels: { subject: 'exports' },
  },
  {
    fault: 'a trial of a source fails',
    alert: 'SourceTrialFailed',
    series: alarm('SOURCE_TRIAL_FAILED', 'attestr'),
    samples: '1x60',
    labels: { subject: 'attestr' },
  },
  {
    fault: 'states change without news',
    alert: 'StatesNoisy',
    series: alarm('STATES_NOISY', 'napix'),
    samples: '1x60',
    labels: { subject: 'napix' },
  },
  {
    fault: 'an erasure fails',
    alert: 'ErasureOverdue',
    series: alarm('ERASURE_OVERDUE', 'an erasure'),
    samples: '1x60',
    labels: { subject: 'an erasure' },
  },
  ...(['LATE', 'DOWN', 'UNREADABLE'] as const).map((state) => ({
    fault: `a cause list is ${state.toLowerCase()}`,
    alert: `Lists${state[0]}${state.slice(1).toLowerCase()}`,
    series: alarm(`LISTS_${state}`, 'SC 2026-11-26'),
    samples: '1x60',
    labels: { subject: 'SC 2026-11-26' },
  })),
  { fault: 'the namespace is lost', alert: 'NamespaceDoubtful', series: alarm('NAMESPACE_DOUBTFUL'), samples: '1x60' },
  {
    fault: 'a source is down',
    alert: 'SourceFailing',
    series: `courtpulse_source_calls_total{${WORKER},outcome="Upstream",source="attestr"}`,
    samples: '8+40x60',
    labels: { source: 'attestr' },
  },
  {
    fault: 'a court changes its pages',
    alert: 'SourceChanged',
    series: `courtpulse_source_calls_total{${WORKER},outcome="ParseGap",source="attestr"}`,
    samples: '1+5x60',
    labels: { source: 'attestr' },
  },
  {
    fault: 'a source is out of money',
    alert: 'SourceRefusesAccount',
    series: alarm('SOURCE_REFUSES_ACCOUNT', 'attestr'),
    samples: '1x60',
    labels: { subject: 'attestr' },
  },
  {
    fault: 'a cap is nearly reached',
    alert: 'SpendNearCap',
    series: `courtpulse_source_spend_today_paise{${WORKER},source="attestr"}`,
    samples: '450000x60',
    labels: { source: 'attestr' },
  },
  {
    fault: 'a cap is reached',
    alert: 'SpendCapReached',
    series: alarm('SPEND_CAP_REACHED', 'attestr'),
    samples: '1x60',
    labels: { subject: 'attestr' },
  },
  {
    fault: 'a language model is switched off soon',
    alert: 'ModelEnds',
    series: `courtpulse_model_days_left{${WORKER},model="gpt-4.1-mini"}`,
    samples: '47x60',
    labels: { model: 'gpt-4.1-mini' },
  },
  {
    fault: 'browsers are too few',
    alert: 'CourtVisitsWait',
    series: `courtpulse_browser_visits{${WORKER},state="waiting"}`,
    samples: '30x60',
  },
  {
    fault: 'requests fail',
    alert: 'ApiErrors',
    series: `courtpulse_http_request_duration_seconds_count{${API},method="POST",route="/case-lookup",status="500"}`,
    samples: '8+30x60',
  },
  {
    fault: 'requests are refused',
    alert: 'ApiUnavailable',
    series: `courtpulse_http_request_duration_seconds_count{${API},method="POST",route="/case-lookup",status="503"}`,
    samples: '40+90x60',
  },
  {
    fault: 'reads are slow',
    alert: 'ReadsSlow',
    series: `courtpulse_http_request_duration_seconds_bucket{${API},le="0.1",method="GET",route="/account",status="200"}`,
    samples: '2360x60',
  },
]

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import test from 'ava'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { readResults } from '../../api/historical-search/read-results.ts'
import { registry } from '../../platform/metrics.ts'
import { withPromtool } from '../support/programs.ts'

const Rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'info']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
})
const Rules = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule) })) })

/** Metrics that the Temporal SDK serves, its own and that of our workflows; `test/workers/metrics.test.ts` reads some of them. */
const SDK_METRICS = [
  'temporal_workflow_task_execution_failed_total',
  'temporal_worker_task_slots_available',
  'courtpulse_workflows_total',
  'temporal_workflow_failed_total',
  'temporal_workflow_task_schedule_to_start_latency_seconds',
  'temporal_activity_schedule_to_start_latency_seconds',
]
/** Prometheus makes it for each target. */
const OF_PROMETHEUS = ['up']

const API = 'instance="api:9100",job="courtpulse-api"'
const WORKER = 'instance="worker:9101",job="courtpulse-worker"'

const RESULTS = `method="GET",route="${readResults.path}",status="200"`

/** Series of an hour of normal load, by their names: a sample each 15 s. */
const NORMAL: Record<string, string> = {
  [`up{${API}}`]: '1x240',
  [`up{${WORKER}}`]: '1x240',
  [`process_start_time_seconds{${WORKER}}`]: '1000x120 2000x120',
  [`courtpulse_database_up{${WORKER}}`]: '1x240',
  [`courtpulse_database_ping_seconds{${WORKER}}`]: '0.004x100 0.3x5 0.004x140',
  [`courtpulse_clock_offset_seconds{${WORKER}}`]: '0.02x240',
  [`courtpulse_temporal_up{${WORKER}}`]: '1x240',
  [`courtpulse_documents_free_bytes{${WORKER}}`]: '50e9-1000000x240',
  [`process_resident_memory_bytes{${WORKER}}`]: '3e8x240',
  [`nodejs_eventloop_lag_p99_seconds{${WORKER}}`]: '0.03x240',
  [`courtpulse_task_queue_pollers{${WORKER},task_queue="core"}`]: '2x240',
  [`courtpulse_task_queue_backlog_age_seconds{${WORKER},task_queue="core"}`]: '0x100 6x4 0x140',
  [`courtpulse_task_queue_backlog_age_seconds{${WORKER},task_queue="source-attestr"}`]: '0+2x240',
  [`temporal_worker_task_slots_available{${WORKER},task_queue="courtpulse-core",worker_type="ActivityWorker"}`]:
    '80x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="starts"}`]: '0x20 9x2 0x220',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="backfills"}`]: '0+15x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="events"}`]: '1x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="webhooks"}`]: '3x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="notices"}`]: '0x20 70x4 0x220',
  [`courtpulse_notices_total{${WORKER},channel="EMAIL",outcome="sent"}`]: '0+1x240',
  [`courtpulse_notices_total{${WORKER},channel="EMAIL",outcome="retried"}`]: '0+0.5x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="exports"}`]: '60x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="challenges"}`]: '0+5x240',
  [`courtpulse_oldest_waiting_item_age_seconds{${WORKER},queue="candidates"}`]: '86400+15x240',
  [`courtpulse_activities_total{${WORKER},activity="fetchAndStoreCase",outcome="completed"}`]: '0+20x240',
  [`courtpulse_activities_total{${WORKER},activity="fetchAndStoreCase",outcome="Error"}`]: '0x120 1x120',
  [`courtpulse_broken_invariants_total{${WORKER},invariant="WHOLE_UNITS"}`]: '0x240',
  [`courtpulse_last_night_completed_timestamp_seconds{${WORKER}}`]: '1x240',
  [`courtpulse_last_case_sweep_completed_timestamp_seconds{${WORKER}}`]: '1x240',
  [`courtpulse_source_calls_total{${WORKER},outcome="found",source="attestr"}`]: '0+10x240',
  [`courtpulse_source_calls_total{${WORKER},outcome="Upstream",source="attestr"}`]: '0+0.2x240',
  [`courtpulse_source_calls_total{${WORKER},outcome="ParseGap",source="attestr"}`]: '0+0.02x240',
  [`courtpulse_source_spend_today_paise{${WORKER},source="attestr"}`]: '100000+1000x240',
  [`courtpulse_source_spend_cap_paise{${WORKER},source="attestr"}`]: '500000x240',
  [`courtpulse_browser_visits{${WORKER},state="waiting"}`]: '0x20 3x4 0x220',
  [`courtpulse_http_request_duration_seconds_count{${API},method="POST",route="/case-lookup",status="200"}`]:
    '0+60x240',
  [`courtpulse_http_request_duration_seconds_count{${API},method="POST",route="/case-lookup",status="500"}`]:
    '0+0.2x240',
  [`courtpulse_http_request_duration_seconds_count{${API},method="POST",route="/case-lookup",status="503"}`]: '0+1x240',
  [`courtpulse_http_request_duration_seconds_bucket{${API},le="0.1",method="GET",route="/account",status="200"}`]:
    '0+59x240',
  [`courtpulse_http_request_duration_seconds_bucket{${API},le="5",method="GET",route="/account",status="200"}`]:
    '0+60x240',
  [`courtpulse_http_request_duration_seconds_bucket{${API},le="+Inf",method="GET",route="/account",status="200"}`]:
    '0+60x240',
  // The next page of results is asked of the sources while the client waits.
  [`courtpulse_http_request_duration_seconds_bucket{${API},le="5",${RESULTS}}`]: '0x240',
  [`courtpulse_http_request_duration_seconds_bucket{${API},le="+Inf",${RESULTS}}`]: '0+30x240',
}

interface Fault {
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

const FAULTS: Fault[] = [
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

const rules = Rules.parse(parse(await readFile('deploy/monitoring/alerts.yml', 'utf8'))).groups.flatMap(
  (group) => group.rules,
)
const known = [...registry.getMetricsAsArray().map(({ name }) => name), ...SDK_METRICS, ...OF_PROMETHEUS]

test('alert rules use only metrics that exist', (t) => {
  for (const { alert, expr } of rules) t.deepEqual(unknownIn(expr), [], alert)
})

test('the dashboard uses only metrics that exist', async (t) => {
  const text = await readFile('deploy/monitoring/dashboard.json', 'utf8')
  const queries = [...text.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, query]) => JSON.parse(`"${query}"`) as string,
  )
  t.true(queries.length > 20)
  for (const query of queries) t.deepEqual(unknownIn(query), [], query)
})

test('each alert has a line in the runbook, and a fault that it is tried with', async (t) => {
  const page = await readFile('docs/operations/alerts.md', 'utf8')
  const headings = [...page.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name)
  t.deepEqual(
    headings,
    rules.map(({ alert }) => alert),
  )
  for (const { alert, annotations } of rules) {
    t.is(annotations.runbook, `docs/operations/alerts.md#${alert.toLowerCase()}`)
    t.true(
      FAULTS.some((fault) => fault.alert === alert),
      alert,
    )
  }
})

withPromtool(
  'each fault raises its alert within a minute and no other, and an hour of normal load raises none',
  async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'courtpulse-alerts-'))
    t.teardown(() => rm(folder, { recursive: true }))
    const file = join(folder, 'faults.yml')
    await writeFile(
      file,
      stringify({
        rule_files: [resolve('deploy/monitoring/alerts.yml')],
        evaluation_interval: '15s',
        tests: [anHour(), ...FAULTS.map(aFault)],
      }),
    )
    const { stdout, stderr } = await promisify(execFile)('promtool', ['test', 'rules', file]).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    t.regex(stdout, /SUCCESS/, stderr)
  },
)

/** Looked at every minute. */
function anHour() {
  const times = Array.from({ length: 60 }, (_, minute) => `${minute + 1}m`)
  const alert_rule_test = rules.flatMap(({ alert }) =>
    times.map((eval_time) => ({ alertname: alert, eval_time, exp_alerts: [] })),
  )
  return { name: 'normal', interval: '15s', input_series: series(NORMAL), alert_rule_test }
}

/** Normal for ten minutes, then the fault. */
function aFault({ fault, alert, series: name, samples, without = [], labels = {} }: Fault) {
  const others = Object.fromEntries(Object.entries(NORMAL).filter(([other]) => !without.includes(other)))
  const before = NORMAL[name] === undefined ? '_x40' : cut(NORMAL[name])
  return {
    name: fault,
    interval: '15s',
    input_series: series({ ...others, [name]: `${before} ${samples}` }),
    alert_rule_test: rules.map((rule) => ({
      alertname: rule.alert,
      eval_time: '11m',
      exp_alerts:
        rule.alert === alert
          ? [{ exp_labels: { ...labels, ...rule.labels }, exp_annotations: filled(rule.annotations, labels) }]
          : [],
    })),
  }
}

/** The texts of an alert with its labels in their places. */
function filled(annotations: Record<string, string>, labels: Record<string, string>) {
  const fill = (text: string) =>
    text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? '')
  return Object.fromEntries(Object.entries(annotations).map(([name, text]) => [name, fill(text)]))
}

/** The first ten minutes of samples, 40 of them, in promtool's shorthand (`a+bxn` are n + 1 samples). */
function cut(samples: string): string {
  return /^(\S+?)x/.test(samples) ? samples.replace(/^(\S+?)x.*$/, '$1x39') : samples
}

function series(samples: Record<string, string>) {
  return Object.entries(samples).map(([name, values]) => ({ series: name, values }))
}

function unknownIn(expr: string): string[] {
  const names =
    expr.replaceAll(/\{[^}]*\}|"[^"]*"|by \([^)]*\)|\[[^\]]*\]/g, ' ').match(/\b[a-z]+_[a-z0-9_]+\b|\bup\b/g) ?? []
  return names.filter(
    (name) =>
      !FUNCTIONS.includes(name) && !known.includes(name.replace(/_(bucket|count|sum)$/, '')) && !known.includes(name),
  )
}

const FUNCTIONS = ['histogram_quantile', 'max_over_time']

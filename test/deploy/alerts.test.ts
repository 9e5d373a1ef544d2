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
import { API, FAULTS, type Fault, WORKER } from './alert-faults.ts'

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

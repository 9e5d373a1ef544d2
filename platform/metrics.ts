import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { breachesOf, INVARIANTS, type Invariant } from '../domain/invariant.ts'

/**
 * The metrics of this process, as Prometheus reads them. Labels contain names of our own code and of sources, never
 * data of accounts.
 */
export const registry = new Registry()

const registers = [registry]

collectDefaultMetrics({ register: registry })

/**
 * Returns a gauge that exists once it was measured. The library would otherwise report 0, even if nothing measures it.
 */
function measured(about: { name: string; help: string; registers: Registry[] }): Gauge {
  const gauge = new Gauge(about)
  gauge.remove()
  return gauge
}

export const buildInfo = new Gauge({
  name: 'courtpulse_build_info',
  help: '1, with the version and the build of this process.',
  labelNames: ['process', 'version', 'build'],
  registers,
})

/** From a cached read to the 60 s after which every request has ended. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export const requestDuration = new Histogram({
  name: 'courtpulse_http_request_duration_seconds',
  help: 'Duration of the requests to the API.',
  labelNames: ['method', 'route', 'status'],
  buckets: REQUEST_SECONDS,
  registers,
})

export const activitiesEnded = new Counter({
  name: 'courtpulse_activities_total',
  help: 'Number of ended attempts of activities. The outcome is `completed`, `cancelled`, or the type of the failure.',
  labelNames: ['activity', 'outcome'],
  registers,
})

export const noticesEnded = new Counter({
  name: 'courtpulse_notices_total',
  help: 'Number of attempts to send a notice, by channel. The outcome is `sent`, `retried` or `failed`.',
  labelNames: ['channel', 'outcome'],
  registers,
})

export const sourceCalls = new Counter({
  name: 'courtpulse_source_calls_total',
  help: 'Number of calls to sources. The outcome is `found`, `none`, or the class of the failure.',
  labelNames: ['source', 'outcome'],
  registers,
})

export const sourceForms = new Counter({
  name: 'courtpulse_source_forms_total',
  help: 'How often an answer of a source had a form that its documentation leaves open.',
  labelNames: ['source', 'form'],
  registers,
})

/** All of them start at 0: Prometheus does not see an increase from an absent value. */
new Counter({
  name: 'courtpulse_broken_invariants_total',
  help: 'How often an invariant was found broken. What would have broken it was not done.',
  labelNames: ['invariant'],
  registers,
  collect() {
    this.reset()
    for (const invariant of Object.keys(INVARIANTS)) this.inc({ invariant }, breachesOf(invariant as Invariant))
  },
})

/** 1 for each raised alarm, by its name and subject; see `domain/operations/alarm.ts`. */
export const raisedAlarms = new Gauge({
  name: 'courtpulse_alarm',
  help: 'Number of active alarms.',
  labelNames: ['name', 'subject'],
  registers,
})

export const lastDailySyncCompleted = measured({
  name: 'courtpulse_last_night_completed_timestamp_seconds',
  help: 'Time when the last daily sync was completed, in seconds since 1970. 0 if there was none.',
  registers,
})

export const lastCaseSweepCompleted = measured({
  name: 'courtpulse_last_case_sweep_completed_timestamp_seconds',
  help: 'Time when the last sweep of tracked cases was completed, in seconds since 1970. 0 if there was none.',
  registers,
})

export const databaseUp = measured({
  name: 'courtpulse_database_up',
  help: '1 if the database answers, else 0.',
  registers,
})

export const databasePing = measured({
  name: 'courtpulse_database_ping_seconds',
  help: 'Duration of the last query that only asks for the time.',
  registers,
})

export const clockOffset = measured({
  name: 'courtpulse_clock_offset_seconds',
  help: 'How far the clock of this process is ahead of the clock of the database.',
  registers,
})

export const temporalUp = measured({
  name: 'courtpulse_temporal_up',
  help: '1 if Temporal can be used, else 0.',
  registers,
})

export const waitingItems = new Gauge({
  name: 'courtpulse_waiting_items',
  help: 'Number of items that wait in a queue of the database.',
  labelNames: ['queue'],
  registers,
})

export const oldestWaitingItem = new Gauge({
  name: 'courtpulse_oldest_waiting_item_age_seconds',
  help: 'How long the oldest item of a queue of the database has been waiting. 0 if none waits.',
  labelNames: ['queue'],
  registers,
})

export const taskQueueBacklog = new Gauge({
  name: 'courtpulse_task_queue_backlog_tasks',
  help: 'Approximate number of tasks that wait in a task queue.',
  labelNames: ['task_queue'],
  registers,
})

export const taskQueueLag = new Gauge({
  name: 'courtpulse_task_queue_backlog_age_seconds',
  help: 'Approximate age of the oldest task that waits in a task queue.',
  labelNames: ['task_queue'],
  registers,
})

export const taskQueuePollers = new Gauge({
  name: 'courtpulse_task_queue_pollers',
  help: 'Number of workers that have polled a task queue within the last two minutes.',
  labelNames: ['task_queue'],
  registers,
})

export const sourceSpend = new Gauge({
  name: 'courtpulse_source_spend_today_paise',
  help: 'What was spent at a source today (in India), in paise.',
  labelNames: ['source'],
  registers,
})

export const sourceCap = new Gauge({
  name: 'courtpulse_source_spend_cap_paise',
  help: 'What may be spent at a source in a day, in paise.',
  labelNames: ['source'],
  registers,
})

export const modelDaysLeft = new Gauge({
  name: 'courtpulse_model_days_left',
  help: 'Days until a configured language model is switched off, for models whose end is announced.',
  labelNames: ['model'],
  registers,
})

export const browserVisits = new Gauge({
  name: 'courtpulse_browser_visits',
  help: 'Number of visits to court sites in this process, by state: `open` or `waiting`.',
  labelNames: ['state'],
  registers,
})

export const documentsFree = measured({
  name: 'courtpulse_documents_free_bytes',
  help: 'Free space of the folder of the documents. Absent if they are in a bucket.',
  registers,
})

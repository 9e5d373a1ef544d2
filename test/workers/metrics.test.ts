import { mkdir } from 'node:fs/promises'
import test from 'ava'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'

let service: Service
let address: string

test.before(async () => {
  const port = await freePort()
  service = await startService({ METRICS_PORT: String(port), ATTESTR_DAILY_SPEND_CAP_PAISE: '9000' })
  address = `http://127.0.0.1:${port}`
})
test.after.always(() => service?.close())

async function scraped(has: RegExp): Promise<string> {
  return until(
    async () => (await fetch(`${address}/metrics`)).text(),
    (text) => has.test(text),
  )
}

test('a lookup shows in the metrics of requests, source calls, activities, spend and of the Temporal SDK', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  await service.control.fault('attestr', 'http500')
  t.is((await service.call('POST /case-lookup', { key, body })).status, 200)
  t.is((await service.call('GET /nowhere/9999', { key })).status, 404)
  const text = await scraped(/^courtpulse_source_spend_today_paise\{source="attestr"\} [1-9]/m)
  t.regex(text, /^courtpulse_source_calls_total\{source="attestr",outcome="found"\} 1$/m)
  t.regex(text, /^courtpulse_source_calls_total\{source="attestr",outcome="Upstream"\} 1$/m)
  t.regex(text, /^courtpulse_activities_total\{activity="fetchAndStoreCase",outcome="completed"\} 1$/m)
  t.regex(
    text,
    /^courtpulse_http_request_duration_seconds_count\{method="POST",route="\/case-lookup",status="200"\} 1$/m,
  )
  t.regex(text, /^courtpulse_http_request_duration_seconds_count\{method="GET",route="other",status="404"\} 1$/m)
  t.regex(text, /^courtpulse_source_spend_cap_paise\{source="attestr"\} 9000$/m)
  t.regex(text, /^temporal_workflow_completed_total\{.*workflow_type="caseLookup".*\} 1$/m)
  t.regex(text, /^courtpulse_workflows_total\{(?=.*outcome="FOUND").*workflow="caseLookup".*\} 1$/m)
  t.regex(text, /^process_resident_memory_bytes \d/m)
  t.notRegex(text, /DLHC019000012024|nowhere/, 'no number of a case, and no path that somebody made up')
})

test('database, Temporal, queues and disk show as they are', async (t) => {
  await mkdir(service.configuration.DOCUMENTS_PATH, { recursive: true })
  await scraped(/^courtpulse_documents_free_bytes [1-9]/m)
  const text = await scraped(/^courtpulse_task_queue_pollers\{task_queue="webhooks"\} [1-9]/m)
  t.regex(text, /^courtpulse_database_up 1$/m)
  t.regex(text, /^courtpulse_temporal_up 1$/m)
  t.regex(text, /^courtpulse_task_queue_backlog_tasks\{task_queue="core"\} \d+$/m)
  for (const queue of ['starts', 'backfills', 'events', 'webhooks', 'challenges', 'candidates', 'cases'])
    t.regex(text, new RegExp(`^courtpulse_oldest_waiting_item_age_seconds\\{queue="${queue}"\\} [\\d.]+$`, 'm'))
})

test('a worker reports whether it is ready, and which version it runs', async (t) => {
  const response = await fetch(`${address}/health/ready`)
  t.is(response.status, 200)
  t.regex(JSON.stringify(await response.json()), /^\{"status":"ready","version":"\d+\.\d+\.\d+"\}$/)
  t.is((await fetch(`${address}/health/live`)).status, 200)
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Worker } from '@temporalio/worker'
import test from 'ava'
import { ConfigurationError, tracesAreOn } from '../../platform/configuration.ts'
import { createLog } from '../../platform/log.ts'
import { samplerOf } from '../../platform/open-telemetry.ts'
import { dataConverterOf } from '../../platform/payload-codec.ts'
import { startTraces } from '../../platform/traces.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { traceSinks } from '../../workers/trace-work.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { PAYLOAD_KEYS, testStack } from '../support/stack.ts'
import { startTraceReceiver, type TraceReceiver } from '../support/trace-receiver.ts'

const CNR = 'DLHC019000012024'
const REQUEST_ID = 'request-of-the-trace'

let receiver: TraceReceiver
let service: Service
let accountId: string

test.before(async () => {
  receiver = await startTraceReceiver()
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_RESOURCE_ATTRIBUTES: 'city=Pune' })
  const stopTraces = await startTraces('courtpulse-test', '1.2.3', createLog('test', 'silent'))
  service = await startService({ TEMPORAL_PAYLOAD_KEYS: PAYLOAD_KEYS })
  const account = await anAccount(service.db)
  accountId = account.accountId
  const answer = await service.call('POST /case-lookup', {
    key: account.key,
    headers: { 'X-Request-Id': REQUEST_ID, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    body: { caseIdentifier: { courtType: 'HC', cnr: CNR } },
  })
  if (answer.status !== 200) throw new Error(`the lookup ended with ${answer.status}`)
  await stopTraces()
})
test.after.always(async () => {
  await service?.close()
  await receiver?.close()
})

/** Returns the names of a span and of all its ancestors, up to the root. */
function wayUp(span: TraceReceiver['spans'][number] | undefined): string[] {
  if (!span) return []
  return [span.name, ...wayUp(receiver.spans.find(({ spanId }) => spanId === span.parentSpanId))]
}

test("one trace leads from a request through its workflow and activity to the provider's call", (t) => {
  t.deepEqual(wayUp(receiver.spans.find(({ name }) => name === 'call attestr')), [
    'call attestr',
    'activity fetchAndStoreCase',
    'workflow caseLookup',
    'start caseLookup',
    'POST /case-lookup',
  ])
  const root = receiver.spans.find(({ name }) => name === 'POST /case-lookup')
  t.true(receiver.spans.every(({ traceId }) => traceId === root?.traceId))
})

test('a trace begins with our own request, whatever trace its client sends', (t) => {
  const root = receiver.spans.find(({ name }) => name === 'POST /case-lookup')
  t.falsy(root?.parentSpanId)
  t.not(root?.traceId, 'a'.repeat(32))
  t.deepEqual(root?.attributes.find(({ key }) => key === 'courtpulse.request_id')?.value, { stringValue: REQUEST_ID })
})

test('spans contain no case number and no account', (t) => {
  const text = JSON.stringify(receiver.spans)
  t.false(text.includes(CNR))
  t.false(text.includes(accountId))
})

test('the standard variables extend the name of a process', (t) => {
  const text = JSON.stringify(receiver.resources)
  for (const part of ['courtpulse-test', '1.2.3', 'Pune']) t.true(text.includes(part), part)
})

test('a workflow that ran as part of a trace replays', async (t) => {
  const query = `AccountId = '${accountId}'`
  const dataConverter = dataConverterOf(service.configuration.TEMPORAL_PAYLOAD_KEYS)
  const options = { workflowBundle: { codePath: testStack().workflowBundle }, dataConverter, sinks: traceSinks }
  for await (const { workflowId, runId } of service.temporal.client.workflow.list({ query })) {
    const history = await service.temporal.client.workflow.getHandle(workflowId, runId).fetchHistory()
    t.truthy(history.events?.[0]?.workflowExecutionStartedEventAttributes?.header?.fields?.traceparent)
    await t.notThrowsAsync(Worker.runReplayHistory(options, history, workflowId))
  }
})

test('traces are on if the standard variables name an exporter or an address, otherwise off', (t) => {
  t.false(tracesAreOn({}))
  t.true(tracesAreOn({ OTEL_TRACES_EXPORTER: 'otlp' }))
  t.true(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }))
  t.true(tracesAreOn({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }))
  t.false(tracesAreOn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' }))
  t.false(tracesAreOn({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }))
  t.throws(() => tracesAreOn({ OTEL_TRACES_EXPORTER: 'zipkin' }), { instanceOf: ConfigurationError })
})

test('API and workers without these variables load nothing of OpenTelemetry but its interface', async (t) => {
  const program = `
    import { createRequire } from 'node:module'
    const { startTraces } = await import('./platform/traces.ts')
    await startTraces('courtpulse-test', '1.2.3', console)
    await Promise.all([import('./api/server.ts'), import('./workers/start.ts')])
    console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)))`
  const env = { PATH: process.env.PATH }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
  t.deepEqual(
    (JSON.parse(stdout) as string[]).filter((path) => /@opentelemetry\/(?!api)/.test(path)),
    [],
  )
})

test('a process whose collector is down stops within seconds, with exit code 0 and a line in the log', async (t) => {
  const program = `
    const { runMain } = await import('./platform/main.ts')
    const { startTraces, tracing } = await import('./platform/traces.ts')
    await runMain(async () => {
      const log = { warn: (_, message) => console.log(message) }
      const stopTraces = await startTraces('courtpulse-test', '1.2.3', log)
      await tracing().inSpan('work', {}, async () => {})
      return {
        async stop() {
          await stopTraces()
          console.log('has stopped')
        },
      }
    })
    setInterval(() => {}, 1_000)
    process.kill(process.pid, 'SIGTERM')`
  const env = { PATH: process.env.PATH, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
  t.is(stdout, 'the last traces could not be sent\nhas stopped\n')
})

test('the share of requests that are traced follows the standard variables', (t) => {
  const shown = (environment: NodeJS.ProcessEnv) => samplerOf(environment).toString()
  t.regex(shown({}), /^ParentBased\{root=AlwaysOnSampler,/)
  t.regex(
    shown({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }),
    /^ParentBased\{root=TraceIdRatioBased\{0\.1\}/,
  )
  t.is(shown({ OTEL_TRACES_SAMPLER: 'always_off' }), 'AlwaysOffSampler')
  for (const wrong of [{ OTEL_TRACES_SAMPLER: 'some' }, { OTEL_TRACES_SAMPLER_ARG: '2' }])
    t.throws(() => samplerOf(wrong), { instanceOf: ConfigurationError, message: /OTEL_TRACES_SAMPLER must be/ })
})

import { Client } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import { Worker } from '@temporalio/worker'
import test from 'ava'
import { type Api, startApi } from '../../api/server.ts'
import { openConsole } from '../../console/console.ts'
import { createLog } from '../../platform/log.ts'
import { dataConverterOf } from '../../platform/payload-codec.ts'
import { lookUp } from '../support/orders.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { PAYLOAD_KEYS, testStack } from '../support/stack.ts'

const UI = 'http://127.0.0.1:8233'
const CNR = 'DLHC019000012024'

let service: Service
let api: Api
let decodeUrl: string

test.before(async () => {
  service = await startService({ TEMPORAL_PAYLOAD_KEYS: PAYLOAD_KEYS, TEMPORAL_UI_URL: UI })
  api = await startApi({ ...service, log: createLog('test', 'silent') }, openConsole)
  decodeUrl = new URL('/console/codec/decode', api.baseUrl).href
})
test.after.always(async () => {
  await api?.close()
  await service?.close()
})

interface JsonPayload {
  metadata: Record<string, string>
  data: string
}

/** Returns the histories as a reader of Temporal's store without the keys sees them. */
async function storedHistories(): Promise<{ workflowId: string; text: string }[]> {
  const { connection } = service.temporal
  const stranger = new Client({ connection, namespace: testStack().temporal.namespace })
  const query = `TaskQueue = '${service.configuration.TASK_QUEUE_PREFIX}-core'`
  const found: { workflowId: string; text: string }[] = []
  for await (const { workflowId, runId } of stranger.workflow.list({ query }))
    found.push({
      workflowId,
      text: historyToJSON(await stranger.workflow.getHandle(workflowId, runId).fetchHistory()),
    })
  return found
}

/** Returns each payload of a history, at any depth. */
function payloadsIn(value: unknown): JsonPayload[] {
  if (typeof value !== 'object' || value === null) return []
  if ('data' in value && 'metadata' in value) return [value as JsonPayload]
  return Object.values(value).flatMap(payloadsIn)
}

async function decode(body: object, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  const answer = await fetch(decodeUrl, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}

test('a lookup with keys works as usual, and its stored history shows only search attributes', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = await lookUp(service, key, { courtType: 'HC', cnr: CNR })
  t.truthy(searchId)
  const stored = await storedHistories()
  t.true(stored.length > 0)
  for (const { text } of stored) {
    const payloads = payloadsIn(JSON.parse(text, (name, value) => (name === 'searchAttributes' ? undefined : value)))
    const encodings = payloads.map(({ metadata }) => Buffer.from(metadata.encoding ?? '', 'base64').toString())
    t.deepEqual([...new Set(encodings)], ['binary/encrypted'])
  }
})

test('an operator decrypts payloads with a key or a session of the console; any other caller is refused', async (t) => {
  const { key } = await anAccount(service.db)
  await lookUp(service, key, { courtType: 'HC', cnr: CNR })
  const stored = await storedHistories()
  const payloads = payloadsIn(JSON.parse(stored[0]?.text ?? '{}'))
  const operator = await service.db.operatorKeys.issue('Test operator')
  const read = await decode({ payloads }, { Authorization: `Bearer ${operator}` })
  t.is(read.status, 200)
  const [first] = (JSON.parse(read.text) as { payloads: JsonPayload[] }).payloads
  t.is(Buffer.from(first?.metadata.encoding ?? '', 'base64').toString(), 'json/plain')
  t.is((await decode({}, { Authorization: `Bearer ${operator}` })).text, '{"payloads":[]}')
  for (const [headers, status] of [
    [{}, 401],
    [{ Authorization: `Bearer ${key}` }, 403],
    [{ Authorization: 'Bearer nothing' }, 401],
  ] as [Record<string, string>, number][])
    t.is((await decode({ payloads }, headers)).status, status)
  const foreign = [
    { metadata: { ...payloads[0]?.metadata, 'key-id': Buffer.from('1999').toString('base64') }, data: '' },
  ]
  t.is((await decode({ payloads: foreign }, { Authorization: `Bearer ${operator}` })).status, 400)
})

test('only pages of the Temporal Web UI may ask for payloads from another address', async (t) => {
  const { status, headers } = await fetch(decodeUrl, {
    method: 'OPTIONS',
    headers: { Origin: 'http://elsewhere.example' },
  })
  t.is(status, 204)
  t.is(headers.get('access-control-allow-origin'), UI)
  t.is(headers.get('access-control-allow-credentials'), 'true')
})

test('encrypted histories replay with the keys', async (t) => {
  const { client } = service.temporal
  const query = `TaskQueue = '${service.configuration.TASK_QUEUE_PREFIX}-core'`
  const dataConverter = dataConverterOf(service.configuration.TEMPORAL_PAYLOAD_KEYS)
  const options = { workflowBundle: { codePath: testStack().workflowBundle }, dataConverter }
  const { key } = await anAccount(service.db)
  await lookUp(service, key, { courtType: 'HC', cnr: CNR })
  let replayed = 0
  for await (const { error } of Worker.runReplayHistories(options, client.workflow.list({ query }).intoHistories())) {
    replayed++
    t.is(error, undefined)
  }
  t.true(replayed > 0)
})

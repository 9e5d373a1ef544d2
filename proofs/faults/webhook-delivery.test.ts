import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'ava'
import type { Database } from '../../db/database.ts'
import { openOwnDatabase } from '../../test/support/own-database.ts'
import { anAccount } from '../../test/support/service.ts'
import { taskQueuePrefix, testStack } from '../../test/support/stack.ts'
import { until } from '../../test/support/until.ts'
import { type BenchProcess, startProcess } from '../bench/support/processes.ts'

/*
 * A worker process, which publishes events as well, is killed while messages are on their way. What is promised: every event arrives,
 * and what comes twice comes under the same webhook-id, so that a receiver who keeps the ids sees one effect each.
 */

const EVENTS = 60

let db: Database
let url: string
let end: () => Promise<void>
const workers: BenchProcess[] = []
const prefix = taskQueuePrefix()

test.before(async () => {
  ;({ db, url, end } = await openOwnDatabase())
})
test.after.always(async () => {
  for (const { child } of workers) child.kill('SIGKILL')
  await end?.()
})

async function startWorker(): Promise<BenchProcess> {
  const { temporal, workflowBundle } = testStack()
  const worker = await startProcess('workers/main.ts', {
    DATABASE_URL: url,
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    TASK_QUEUE_PREFIX: prefix,
    WORKFLOW_BUNDLE: workflowBundle,
    LOG_LEVEL: 'silent',
    SIGNING_SECRET: 'a secret of the tests, long enough to be taken',
    MODEL: 'off',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
    ECOURTSINDIA: 'off',
    ATTESTR: 'off',
    COURT_SITES: 'off',
  })
  workers.push(worker)
  return worker
}

/**
 * A receiver that takes every other message at once and leaves the rest without an answer until it is told to take all. Keeps how often
 * it was sent, and has taken, each `webhook-id`.
 */
async function aHesitantReceiver() {
  const sent = new Map<string, number>()
  const taken = new Map<string, number>()
  const unanswered: string[] = []
  let isHesitant = true
  const server = createServer((request, response) => {
    request.resume()
    const id = String(request.headers['webhook-id'])
    const count = (sent.get(id) ?? 0) + 1
    sent.set(id, count)
    if (isHesitant && sent.size % 2 === 0) return unanswered.push(id)
    taken.set(id, (taken.get(id) ?? 0) + 1)
    return response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent,
    taken,
    unanswered,
    takeAll() {
      isHesitant = false
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a worker killed while it publishes and delivers: another brings every event, under its one webhook-id', async (t) => {
  const { accountId } = await anAccount(db)
  const receiver = await aHesitantReceiver()
  t.teardown(receiver.close)
  const settings = { url: receiver.url, events: ['case.updated' as const], description: '', enabled: true }
  await db.webhookEndpoints.create(accountId, settings)
  const raised: string[] = []
  for (let n = 0; n < EVENTS; n++) {
    const event = {
      accountId,
      type: 'case.updated' as const,
      data: { caseId: String(n), origin: 'COURT' as const, fields: 'status' },
    }
    raised.push(await db.transaction((tx) => db.events.raise(event, tx)))
  }

  const first = await startWorker()
  await until(
    async () => receiver.unanswered.length,
    (unanswered) => unanswered >= 10,
  )
  first.child.kill('SIGKILL')
  const { PENDING = 0 } = await statuses(accountId)
  t.true(PENDING >= receiver.unanswered.length, `only ${PENDING} deliveries were on their way`)
  receiver.takeAll()
  await startWorker()

  await until(
    () => statuses(accountId),
    ({ DELIVERED = 0 }) => DELIVERED === EVENTS,
  )
  t.deepEqual([...receiver.taken.keys()].sort(), raised)
  t.deepEqual([...receiver.sent.keys()].sort(), raised)
  for (const id of receiver.unanswered) t.deepEqual([receiver.sent.get(id), receiver.taken.get(id)], [2, 1])
})

/** How many deliveries of an account have which status. */
async function statuses(accountId: string): Promise<Record<string, number>> {
  const [rows] = await db.sequelize.query(
    'SELECT status, COUNT(*) AS count FROM webhook_deliveries WHERE account_id = :accountId GROUP BY status',
    { replacements: { accountId } },
  )
  const counted = rows as { status: string; count: string | number }[]
  return Object.fromEntries(counted.map(({ status, count }) => [status, Number(count)]))
}

import { randomUUID } from 'node:crypto'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { createBulkImportActivities } from '../../../activities/watchlist/bulk-import.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { isKnown } from '../../../platform/find-workflows.ts'
import { connectTemporal, type Temporal } from '../../../platform/temporal.ts'
import { startBackfill } from '../../../workflows/discovery/entity-sync.messages.ts'
import { startWebhookBatch } from '../../../workflows/events/webhook-batch.messages.ts'
import { endAbandonedWork } from '../../../workflows/operations/end-abandoned-work.ts'
import { startOrderFetch } from '../../../workflows/orders/order-fetch.messages.ts'
import { candidateReviewState } from '../../../workflows/review/candidate-review.messages.ts'
import { caseReviewState } from '../../../workflows/review/case-review.messages.ts'
import { startEntityOnboarding } from '../../../workflows/watchlist/entity-onboarding.messages.ts'
import { aCandidate } from '../../support/a-candidate.ts'
import { candidatesOf } from '../../support/candidates.ts'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, COMPANY, onboarded } from '../../support/watchlist.ts'
import { aSink, aWebhook, deliveriesOf, raise } from '../../support/webhooks.ts'

/* What the run does for work whose workflow is gone, other than ending it as FAILED. */

let service: Service
let operator: string
/** Starts workflows on a queue without a worker, so that they stay open until they are ended. */
let unserved: Temporal

test.before(async () => {
  service = await startService()
  operator = await service.db.operatorKeys.issue('Test operator')
  unserved = connectTemporal(`${service.configuration.TASK_QUEUE_PREFIX}-unserved`)
  // The first run finds no workflows that should be open.
  await round()
})
test.after.always(async () => {
  await unserved?.close()
  await service?.close()
})

const TEN_MINUTES_MS = 10 * 60_000

function round(input?: { namespaceIsRight?: boolean }): Promise<number> {
  const { TASK_QUEUE_PREFIX } = service.configuration
  return service.temporal.client.workflow.execute(endAbandonedWork, {
    taskQueue: taskQueueName(TASK_QUEUE_PREFIX, 'core'),
    workflowId: `${TASK_QUEUE_PREFIX}-end-abandoned-work-now`,
    args: input ? [input] : [],
  })
}

function handleOf(workflowId: string) {
  return service.temporal.client.workflow.getHandle(workflowId)
}

async function run(sql: string): Promise<void> {
  await service.db.sequelize.query(sql)
}

/** A delivery that waits for its next attempt. */
async function aWaitingDelivery(account: TestAccount) {
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  await service.control.fault('webhooks', 'http500', 2)
  await raise(service, account.accountId)
  const [delivery] = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.attempts === 2,
  )
  return { webhookId, deliveryId: delivery?.deliveryId ?? '', sink }
}

function overdue(deliveryId: string): Promise<void> {
  return run(
    `UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - 2 * ${TEN_MINUTES_MS} WHERE id = '${deliveryId}'`,
  )
}

for (const end of ['terminate', 'cancel'] as const)
  test.serial(
    `an overdue delivery whose workflow was ended by ${end} is sent, one that is open is left alone`,
    async (t) => {
      const account = await anAccount(service.db)
      const [lost, open] = [await aWaitingDelivery(account), await aWaitingDelivery(await anAccount(service.db))]
      const handle = handleOf(`webhook-delivery/${lost.deliveryId}`)
      await handle[end]()
      await until(
        () => handle.describe(),
        ({ status }) => status.name !== 'RUNNING',
      )
      t.is(await round(), 0, 'none is overdue')
      const { runId } = await handleOf(`webhook-delivery/${open.deliveryId}`).describe()
      for (const { deliveryId } of [lost, open]) await overdue(deliveryId)
      t.is(await round(), 1)
      await until(
        () => deliveriesOf(service, account, lost.webhookId),
        ([delivery]) => delivery?.status === 'DELIVERED',
      )
      t.like(await handleOf(`webhook-delivery/${open.deliveryId}`).describe(), { runId, status: { name: 'RUNNING' } })
      t.is(await round(), 0)
    },
  )

test.serial('an overdue delivery that an open batch will attempt is not sent a second time', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  await service.control.fault('webhooks', 'slow', 2, TEN_MINUTES_MS)
  const event = {
    accountId: account.accountId,
    type: 'case.updated' as const,
    data: { caseId: 'c', origin: 'COURT' as const, fields: 'status' },
  }
  // In one transaction, so that they are published together.
  await service.db.transaction(async (tx) => {
    for (let raised = 0; raised < 2; raised++) await service.db.events.raise(event, tx)
  })
  const waiting = await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.length === 2,
  )
  for (const { deliveryId } of waiting) await overdue(deliveryId)
  t.is(await round(), 0)
  await service.control.release('webhooks')
  await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.every(({ status }) => status === 'DELIVERED'),
  )
  const sent = await Promise.all(
    waiting.map(({ deliveryId }) => isKnown(service.temporal, `webhook-delivery/${deliveryId}`)),
  )
  t.deepEqual(sent, [false, false])
})

test.serial('an overdue delivery of a batch still queued after an outage is not sent a second time', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url, ['entity.synced'])
  // The endpoint does not subscribe to them, so no other deliveries are opened for them.
  const eventIds = [await raise(service, account.accountId), await raise(service, account.accountId)]
  await until(
    async () => (await service.call('GET /events', { key: account.key })).body as { events: object[] },
    ({ events }) => events.length === 2,
  )
  const events = await service.db.events.findAll(eventIds)
  const opened = await service.db.transaction(async (tx) => {
    const opened = await service.db.webhookDeliveries.open({ id: webhookId }, events, tx)
    const [first, ...others] = opened
    if (first) await service.db.outbox.enqueueForRelay([startWebhookBatch(first, others)], tx)
    await service.db.sequelize.query(`UPDATE outbox SET claimed_until = claimed_until + ${TEN_MINUTES_MS}`, {
      transaction: tx,
    })
    return opened
  })
  for (const { id } of opened) await overdue(id)
  t.is(await round(), 0)
  await run('UPDATE outbox SET claimed_until = 0')
  await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.every(({ status }) => status === 'DELIVERED'),
  )
  t.is((await sink.received()).length, 2)
})

test.serial('an onboarding whose workflow is lost is begun again, once', async (t) => {
  const account = await anAccount(service.db)
  const { entityId } = await aStuckEntity(account, {})
  t.is(await round(), 0, 'its workflow is open')
  await handleOf(`entity-onboarding/${entityId}`).terminate('a test')
  t.is(await round(), 1)
  await onboarded(service, entityId)
  const { body } = await service.call(`GET /watchlist/entities/${entityId}`, { key: account.key })
  t.true((body as { nameVariations: string[] }).nameVariations.includes('Safron Textiles Private Limited'))
  await aged(entityId)
  t.is(await round(), 0)
})

test.serial('a backfill whose workflow is lost is begun again, once; one of an archived entity is not', async (t) => {
  const account = await anAccount(service.db)
  const entityId = await aLookedAt(account)
  const archived = await aLookedAt(account)
  await service.call(`DELETE /watchlist/entities/${archived}`, { key: account.key })
  await Promise.all([entityId, archived].map((id) => handleOf(`historical-look/${id}`).terminate('a test')))
  t.is(await round(), 1)
  await handleOf(`historical-look/${entityId}`).result()
  const [found] = await service.db.sequelize.query<{ count: number }>(
    `SELECT COUNT(*) AS count FROM case_candidates WHERE watchlist_entity_id = '${entityId}'`,
    { type: QueryTypes.SELECT },
  )
  t.true(Number(found?.count) > 0)
  t.is(await round(), 0)
})

test.serial(
  'a company of an import that is lost after its rows gets its name variations and its backfill',
  async (t) => {
    const { db } = service
    const { accountId, userId, key } = await anAccount(db)
    const auditContext = { actorType: 'USER', actorId: userId, requestId: 'a-test' } as const
    const input = { ...COMPANY, name: 'Kaveri Logistics Limited', fetchHistoricalCases: true }
    const importId = await db.transaction((tx) => db.imports.create(accountId, [{ input }], auditContext, tx))
    await createBulkImportActivities({ db }).importNextRows({ importId })
    t.like((await service.call(`GET /watchlist/imports/${importId}`, { key })).body, { status: 'COMPLETE' })
    const [{ entityId } = { entityId: '' }] = await db.imports.createdAfter(importId, 0, 1)
    await aged(entityId)
    t.true((await round()) > 0)
    await handleOf(`entity-onboarding/${entityId}`).result()
    await handleOf(`historical-look/${entityId}`).result()
    const { body } = await service.call(`GET /watchlist/entities/${entityId}`, { key })
    t.true((body as { nameVariations: string[] }).nameVariations.length > 0)
    t.true((await candidatesOf(service, entityId)).length > 0)
    t.is(await round(), 0)
  },
)

test.serial('a rename during an onboarding is onboarded as well, however late in the run it comes', async (t) => {
  const { db } = service
  const entityId = await anEntity(service, (await anAccount(db)).key)
  await onboarded(service, entityId)
  await db.transaction((tx) => db.entityOnboardings.begin([entityId], 'NAME', tx))
  const token = (await db.entityOnboardings.token(entityId, 'NAME')) ?? ''
  await db.transaction((tx) => db.entityOnboardings.begin([entityId], 'NAME', tx))
  t.false(await db.entityOnboardings.end(entityId, 'NAME', token))
  await db.transaction((tx) => db.entityOnboardings.endAll([entityId], 'NAME', [token], tx))
  const current = await db.entityOnboardings.token(entityId, 'NAME')
  t.not(current, undefined)
  t.true(await db.entityOnboardings.end(entityId, 'NAME', current ?? ''))
})

/** An entity whose onboarding began long ago, on a queue without a worker. */
async function aStuckEntity(account: TestAccount, details: object) {
  const entityId = await anEntity(service, account.key, details)
  await onboarded(service, entityId)
  const about = { accountId: account.accountId, requestId: 'a-test' }
  await service.db.transaction((tx) => service.db.entityOnboardings.begin([entityId], 'NAME', tx))
  await unserved.start(startEntityOnboarding({ entityId }, about))
  await aged(entityId)
  return { entityId }
}

/** A company whose backfill began long ago, on a queue without a worker. */
async function aLookedAt(account: TestAccount): Promise<string> {
  const entityId = await anEntity(service, account.key, { name: 'Kaveri Logistics Limited' })
  await onboarded(service, entityId)
  await service.db.transaction((tx) => service.db.entityOnboardings.begin([entityId], 'LOOK', tx))
  await unserved.start(startBackfill({ accountId: account.accountId, entityId, requestId: 'a-test' }))
  await aged(entityId)
  return entityId
}

function aged(entityId: string): Promise<void> {
  return run(
    `UPDATE entity_onboardings SET since = since - 2 * ${TEN_MINUTES_MS} WHERE watchlist_entity_id = '${entityId}'`,
  )
}

test.serial("the captcha of an ended download leaves the reviewers' list, others stay", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const [dead = '', alive = ''] = orders.map(({ orderId }) => orderId)
  const expiresAt = Date.now() + TEN_MINUTES_MS
  const about = { courtType: 'HC', caseRef: 'c', requestId: 'a-test' } as const
  for (const orderId of [dead, alive]) {
    const start = startOrderFetch({ accountId, orderId, sources: [] }, about)
    await unserved.start(start)
    const picture = { picture: Buffer.from('PNG'), pictureType: 'image/png', session: 'cookies' }
    await service.db.challenges.open({ ...picture, orderId, courtType: 'HC', workflowId: start.workflowId, expiresAt })
  }
  await handleOf(`order-fetch/${dead}`).terminate('a test')
  t.is(await round(), 1)
  const { body } = await service.call('GET /backoffice/challenges', { key: operator })
  t.deepEqual(
    (body as { challenges: { orderId: string }[] }).challenges.map(({ orderId }) => orderId),
    [alive],
  )
})

test.serial(
  'reviews that can get no verdict end: an archived entity, a case tracked by hand; others wait on',
  async (t) => {
    const [archived, tracked, decidedOn, waiting] = [
      await aCandidate(service),
      await aCandidate(service),
      await aCandidate(service),
      await aCandidate(service),
    ]
    await service.call(`POST /backoffice/candidates/${decidedOn.candidateId}/approve`, { key: operator })
    const all = [archived, tracked, decidedOn, waiting]
    await service.db.sequelize.query('UPDATE outbox SET claimed_until = 0')
    for (const { candidateId } of all)
      await until(
        () =>
          handleOf(`candidate-review/${candidateId}`)
            .query(candidateReviewState)
            .catch(() => 'opening'),
        (state) => state !== 'opening',
      )
    await service.call(`DELETE /watchlist/entities/${archived.entityId}`, { key: archived.key })
    const { caseIdentifier } = tracked.discovery
    await aCase(service, tracked.key, { caseIdentifier, watchlistEntityId: tracked.entityId })
    // The index of workflows may lag by a moment.
    await until(
      async () => {
        await round()
        return (await handleOf(`candidate-review/${archived.candidateId}`).describe()).status.name
      },
      (status) => status === 'COMPLETED',
    )
    for (const { candidateId } of [archived, tracked])
      t.is(await handleOf(`candidate-review/${candidateId}`).result(), 'no longer waiting')
    for (const { candidateId } of [decidedOn, waiting])
      t.is((await handleOf(`candidate-review/${candidateId}`).describe()).status.name, 'RUNNING')
    // An archived entity's candidate can still be decided by anyone who knows it.
    const answer = await service.call(`POST /backoffice/candidates/${archived.candidateId}/approve`, { key: operator })
    t.is(answer.status, 200)
  },
)

test.serial('the review of a case lost in a restore ends, that of a waiting one continues', async (t) => {
  const { key } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const [gone, waiting] = [await aCase(service, key), await aCase(service, key)]
  for (const id of [gone, waiting])
    await until(
      () =>
        handleOf(`case-review/${id}`)
          .query(caseReviewState)
          .catch(() => 'opening'),
      (state) => state !== 'opening',
    )
  await run(`DELETE FROM tracked_cases WHERE id = '${gone}'`)
  // The index of workflows may lag by a moment.
  await until(
    async () => {
      await round()
      return (await handleOf(`case-review/${gone}`).describe()).status.name
    },
    (status) => status === 'COMPLETED',
  )
  t.is(await handleOf(`case-review/${gone}`).result(), 'no longer waiting')
  t.is((await handleOf(`case-review/${waiting}`).describe()).status.name, 'RUNNING')
})

test.serial(
  'in a namespace that knows none of the workflows that should be open, no work is ended or begun again',
  async (t) => {
    const account = await anAccount(service.db)
    const { deliveryId } = await aWaitingDelivery(account)
    const lost = await lostExports(account, 20)
    await overdue(deliveryId)
    await handleOf(`webhook-delivery/${deliveryId}`).terminate('a test')
    await run(`UPDATE last_runs SET run_id = '${randomUUID()}', workflow_id = 'of another namespace'`)
    t.is(await round(), 0)
    t.is(await running(), lost.length)
    t.is((await service.db.webhookDeliveries.find(deliveryId))?.status, 'PENDING')
    const { body } = await service.call('GET /backoffice/alarms', { key: operator })
    t.like(body, { alarms: { 0: { name: 'NAMESPACE_DOUBTFUL', ended: null } } })

    // An operator vouches for it.
    t.true((await round({ namespaceIsRight: true })) > lost.length)
    t.is(await running(), 0)
    await until(
      () => service.db.webhookDeliveries.find(deliveryId),
      (delivery) => delivery?.status === 'DELIVERED',
    )
    const after = await service.call('GET /backoffice/alarms', { key: operator })
    t.is(typeof (after.body as { alarms: { ended: unknown }[] }).alarms[0]?.ended, 'number')
  },
)

test.serial('the alarm ends by itself once the worker is back in the namespace of its last run', async (t) => {
  const lost = await lostExports(await anAccount(service.db), 1)
  const last = await service.db.lastRuns.last('end-abandoned-work')
  await run("UPDATE last_runs SET workflow_id = 'of another namespace'")
  t.is(await round(), 0)
  t.is((await service.db.alarms.raised()).length, 1)
  await service.db.lastRuns.note('end-abandoned-work', last ?? { workflowId: '', runId: '' })
  t.is(await round(), lost.length)
  t.deepEqual(await service.db.alarms.raised(), [])
})

test.serial('if the last run is forgotten, some known workflows are enough', async (t) => {
  const account = await anAccount(service.db)
  await aWaitingDelivery(account)
  await run(`UPDATE webhook_deliveries SET created = created - ${2 * TEN_MINUTES_MS}`)
  const lost = await lostExports(account, 2)
  await run('DELETE FROM last_runs')
  t.is(await round(), lost.length)
})

/** Old exports without a workflow. */
async function lostExports({ accountId, userId }: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = []
  const auditContext = { actorType: 'USER' as const, actorId: userId, requestId: 'a-test' }
  const viewer = { accountId, userId, teamIds: [] }
  for (let made = 0; made < count; made++)
    ids.push(
      await service.db.transaction((tx) =>
        service.db.exports.create({ what: 'cases', format: 'csv', filter: {}, viewer }, auditContext, tx),
      ),
    )
  await run(`UPDATE exports SET created = created - ${2 * TEN_MINUTES_MS} WHERE completed_at IS NULL`)
  return ids
}

async function running(): Promise<number> {
  return (await service.db.exports.listRunning('', Date.now(), 100)).length
}

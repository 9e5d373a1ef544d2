import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { NativeConnection, Worker } from '@temporalio/worker'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { createOriginalActivities, createStampActivities } from '../../../activities/orders/order-fetch.ts'
import { newId } from '../../../db/base/table.ts'
import { openPdfJobs } from '../../../documents/pdf-jobs.ts'
import { createReference } from '../../../documents/reference.ts'
import { unlessMissing } from '../../../documents/unless-missing.ts'
import { recogniseCase } from '../../../domain/courts/index.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { textPdf } from '../../../sandbox/world/order-pdf.ts'
import { orderFetchId, startOrderFetch } from '../../../workflows/orders/order-fetch.messages.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { testStack } from '../../support/stack.ts'
import { aCnr } from '../../support/watchlist.ts'

let service: Service
let connection: NativeConnection

test.before(async () => {
  service = await startService({}, ['core'])
  connection = await NativeConnection.connect({ address: testStack().temporal.address })
})
test.after.always(async () => {
  await connection?.close()
  await service?.close()
})

const NAME = 'Zanskarya Devi'

const ARRIVED = "SELECT document_key AS `key` FROM document_arrivals WHERE order_id = :orderId AND document_key <> ''"

/** A looked-up case with one order, which has no document yet. */
async function anOrder() {
  const { db } = service
  const { accountId } = await anAccount(db)
  const identifier = { courtType: 'HC', cnr: aCnr() } as const
  const { identity } = recogniseCase('HC', identifier)
  if (!identity) throw new Error('the case has no identity')
  const courtCase = {
    identifier,
    courtType: 'HC' as const,
    court: 'High Court of Delhi',
    petitioners: [{ name: NAME }],
    respondents: [{ name: 'Indrani Ceramics Limited' }],
    acts: [],
    hearings: [],
    orders: [{ number: '1', orderDate: '2024-02-01' }],
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const fetched = { accountId, identity, courtCase, callId: newId(), runId: randomUUID(), fetchedAt: Date.now() }
  const searchId = await db.transaction((tx) => db.lookedUpCases.create(fetched, tx))
  const orderId = (await db.lookedUpCases.find(accountId, searchId))?.orders[0]?.orderId ?? ''
  return { accountId, searchId, orderId }
}

/**
 * Fetches and stamps the document of an order, and runs a step right after the fetch or the stamp. Resolves when the
 * work has ended.
 */
async function fetchDocument(
  { accountId, orderId }: { accountId: string; orderId: string },
  { justThen, when }: { justThen: () => Promise<void>; when: 'fetched' | 'stamped' },
): Promise<void> {
  const { db, documents: store, configuration } = service
  const ended = Promise.withResolvers<void>()
  const source = 'ecourtsindia'
  const { fetchOriginal } = createOriginalActivities({
    db,
    store,
    source,
    async fetchDocument() {
      const bytes = await textPdf(`In the matter of ${NAME}: ${randomUUID()}`)
      if (when === 'fetched') await justThen()
      return { kind: 'found', value: { bytes }, callId: newId() }
    },
  })
  const pdfJobs = openPdfJobs()
  const { stampOriginal } = createStampActivities({
    db,
    store,
    pdfJobs: {
      ...pdfJobs,
      async stamp(bytes, provenance) {
        const stamped = await pdfJobs.stamp(bytes, provenance)
        if (when === 'stamped') await justThen()
        return stamped
      },
    },
  })
  const endsWith = <Input, Result>(work: (input: Input) => Promise<Result>, isLast: boolean) => {
    return (input: Input) => work(input).finally(() => isLast && ended.resolve())
  }
  const activities = {
    [`source-${source}`]: { fetchOriginal: endsWith(fetchOriginal, when === 'fetched') },
    documents: { stampOriginal: endsWith(stampOriginal, when === 'stamped') },
  }
  const workers = await Promise.all(
    (['source-ecourtsindia', 'documents'] as const).map(async (queue) => {
      const taskQueue = taskQueueName(configuration.TASK_QUEUE_PREFIX, queue)
      const worker = await Worker.create({ connection, taskQueue, activities: activities[queue] ?? {} })
      return { worker, running: worker.run() }
    }),
  )
  const about = { courtType: 'HC', caseRef: 'case', requestId: 'request' } as const
  const { type, workflowId, input } = startOrderFetch(
    { accountId, orderId, sources: [source], isForSummary: false },
    about,
  )
  const taskQueue = taskQueueName(configuration.TASK_QUEUE_PREFIX, 'core')
  await service.temporal.client.workflow.start(type, { workflowId, taskQueue, args: [input] })
  await ended.promise
  await Promise.all(
    workers.map(async ({ worker, running }) => {
      worker.shutdown()
      await running
    }),
  )
}

async function erase(body: object): Promise<void> {
  const operator = await service.db.operatorKeys.issue('Test operator')
  const started = await service.call('POST /backoffice/erasures', { key: operator, body: { dryRun: false, ...body } })
  const { erasureId } = started.body as { erasureId: string }
  await service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
}

async function storedFiles(): Promise<string[]> {
  // The folder is created with the first document.
  const options = { recursive: true, withFileTypes: true } as const
  const found = await unlessMissing(readdir(service.configuration.DOCUMENTS_PATH, options))
  return (found ?? []).filter((file) => file.isFile()).map(({ name }) => name)
}

for (const when of ['fetched', 'stamped'] as const)
  for (const kind of ['LOOKUP', 'PERSON', 'ACCOUNT'] as const)
    test.serial(`a document that is just ${when} leaves nothing when its ${kind} is erased`, async (t) => {
      const order = await anOrder()
      const { accountId, searchId, orderId } = order
      const of = { LOOKUP: { id: searchId }, PERSON: { names: [NAME] }, ACCOUNT: {} }
      await fetchDocument(order, { when, justThen: () => erase({ kind, accountId, ...of[kind] }) })
      t.deepEqual(await storedFiles(), [])
      t.is(await service.db.orderDocuments.find(orderId), undefined)
    })

test.serial('a document stored by an attempt taken for lost stays stored', async (t) => {
  const { db, temporal } = service
  const order = await anOrder()
  const { orderId } = order
  const storeIt = async () => {
    const options = { replacements: { orderId }, type: QueryTypes.SELECT } as const
    const [arrived] = await db.sequelize.query<{ key: string }>(ARRIVED, options)
    const originalKey = arrived?.key ?? ''
    const document = {
      orderId,
      reference: createReference(),
      source: 'ecourtsindia',
      pages: 1,
      retrievedAt: Date.now(),
    }
    await db.orderDocuments.keepOnce({ ...document, originalKey, stampedKey: originalKey })
  }
  await fetchDocument(order, { when: 'stamped', justThen: storeIt })
  t.deepEqual(await temporal.client.workflow.getHandle(orderFetchId(orderId)).result(), { outcome: 'STORED' })
})

test.serial('the text of a document erased in the meantime is not stored', async (t) => {
  const { documentTexts, orderSummaries } = service.db
  const key = { documentKey: 'e'.repeat(64), version: 'a prompt' }
  await documentTexts.keepOnce(key.documentKey, [{ page: 1, text: NAME, source: 'document' }])
  await orderSummaries.keep(key, { summary: NAME, outcome: '', keyPoints: [], evidence: [], statements: [] })
  t.is(await documentTexts.find(key.documentKey), undefined)
  t.is(await orderSummaries.find(key), undefined)
})

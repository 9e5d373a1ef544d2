import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import test from 'ava'
import { connectTemporal } from '../../../platform/temporal.ts'
import { startProcess } from '../../../proofs/bench/support/processes.ts'
import { startBulkImport } from '../../../workflows/watchlist/bulk-import.messages.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount, deleteSchedules } from '../../support/service.ts'
import { taskQueuePrefix, testStack } from '../../support/stack.ts'

const ROWS = 1_500

test('the next worker continues an import whose worker was killed, and every row has one outcome', async (t) => {
  const stack = testStack()
  const { db, url, end } = await openOwnDatabase({ poolSize: 4 })
  const settings = {
    DATABASE_URL: url,
    TEMPORAL_ADDRESS: stack.temporal.address,
    TEMPORAL_NAMESPACE: stack.temporal.namespace,
    TASK_QUEUE_PREFIX: taskQueuePrefix(),
    WORKFLOW_BUNDLE: stack.workflowBundle,
    SIGNING_SECRET: randomUUID() + randomUUID(),
    MODEL: 'off',
    ATTESTR: 'off',
    ECOURTSINDIA: 'off',
    LOG_LEVEL: 'silent',
  }
  const { accountId, userId } = await anAccount(db)
  const input = {
    entityType: 'PERSON' as const,
    fatherName: null,
    birthDate: null,
    location: null,
    registrationNumber: null,
    monitoredCourts: ['ALL' as const],
    sharedWith: [],
    fetchHistoricalCases: false,
  }
  const rows = Array.from({ length: ROWS }, (_, index) => ({ input: { ...input, name: `Person ${index}` } }))
  const auditContext = { actorType: 'USER' as const, actorId: userId, requestId: 'request-of-import' }
  const importId = await db.transaction((tx) => db.imports.create(accountId, rows, auditContext, tx))
  Object.assign(process.env, settings)
  const temporal = connectTemporal(settings.TASK_QUEUE_PREFIX)
  const importing = await temporal.start(
    startBulkImport({ importId }, { accountId, requestId: auditContext.requestId }),
  )

  const first = await startProcess('workers/main.ts', settings)
  while ((await db.imports.progress(importId)).done === 0);
  const ended = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await ended
  const { done } = await db.imports.progress(importId)
  t.true(done > 0 && done < ROWS, `${done} rows were done when the worker was killed`)

  const second = await startProcess('workers/main.ts', settings)
  t.deepEqual(await importing.result(), { done: ROWS, pending: 0 })
  const found = await db.imports.find(accountId, importId)
  t.is(found?.status, 'COMPLETE')
  const imported = await db.imports.listRows(importId, { after: 0, most: ROWS, mostIssues: 0 })
  t.is(new Set(imported.map(({ outcome, entityId }) => outcome === 'CREATED' && entityId)).size, ROWS)
  const search = { filter: { number: [1, ROWS] }, like: {}, sort: [], skip: 0, limit: 10 }
  const { recordsFiltered } = await db.watchlistEntities.search({ accountId, userId, teamIds: [] }, search)
  t.is(recordsFiltered, 2)

  await second.stop()
  await deleteSchedules(temporal, settings.TASK_QUEUE_PREFIX)
  await temporal.close()
  await end()
})

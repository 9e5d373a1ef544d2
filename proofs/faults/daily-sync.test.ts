import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { candidatesOf } from '../../test/support/candidates.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { testStack } from '../../test/support/stack.ts'
import { startDailySync } from '../../test/support/start-daily-sync.ts'
import { anEntity } from '../../test/support/watchlist.ts'
import { type BenchProcess, startProcess } from '../bench/support/processes.ts'

/* Workers of this file's own, which it kills. What is promised here: a sync goes on where it stood, and no answer is paid twice. */

let service: Service
let worker: BenchProcess

test.before(async () => {
  service = await startService({}, [])
  worker = await startWorker()
})
test.after.always(async () => {
  await worker?.stop()
  await service?.close()
})

function startWorker(): Promise<BenchProcess> {
  const { configuration } = service
  return startProcess('workers/main.ts', {
    DATABASE_URL: configuration.DATABASE_URL,
    TASK_QUEUE_PREFIX: configuration.TASK_QUEUE_PREFIX,
    WORKFLOW_BUNDLE: testStack().workflowBundle,
    LOG_LEVEL: 'silent',
    SIGNING_SECRET: configuration.SIGNING_SECRET,
    MODEL: 'off',
    ECOURTSINDIA_BASE_URL: configuration.ECOURTSINDIA_BASE_URL,
    ECOURTSINDIA_TOKEN: configuration.ECOURTSINDIA_TOKEN ?? '',
    ECOURTSINDIA_REQUESTS_PER_MINUTE: '60000',
    ATTESTR_BASE_URL: configuration.ATTESTR_BASE_URL,
    ATTESTR_TOKEN: 'sandbox',
    ATTESTR_REQUESTS_PER_MINUTE: '60000',
    COURT_SITES: 'off',
  })
}

/** How many entities the source has answered for to the end. */
async function answered(): Promise<number> {
  const [row] = await service.db.sequelize.query<{ count: number }>(
    "SELECT COUNT(*) AS count FROM entity_source_syncs WHERE source = 'attestr' AND answered_at IS NOT NULL",
    { type: QueryTypes.SELECT },
  )
  return Number(row?.count)
}

const ENTITIES = 60
/** Calls that the source takes at once, and so the most that a kill can cut off. */
const AT_ONCE = 10

test.serial(
  'a worker killed in the middle of a sync: the next one goes on, and asks again only what was cut off',
  async (t) => {
    const { key } = await anAccount(service.db)
    const saffron = await anEntity(service, key)
    for (let nth = 1; nth < ENTITIES; nth++) await anEntity(service, key, { name: `Indrani Ceramics ${nth} Limited` })
    await service.control.advanceDay()
    await service.control.fault('attestr', 'slow', 1_000, 300)
    const syncing = await service.temporal.start(startDailySync(`${service.configuration.TASK_QUEUE_PREFIX}-killed`))
    while ((await answered()) < ENTITIES / 3) await sleep(20)

    const ended = once(worker.child, 'exit')
    worker.child.kill('SIGKILL')
    await ended
    const [answeredEntities, calls] = [await answered(), await service.control.calls('attestr')]
    t.true(answeredEntities < ENTITIES, `${answeredEntities} were answered when the worker was killed`)
    t.true(calls - answeredEntities <= AT_ONCE)
    worker = await startWorker()

    t.like(await syncing.result(), { entities: ENTITIES, synced: ENTITIES })
    t.is(await answered(), ENTITIES)
    // An answer that had come and was not worked up yet is used as well.
    t.true(
      (await service.control.calls('attestr')) <= calls + ENTITIES - answeredEntities,
      'only what was not kept is asked',
    )
    t.is((await candidatesOf(service, saffron)).length >= 2, true)
  },
)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import test from 'ava'
import { migrateUp } from '../../db/migrate.ts'
import { isTemporalDown } from '../../platform/temporal.ts'
import { type Ground, type StartedPart, startGround } from '../../scripts/stack/ground.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { type Answer, anAccount, type Service, startServiceOn } from '../support/service.ts'

/*
 * Servers of this file's own, which it kills. What is promised here: while a part is away clients are told so and when to
 * come back; when it is back everything goes on, and nothing that was accepted is lost.
 */

let parts: Parts
let ground: Ground
let service: Service
let folder: string

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-outages-'))
  parts = new Parts(join(folder, 'logs'))
  ground = await startGround(parts, await readTools(), { folder, purpose: 'start', say: () => {} })
  await migrateUp(ground.databaseUrl)
  service = await startServiceOn(ground)
})
test.after.always(async () => {
  await service?.close()
  await parts?.stop()
  await rm(folder, { recursive: true, force: true })
})

const DOWN = {
  httpStatusCode: 503,
  code: 60503,
  message: 'A part this request needs is down for the moment.',
  appError: true,
  details: { retryAfterSeconds: 5 },
}

test.serial('database away: 503 60503 with Retry-After and not ready; back: everything goes on', async (t) => {
  const { key } = await anAccount(service.db)
  await kill(ground.database)
  const [read, ready] = await Promise.all([
    service.call('GET /case-lookup/x', { key }),
    service.call('GET /health/ready'),
  ])
  t.deepEqual([read.status, read.body, read.headers.get('retry-after')], [503, DOWN, '5'])
  t.deepEqual([ready.status, ready.body], [503, { status: 'waiting', database: 'down', temporal: 'up' }])

  await restart(ground.database)
  const after = await until(
    () => service.call('GET /case-lookup/x', { key }),
    ({ status }) => status !== 503,
  )
  t.is(after.status, 400)
  t.is((await lookUp(key, 'DLHC019000012024')).status, 200)
})

test.serial('database away while a lookup runs: the lookup ends when it is back', async (t) => {
  const { key } = await anAccount(service.db)
  const looking = lookUp(key, 'DLHC019000052024')
  await until(
    () => service.control.calls('attestr', 'DLHC019000052024'),
    (calls) => calls > 0,
  )
  await kill(ground.database)
  await restart(ground.database)
  const first = await looking
  const answer =
    first.status === 200
      ? first
      : await until(
          () => lookUp(key, 'DLHC019000052024'),
          ({ status }) => status === 200,
        )
  t.is(answer.status, 200)
})

// Money moves once, and only for a 200: what goes on after a client was refused is not on the client's bill.
test.serial(
  'Temporal away: 500 60406, and the lookup that was asked for happens when it is back, unasked and not charged',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const units = () => service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP')
    await kill(ground.temporalServer)
    const refused = await lookUp(key, 'DLHC019000012024')
    t.is(refused.status, 500)
    t.like(refused.body, { code: 60406 })

    await restart(ground.temporalServer)
    await until(
      () => service.db.lookedUpCases.knownKey(accountId, { key: 'HC:cnr:DLHC019000012024', aliases: [] }),
      (known) => known !== undefined,
    )
    t.is(await units(), 0)
    t.is((await lookUp(key, 'DLHC019000012024')).status, 200)
    t.is(await units(), 1)
  },
)

test.serial(
  'Temporal away: that a workflow is not found is no answer, so that no work is taken for abandoned',
  async (t) => {
    const { workflowId } = await service.temporal.client.workflow.start('purge', {
      taskQueue: 'unserved',
      workflowId: 'open-while-temporal-is-away',
    })
    await kill(ground.temporalServer)
    t.true(isTemporalDown(await t.throwsAsync(service.temporal.isOpen(workflowId))))
    await restart(ground.temporalServer)
    t.true(await service.temporal.isOpen(workflowId))
  },
)

function lookUp(key: string, cnr: string): Promise<Answer> {
  return service.call('POST /case-lookup', { key, body: { caseIdentifier: { courtType: 'HC', cnr } } })
}

/** Kills a server without a chance to tidy up; `restart` starts it on the same data and port. */
async function kill(started: StartedPart): Promise<void> {
  process.kill(started.part.pid, 'SIGKILL')
  await started.part.ended
}

async function restart(started: StartedPart): Promise<void> {
  started.part = await started.restart()
}

/** Looks again until it is so; AVA's own time limit ends what never comes. */
async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look()
    if (isSo(seen)) return seen
    await sleep(100)
  }
}

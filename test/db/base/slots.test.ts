import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import test, { type ExecutionContext } from 'ava'
import { openPatiently } from '../../support/own-database.ts'
import { createDatabase } from '../../support/stack.ts'
import { until } from '../../support/until.ts'

async function aDatabase(t: ExecutionContext, poolSize = 2) {
  const { url, drop } = await createDatabase()
  const open = () => {
    const db = openPatiently({ url, poolSize })
    t.teardown(() => db.close())
    return db
  }
  const db = open()
  t.teardown(drop)
  return { db, open, url }
}

const NEVER = new AbortController().signal

test('two processes share the slots, never run more work at once than there are slots, and finish all of it', async (t) => {
  const { db, open } = await aDatabase(t)
  const other = open()
  let [atOnce, most, done] = [0, 0, 0]
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await db.ping()
    atOnce -= 1
    done += 1
  }
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? db : other).withSemaphore('few', 3, work, NEVER)),
  )
  t.deepEqual([done, most <= 3, atOnce], [20, true, 0])
})

// Each holder once occupied a connection and waited for a second one, which deadlocked the pool.
test('twenty holders of slots that need the database leave a pool of two connections free', async (t) => {
  const { db } = await aDatabase(t, 2)
  const { promise: allIn, resolve: letGo } = Promise.withResolvers<void>()
  let inside = 0
  const works = Array.from({ length: 20 }, (_, index) =>
    db.withSemaphore(
      `site ${index}`,
      1,
      async () => {
        inside += 1
        if (inside === 20) letGo()
        await allIn
        await db.ping()
      },
      NEVER,
    ),
  )
  await t.notThrowsAsync(Promise.all(works))
})

test('work that fails releases its slot', async (t) => {
  const { db } = await aDatabase(t)
  const failing = db.withSemaphore('one', 1, () => Promise.reject(new Error('broken')), NEVER)
  await t.throwsAsync(failing, { message: 'broken' })
  t.is(await db.withSemaphore('one', 1, async () => 'in', NEVER), 'in')
})

test('a cancellation ends the wait for a slot', async (t) => {
  const { db } = await aDatabase(t)
  const held = await db.slots.take('one', { most: 1 })
  const controller = new AbortController()
  const waiting = db.withSemaphore('one', 1, async () => 'in', controller.signal)
  controller.abort(new Error('cancelled'))
  await t.throwsAsync(waiting)
  await held?.release()
})

test('a caller limited to the later slots leaves the first one to others', async (t) => {
  const { db } = await aDatabase(t)
  t.truthy(await db.slots.take('some', { from: 2, most: 2 }))
  t.is(await db.slots.take('some', { from: 2, most: 2 }), undefined)
  t.truthy(await db.slots.take('some', { most: 2 }))
})

for (const [what, signal] of [
  ['was killed', 'SIGKILL'],
  // Like a lost host, whose connections stay open for hours.
  ['stands still and keeps its connections', 'SIGSTOP'],
] as const)
  test(`the slot of a process that ${what} is free seconds later`, async (t) => {
    const { db, url } = await aDatabase(t)
    const holder: ChildProcess = fork('test/db/base/slot-holder.ts', [url], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(holder, 'message')
    t.is(await db.slots.take('one', { most: 1 }), undefined)
    t.teardown(() => holder.kill('SIGKILL'))
    holder.kill(signal)
    const taken = await until(
      () => db.slots.take('one', { most: 1 }),
      (slot) => slot !== undefined,
    )
    await taken?.release()
    const [row] = await db.sequelize.query('SELECT held_until AS heldUntil FROM slots')
    t.deepEqual(row, [{ heldUntil: 0 }])
  })

import test from 'ava'
import fc from 'fast-check'
import { QueryTypes } from 'sequelize'
import { idFrom, newId } from '../../../db/base/table.ts'
import type { Database } from '../../../db/database.ts'
import { HOUR_MS } from '../../../domain/dates.ts'
import type { RaisedEvent } from '../../../domain/events/event.ts'
import { openOwnDatabase } from '../../support/own-database.ts'

const NOW = Date.now()
const EARLIER = 2_000

test('reading the events since an instant does not read those of earlier hours', async (t) => {
  // A single connection, whose reads are counted.
  const { db, end } = await openOwnDatabase({ poolSize: 1 })
  t.teardown(end)
  const accountId = newId()
  const rows = Array.from({ length: EARLIER + 2 }, (_, nth) => {
    const created = nth < EARLIER ? NOW - 5 * HOUR_MS + nth : NOW
    return [`${idFrom(created).slice(0, 12)}${String(nth).padStart(20, '0')}`, accountId, nth + 1, created]
  })
  await db.sequelize.query(
    `INSERT INTO events (id, account_id, position, created, type, data) VALUES ${rows.map(() => "(?, ?, ?, ?, 'case.updated', '{}')").join(', ')}`,
    { replacements: rows.flat() },
  )
  await db.sequelize.query('ANALYZE TABLE events')

  await db.sequelize.query('FLUSH STATUS')
  const read = await db.events.readOn(accountId, { since: NOW - HOUR_MS, types: ['case.updated'], most: 10 })
  const counted = await db.sequelize.query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'", {
    type: QueryTypes.SELECT,
  })
  const rowsRead = counted.reduce((sum, { Value }) => sum + Number(Value), 0)
  t.deepEqual(
    read?.events.map(({ id }) => id),
    rows.slice(-2).map(([id]) => String(id)),
  )
  t.true(rowsRead < EARLIER / 10, `${rowsRead} rows were read`)
})

test('a client that reads on from the time of its last event gets every later one, whichever transaction commits first', async (t) => {
  const { db, end } = await openOwnDatabase({ poolSize: 6 })
  t.teardown(end)
  const step = fc.oneof(
    fc.record({ kind: fc.constant('RAISE' as const) }),
    fc.record({ kind: fc.constant('COMMIT' as const), nth: fc.nat(3), isUndone: fc.boolean() }),
    fc.record({ kind: fc.constant('PUBLISH' as const), most: fc.integer({ min: 1, max: 3 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const accountId = newId()
      const open: ((isUndone: boolean) => Promise<void>)[] = []
      const log: RaisedEvent[] = []
      const publish = async (most: number) => {
        const published = await db.transaction((tx) => db.events.publish(most, tx))
        log.push(...published)
        return published.length
      }
      for (const each of steps) {
        if (each.kind === 'RAISE' && open.length < 4) open.push(await raiseLater(db, accountId))
        else if (each.kind === 'COMMIT') await open.splice(each.nth, 1)[0]?.(each.isUndone)
        else if (each.kind === 'PUBLISH') await publish(each.most)
      }
      const known = log.length
      for (const commit of open) await commit(false)
      while ((await publish(10)) > 0);
      for (const last of log.slice(0, known)) {
        const read = await db.events.readOn(accountId, { since: last.created, most: 100 })
        const later = log.slice(log.indexOf(last)).map(({ id }) => id)
        const ids = read?.events.map(({ id }) => id) ?? []
        t.deepEqual(ids.slice(ids.indexOf(last.id)), later)
      }
    }),
    { seed: 4, numRuns: 12, endOnFailure: true },
  )
})

class Undone extends Error {}

/** Raises an event in a transaction that stays open until the returned function ends it. */
async function raiseLater(db: Database, accountId: string): Promise<(isUndone: boolean) => Promise<void>> {
  const [raised, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
  const run = db.transaction(async (tx) => {
    await db.events.raise(
      { accountId, type: 'case.updated', data: { caseId: newId(), origin: 'COURT', fields: 'status' } },
      tx,
    )
    raised.resolve()
    if (await ended.promise) throw new Undone()
  })
  const outcome = run.catch((error) => {
    if (!(error instanceof Undone)) throw error
  })
  await raised.promise
  return async (isUndone) => {
    ended.resolve(isUndone)
    await outcome
  }
}

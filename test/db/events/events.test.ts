import test from 'ava'
import { QueryTypes } from 'sequelize'
import { idFrom, newId } from '../../../db/base/table.ts'
import { HOUR_MS } from '../../../domain/dates.ts'
import { openOwnDatabase } from '../../support/own-database.ts'

const NOW = Date.now()
const EARLIER = 2_000

test('to read the events since an instant does not go through those of hours before it', async (t) => {
  // One connection, which counts what it reads.
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

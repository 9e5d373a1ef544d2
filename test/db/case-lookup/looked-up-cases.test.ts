import { randomUUID } from 'node:crypto'
import test from 'ava'
import { newId } from '../../../db/base/table.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

test('orders that differ only in an accent or after 255 letters are two orders', async (t) => {
  const { db, end } = await openOwnDatabase()
  t.teardown(end)
  const { accountId } = await anAccount(db)
  const identity = { key: 'HC:cnr:DLHC010123452021', aliases: [] }
  const long = 'Judgment '.repeat(28)
  const orderTypes = ['Resume', 'Résumé', `${long}A`, `${long}B`]
  const courtCase = {
    identifier: { courtType: 'HC', cnr: 'DLHC010123452021' } as const,
    courtType: 'HC' as const,
    court: 'High Court of Delhi',
    petitioners: [],
    respondents: [],
    acts: [],
    hearings: [],
    orders: orderTypes.map((orderType) => ({ number: '1', orderDate: '2024-01-01', orderType })),
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const fetched = { accountId, identity, courtCase, callId: newId(), runId: randomUUID(), fetchedAt: Date.now() }
  const searchId = await db.transaction((tx) => db.lookedUpCases.create(fetched, tx))
  const stored = await db.lookedUpCases.find(accountId, searchId)
  t.deepEqual(
    stored?.orders.map(({ orderType }) => orderType),
    orderTypes,
  )
})

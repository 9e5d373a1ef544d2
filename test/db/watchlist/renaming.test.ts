import test from 'ava'
import type { Database } from '../../../db/database.ts'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { COMPANY } from '../../support/watchlist.ts'

const BY_TEST: AuditContext = { actorType: 'OPERATOR', actorId: 'test', requestId: 'test' }

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase())
})
test.after.always(() => end?.())

/** Returns whether a court search treats an entity with the second details as a new one. */
async function isAnother(before: object, after: object): Promise<boolean> {
  const { accountId } = await anAccount(db)
  return db.transaction(async (tx) => {
    const [id = ''] = await db.watchlistEntities.create(accountId, [{ ...COMPANY, ...before }], BY_TEST, tx)
    const { sharedWith: _shared, fetchHistoricalCases: _fetch, ...details } = { ...COMPANY, ...before, ...after }
    return db.watchlistEntities.update(id, details, BY_TEST, tx)
  })
}

test("a change of letter case or blanks in a name keeps the entity's identity for court searches", async (t) => {
  t.false(await isAnother({ name: 'saffron  textiles ltd' }, { name: 'Saffron Textiles Ltd' }))
  const person = { name: 'Aarav Kulkarnee', entityType: 'PERSON', fatherName: 'MADHAV KULKARNEE' }
  t.false(await isAnother(person, { fatherName: 'Madhav Kulkarnee' }))
})

test('another name, father, birth date or kind makes an entity a new one for court searches', async (t) => {
  t.true(await isAnother({ name: 'Saffron Textiles Ltd' }, { name: 'Saffron Textile Ltd' }))
  const person = { name: 'Aarav Kulkarnee', entityType: 'PERSON', fatherName: 'Madhav Kulkarnee' }
  for (const after of [{ fatherName: null }, { birthDate: '01-02-1980' }, { entityType: 'BUSINESS' }])
    t.true(await isAnother(person, after), JSON.stringify(after))
})

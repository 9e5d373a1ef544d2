import test from 'ava'
import { QueryTypes } from 'sequelize'
import type { Database } from '../../../db/database.ts'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { searchInOneForm } from '../../../domain/name-form.ts'
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

async function add(accountId: string, names: readonly string[]): Promise<string[]> {
  const details = names.map((name) => ({ ...COMPANY, name, registrationNumber: null }))
  return db.transaction((tx) => db.watchlistEntities.create(accountId, details, BY_TEST, tx))
}

/** Returns the names that a search by a part of the name finds. */
async function like(account: { accountId: string; userId: string }, name: string): Promise<string[]> {
  const search = { filter: {}, like: { name }, sort: [], skip: 0, limit: 200 }
  const { recordsFiltered, records } = await db.watchlistEntities.search({ ...account, teamIds: [] }, search)
  if (recordsFiltered !== records.length) throw new Error(`${recordsFiltered} counted, ${records.length} found`)
  return records.map((entity) => entity.name).sort()
}

const NAMES = [
  'Kaveri Foods',
  'KAVERI  foods',
  'Cafe Lotus',
  'Café Lotus',
  'Straße Trading',
  'कावेरी फूड्स',
  'காவேரி உணவு',
  'Lotus 😀 Foods',
  'Lotus 🏭 Foods',
  '100% Foods',
  'Under_score & Sons',
  "O'Meara \\ Sons",
  '0',
  '5',
  'Ａｃｍｅ',
  'Ⅳ Holdings',
]
const PARTS = [
  'kaveri',
  'CAFÉ',
  'cafe l',
  'strase',
  'ß',
  'कावेरी',
  'उणவு',
  'உணவு',
  '😀',
  '🏭 f',
  '%',
  '_',
  "'",
  '\\',
  '  ',
  '0',
  '5',
  'o',
  'ａ',
  'iv',
]

test('`$like` finds through the packed texts what a comparison of each name finds, in any script', async (t) => {
  const account = await anAccount(db)
  await add(account.accountId, NAMES)
  for (const part of PARTS) {
    const rows = await db.sequelize.query<{ name: string }>(
      `SELECT name FROM watchlist_entities WHERE account_id = :account AND
        (name COLLATE utf8mb4_general_ci LIKE :part ESCAPE '!' OR name COLLATE utf8mb4_general_ci LIKE :inOneForm ESCAPE '!')`,
      {
        replacements: {
          account: account.accountId,
          part: `%${part.replaceAll(/[!%_]/g, '!$&')}%`,
          inOneForm: `%${searchInOneForm(part).replaceAll(/[!%_]/g, '!$&')}%`,
        },
        type: QueryTypes.SELECT,
      },
    )
    t.deepEqual(await like(account, part), rows.map(({ name }) => name).sort(), part)
  }
})

test('`$like` finds an entity by its new name and no more by its old one, in packs with many others', async (t) => {
  const account = await anAccount(db)
  const names = Array.from({ length: 200 }, (_, index) => `Saffron Mills ${index}.`)
  const ids = await add(account.accountId, names)
  t.deepEqual(await like(account, 'mills 63.'), ['Saffron Mills 63.'])
  t.deepEqual(await like(account, 'mills 127.'), ['Saffron Mills 127.'])
  await db.transaction((tx) =>
    db.watchlistEntities.update(ids[63] ?? '', { ...COMPANY, name: 'Indigo Mills' }, BY_TEST, tx),
  )
  t.deepEqual(await like(account, 'mills 63.'), [])
  t.deepEqual(await like(account, 'indigo'), ['Indigo Mills'])
  t.is((await like(account, 'saffron mills 19')).length, 11)
  t.is((await like(account, 'saffron mills 1')).length, 111)
})

test('entities of one account that are renamed and added at once are all found', async (t) => {
  const account = await anAccount(db)
  const ids = await add(
    account.accountId,
    Array.from({ length: 20 }, (_, index) => `Before ${index}`),
  )
  await Promise.all([
    ...ids.map((id, index) =>
      db.transaction((tx) => db.watchlistEntities.update(id, { ...COMPANY, name: `Renamed ${index}.` }, BY_TEST, tx)),
    ),
    ...ids.map((_, index) => add(account.accountId, [`Added ${index}.`])),
  ])
  for (let index = 0; index < 20; index++) {
    t.deepEqual(await like(account, `renamed ${index}.`), [`Renamed ${index}.`])
    t.deepEqual(await like(account, `added ${index}.`), [`Added ${index}.`])
  }
  t.deepEqual(await like(account, 'before'), [])
})

test('the name of an erased entity is in no packed text', async (t) => {
  const account = await anAccount(db)
  const { accountId } = account
  const [first = '', second = ''] = await add(accountId, ['Meridian Weavers', 'Meridian Spinners'])
  const packed = async () => {
    const [row] = await db.sequelize.query<{ name: Buffer | null }>(
      'SELECT name FROM watchlist_entity_texts WHERE account_id = :accountId',
      { replacements: { accountId }, type: QueryTypes.SELECT },
    )
    return row?.name?.toString() ?? ''
  }
  t.true((await packed()).includes('MERIDIAN WEAVERS'))
  await db.erasedThings.eraseThings('erasure', { thing: 'entity', ids: [first], accountId })
  t.is((await packed()).includes('WEAVERS'), false)
  t.deepEqual(await like(account, 'meridian'), ['Meridian Spinners'])
  await db.erasedThings.eraseThings('erasure', { thing: 'entity', ids: [second], accountId })
  t.is(await packed(), '')
})

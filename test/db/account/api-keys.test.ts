import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { hashOfKey } from '../../../domain/account/key-text.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase())
})
test.after.always(() => end?.())

// Some servers cut GROUP_CONCAT after a mebibyte, others after a kibibyte: 31 ids.
test('a user in thousands of teams is found with all of them, and so is another user in the same batch', async (t) => {
  const TEAMS = 33_000
  const [joiner, other] = [await anAccount(db), await anAccount(db)]
  const ids = Array.from({ length: TEAMS }, (_, nth) => nth.toString(16).padStart(32, '0'))
  const insert = (table: string, values: string[]) => db.sequelize.query(`INSERT INTO ${table} VALUES ${values.join()}`)
  await insert(
    'teams (id, account_id, name, created)',
    ids.map((id) => `('${id}', '${joiner.accountId}', 'team', 0)`),
  )
  await insert(
    'team_members (team_id, user_id)',
    ids.map((id) => `('${id}', '${joiner.userId}')`),
  )
  const found = await Promise.all([joiner, other].map(({ key }) => db.apiKeys.findByHash(hashOfKey(key))))
  t.deepEqual(found[0]?.caller.teamIds, ids)
  t.deepEqual(found[1]?.caller.teamIds, [])
})

test('a key whose row is damaged fails alone', async (t) => {
  const [damaged, sound] = [await anAccount(db), await anAccount(db)]
  await db.sequelize.query(`UPDATE api_keys SET permissions = '["case.re' WHERE id = '${damaged.keyId}'`)
  const found = [damaged, sound].map(({ key }) => db.apiKeys.findByHash(hashOfKey(key)))
  const [first, second] = await Promise.allSettled(found)
  t.is(first?.status, 'rejected')
  t.is(second?.status === 'fulfilled' && second.value?.caller.accountId, sound.accountId)
})

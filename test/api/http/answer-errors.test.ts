import test from 'ava'
import { asRefusal } from '../../../api/http/answer-errors.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

test('a row that others keep locked for too long is unavailable for now, not an unexpected error', async (t) => {
  const { db, end } = await openOwnDatabase({ poolSize: 2, longestStatementMs: 500 })
  t.teardown(end)
  const { accountId } = await anAccount(db)
  const error = await db.transaction(async (holder) => {
    await db.accounts.lock(accountId, holder)
    // Once, without the repeats of `db.transaction`.
    return t.throwsAsync(db.sequelize.transaction((tx) => db.accounts.lock(accountId, tx)))
  })
  t.like(asRefusal(error).entry, { status: 503, code: 60503 })
})

import { randomUUID } from 'node:crypto'
import test from 'ava'
import { newId } from '../../../db/base/table.ts'
import { completeSummary } from '../../../db/summaries/ended-summaries.ts'
import { HOUR_MS } from '../../../domain/dates.ts'
import { NO_ITEMS } from '../../../domain/summaries/brief/case-brief.ts'
import { aCourtCase } from '../../support/a-court-case.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { waitingForLocks } from '../../support/waiting-for-locks.ts'

let own: OwnDatabase
test.before(async () => {
  own = await openOwnDatabase({ poolSize: 4 })
})
test.after.always(() => own?.end())

const NAME = 'CRIMSON Devi Rao'
const WRITTEN = {
  riskLevel: 'LOW',
  caseSummary: `${NAME} asks for maintenance.`,
  riskJustification: '',
  orderSummaries: [],
  items: NO_ITEMS,
} as const

/** A stored case with a summary that is being written. */
async function aPendingSummary(serial: number) {
  const { db } = own
  const { accountId } = await anAccount(db)
  const cnr = `DLHC0100${serial}2024`
  const identity = { key: `HC:cnr:${cnr}`, aliases: [] }
  const courtCase = aCourtCase({ identifier: { courtType: 'HC', cnr }, petitioners: [{ name: NAME }] })
  const fetched = { accountId, identity, courtCase, callId: newId(), runId: randomUUID(), fetchedAt: Date.now() }
  const searchId = await db.transaction((tx) => db.lookedUpCases.create(fetched, tx))
  const wanted = { accountId, searchId, apiKeyId: null }
  const summaryId = await db.transaction((tx) => db.caseSummaries.create(wanted, Date.now() + HOUR_MS, tx))
  const shown = async () => (await db.caseSummaries.find(accountId, summaryId))?.caseSummary
  return { accountId, identity, searchId, summaryId, shown }
}

test('a summary does not name whom the court has come to hide, or who was erased, since it was written', async (t) => {
  const { db } = own
  const [hidden, erased] = [await aPendingSummary(1001), await aPendingSummary(1002)]
  await db.transaction((tx) => db.erasures.suppressIn(hidden.searchId, [NAME], tx))
  await db.erasures.suppress(erased.accountId, { caseRefs: [], names: [NAME] })
  for (const { summaryId, shown } of [hidden, erased]) {
    t.true(await completeSummary(db, summaryId, { ...WRITTEN, orderSummaries: [] }, undefined))
    t.is(await shown(), '[erased] asks for maintenance.')
  }
})

test('a summary that is stored during the fetch by which the court hides a name does not have it', async (t) => {
  const { db } = own
  const { accountId, identity, searchId, summaryId, shown } = await aPendingSummary(1003)
  const { completing } = await db.transaction(async (tx) => {
    await db.lookedUpCases.lock(accountId, identity, tx)
    const completing = completeSummary(db, summaryId, { ...WRITTEN, orderSummaries: [] }, undefined)
    await until(
      () => waitingForLocks(db),
      (waiting) => waiting > 0,
    )
    await db.erasures.suppressIn(searchId, [NAME], tx)
    await db.caseSummaries.eraseNames(searchId, [NAME], tx)
    return { completing }
  })
  t.true(await completing)
  t.is(await shown(), '[erased] asks for maintenance.')
})

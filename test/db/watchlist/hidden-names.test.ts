import test from 'ava'
import type { CourtCase } from '../../../domain/case.ts'
import { refreshCase } from '../../../domain/case-tracking/refresh-case.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import { aCourtCase } from '../../support/a-court-case.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { tablesWith } from '../../support/tables-with.ts'

let own: OwnDatabase
test.before(async () => {
  own = await openOwnDatabase()
})
test.after.always(() => own?.end())

const TODAY = '2026-03-02'
const BY = { actorType: 'OPERATOR', actorId: 'test', requestId: 'hidden' } as const
const IDENTIFIER = { courtType: 'DC', cnr: 'DLND010005012020' } as const

async function refresh(id: string, facts: Partial<CourtCase>): Promise<void> {
  const { db } = own
  await db.transaction(async (tx) => {
    const { tracked, record } = await db.trackedCases.lockForRefresh(id, tx)
    const { caseIdentifier: identifier, snapshot, riskLevel } = tracked
    const courtCase = aCourtCase({ identifier, courtType: 'DC', ...facts })
    const open = { identifier, snapshot, riskLevel, isLevelSetByHand: false, record }
    const refreshed = refreshCase(open, { courtCase, source: 'napix' }, TODAY)
    const stamps = { runId: id, fetchedAt: Date.now(), dueOn: TODAY, stateSeen: null, isStateNew: false }
    await db.trackedCases.keepRefreshed(tracked, { ...refreshed, ...stamps }, tx)
  })
}

test('names that a court comes to hide are nowhere in the database after the next refresh, those of the other side are', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const reading = readIdentifier(IDENTIFIER)
  if (!reading.ok) return t.fail()
  const snapshot = { parties: { petitioner: 'INDIGO', respondent: 'VERMILION' } }
  const wanted = { ...reading, accountId, watchlistEntityId: null, snapshot, sharedWith: [] }
  const added = { ...wanted, status: 'ACTIVE', riskLevel: 'UNCLASSIFIED' } as const
  const { id } = await db.transaction((tx) => db.trackedCases.add(added, BY, tx))
  const respondents = [{ name: 'VERMILION' }]
  await refresh(id, { petitioners: [{ name: 'INDIGO', advocate: 'INDIGO COUNSEL' }], respondents })
  await refresh(id, {
    petitioners: [{ name: 'INDIGO', advocate: 'INDIGO COUNSEL' }, { name: 'INDIGO TWO' }],
    respondents: [...respondents, { name: 'VERMILION TWO' }],
    interlocutoryApplications: [{ number: '1/2024', filedBy: 'INDIGO' }],
  })
  t.true((await tablesWith(db, /INDIGO/)).includes('tracked_case_changes'))
  await refresh(id, { petitioners: [], respondents, hiddenSides: ['PETITIONER'] })
  t.deepEqual(await tablesWith(db, /INDIGO/), [])
  t.true((await tablesWith(db, /VERMILION TWO/)).includes('tracked_case_changes'))
  // Another source that shows them brings none back.
  await refresh(id, { petitioners: [{ name: 'INDIGO' }], respondents })
  t.deepEqual(await tablesWith(db, /INDIGO/), [])
})

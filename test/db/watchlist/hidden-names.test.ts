import test from 'ava'
import { newId } from '../../../db/base/table.ts'
import type { WantedExport } from '../../../db/watchlist/exports.ts'
import type { CourtCase } from '../../../domain/case.ts'
import { refreshCase } from '../../../domain/case-tracking/refresh-case.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { aCourtCase } from '../../support/a-court-case.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { tablesWith } from '../../support/tables-with.ts'
import { until } from '../../support/until.ts'
import { waitingForLocks } from '../../support/waiting-for-locks.ts'

let own: OwnDatabase
test.before(async () => {
  own = await openOwnDatabase({ poolSize: 4 })
})
test.after.always(() => own?.end())

const TODAY = '2026-03-02'
const BY = { actorType: 'OPERATOR', actorId: 'test', requestId: 'hidden' } as const
const IDENTIFIER = { courtType: 'DC', cnr: 'DLND010005012020' } as const

async function track(identifier: CaseIdentifier, accountId: string, snapshot: Record<string, unknown> | null) {
  const reading = readIdentifier(identifier)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues))
  const wanted = { ...reading, accountId, watchlistEntityId: null, snapshot, sharedWith: [] }
  const added = { ...wanted, status: 'ACTIVE', riskLevel: 'UNCLASSIFIED' } as const
  return (await own.db.transaction((tx) => own.db.trackedCases.add(added, BY, tx))).id
}

async function refresh(id: string, facts: Partial<CourtCase>): Promise<void> {
  const { db } = own
  await db.transaction(async (tx) => {
    const { tracked, record } = await db.trackedCases.lockForRefresh(id, tx)
    const { caseIdentifier: identifier, snapshot, riskLevel } = tracked
    const courtCase = aCourtCase({ identifier, courtType: identifier.courtType, ...facts })
    const open = { identifier, snapshot, riskLevel, isLevelSetByHand: false, record }
    const refreshed = refreshCase(open, { courtCase, source: 'napix' }, TODAY)
    const stamps = { runId: id, fetchedAt: Date.now(), dueOn: TODAY, stateSeen: null, isStateNew: false }
    await db.trackedCases.keepRefreshed({ tracked, record }, { ...refreshed, ...stamps }, tx)
  })
}

test('names that a court comes to hide are nowhere in the database after the next refresh, those of the other side are', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const id = await track(IDENTIFIER, accountId, { parties: { petitioner: 'INDIGO', respondent: 'VERMILION' } })
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

/** An export of cases that a user of this account begins. */
function beginExport(accountId: string, format: 'json' | 'csv'): Promise<string> {
  const wanted: WantedExport = {
    what: 'cases',
    format,
    filter: {},
    viewer: { accountId, userId: newId(), teamIds: [] },
  }
  return own.db.transaction((tx) => own.db.exports.create(wanted, BY, tx))
}

/** A finished export, of this account or of a guest, that shows cases of these accounts. */
async function anExport(accountId: string, format: 'json' | 'csv', accountIds: string[]): Promise<string> {
  const { exports } = own.db
  const id = await beginExport(accountId, format)
  await exports.writePage(id, 0, async () => ({ content: '{}', recordCount: 1, accountIds }))
  await exports.complete(id, `${format} of ${id}`)
  return id
}

test('an export that may show names which a court comes to hide ends with its file, also a guest’s; others stay', async (t) => {
  const { db } = own
  const [owner, guest] = [(await anAccount(db)).accountId, (await anAccount(db)).accountId]
  const id = await track({ courtType: 'DC', cnr: 'DLND010005022020' }, owner, null)
  await refresh(id, { petitioners: [{ name: 'OLIVE Devi Rao' }] })
  const ended = [await anExport(owner, 'json', [owner]), await anExport(guest, 'json', [guest, owner])]
  const stays = [await anExport(owner, 'csv', [owner]), await anExport(guest, 'json', [guest])]
  await refresh(id, { petitioners: [], hiddenSides: ['PETITIONER'] })
  for (const each of ended) t.like(await db.exports.find(each), { fileKey: null, failureReason: 'ERASED' })
  const expired = (await db.exports.listExpiredFiles(Date.now(), 100)).map(({ exportId }) => exportId)
  t.deepEqual(expired.toSorted(), ended.toSorted())
  const later = await anExport(owner, 'json', [owner])
  await refresh(id, { petitioners: [], hiddenSides: ['PETITIONER'] })
  for (const each of [...stays, later]) t.like(await db.exports.find(each), { failureReason: null }, each)
})

test('an export whose first page is being written when a court comes to hide a name in it ends', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const id = await track({ courtType: 'DC', cnr: 'DLND010006022020' }, accountId, null)
  await refresh(id, { petitioners: [{ name: 'AMBER Devi Rao' }] })
  const exportId = await beginExport(accountId, 'json')
  let hiding: Promise<unknown> = Promise.resolve()
  await db.exports.writePage(exportId, 0, async () => {
    hiding = refresh(id, { petitioners: [], hiddenSides: ['PETITIONER'] })
    await until(
      () => waitingForLocks(db),
      (waiting) => waiting > 0,
    )
    return { content: '{"petitioners":["AMBER Devi Rao"]}', recordCount: 1, accountIds: [accountId] }
  })
  await hiding
  t.like(await db.exports.find(exportId), { failureReason: 'ERASED' })
  t.deepEqual(await tablesWith(db, /AMBER/), [])
})

const SNAPSHOTS: Record<string, Record<string, unknown>> = {
  'looked-up case': {
    parties: { petitioner: 'CRIMSON Devi Rao', respondent: 'SCARLET Textiles Limited' },
    petitioners: ['CRIMSON Devi Rao', 'CRIMSON Devi Iyer'],
    respondents: ['SCARLET Textiles Limited'],
    petitionerAdvocates: ['CRIMSON Counsel One', null],
    respondentAdvocates: ['SCARLET Counsel Two'],
    interlocutoryApplications: [
      { number: '1/2024', filedBy: 'CRIMSON Devi Rao', status: null },
      { number: '2/2024', filedBy: 'SCARLET Textiles Limited', status: null },
    ],
    latestSummary: {
      riskLevel: 'HIGH',
      caseSummary: 'Crimson Devi Rao asks for maintenance from SCARLET Textiles Limited.',
    },
  },
  'historical result': {
    petitioner: 'CRIMSON Devi Rao',
    respondent: 'SCARLET Textiles Limited',
    partyRole: 'PETITIONER',
    matchedParty: 'CRIMSON Devi Rao',
    petitioners: ['CRIMSON Devi Rao'],
    respondents: ['SCARLET Textiles Limited'],
  },
  'candidate of the other side': {
    petitioners: ['CRIMSON Devi Rao'],
    respondents: ['SCARLET Textiles Limited'],
    partyRole: 'RESPONDENT',
    matchedParty: 'SCARLET Textiles Limited',
  },
  'record of a client': { title: 'CRIMSON Devi Rao v. SCARLET Textiles Limited', petitioners: ['CRIMSON Devi Rao'] },
}

for (const [nth, [what, snapshot]] of Object.entries(SNAPSHOTS).entries())
  test(`names that a court comes to hide leave the snapshot of a ${what}, those of the other side stay`, async (t) => {
    const { db } = own
    const { accountId } = await anAccount(db)
    const id = await track({ courtType: 'DC', cnr: `DLND0100051${nth}2020` }, accountId, snapshot)
    const shown = { petitioners: [{ name: 'CRIMSON Devi Rao' }], respondents: [{ name: 'SCARLET Textiles Limited' }] }
    await refresh(id, shown)
    await refresh(id, { ...shown, petitioners: [], hiddenSides: ['PETITIONER'] })
    const found = await db.trackedCases.find(id)
    const text = JSON.stringify(found?.snapshot)
    t.false(/crimson/i.test(text), text)
    // Either side may have filed an application.
    const others = JSON.stringify({ ...snapshot, interlocutoryApplications: undefined })
    t.is(text.match(/SCARLET/g)?.length, others.match(/SCARLET/g)?.length, text)
    if (what === 'looked-up case') t.is(found?.riskLevel, 'HIGH')
  })

for (const hidden of ['kept', 'other'] as const)
  test(`names that a court hides on the ${hidden} record of two come back from neither when they are merged`, async (t) => {
    const { db } = own
    const { accountId } = await anAccount(db)
    const serial = hidden === 'kept' ? '71' : '72'
    const cnr = `HCBM0100${serial}002020`
    const byNumber = {
      courtType: 'HC',
      establishmentCode: 'HCBM01',
      caseType: 'WP',
      registrationNumber: `${serial}/2020`,
    } as const
    const name = hidden === 'kept' ? 'MAUVE Devi Rao' : 'TEAL Devi Rao'
    const snapshot = { petitioners: [name], parties: { petitioner: name, respondent: 'Ochre Mills Limited' } }
    const ids = [await track({ courtType: 'HC', cnr }, accountId, null), await track(byNumber, accountId, snapshot)]
    const respondents = [{ name: 'Ochre Mills Limited' }]
    const [hiding = '', showing = ''] = hidden === 'kept' ? ids : ids.toReversed()
    for (const id of ids) {
      await refresh(id, { petitioners: [{ name }], respondents })
      await refresh(id, { petitioners: [{ name }, { name: `${name} Two` }], respondents })
    }
    await refresh(hiding, { petitioners: [], respondents, hiddenSides: ['PETITIONER'] })
    await refresh(showing, { petitioners: [{ name }], respondents })
    const reading = readIdentifier({ ...byNumber, cnr })
    if (!reading.ok) return t.fail()
    await db.trackedCases.learnFromLookup(accountId, reading.identity, BY)
    t.is((await db.trackedCases.find(hiding))?.id, (await db.trackedCases.find(showing))?.id)
    t.deepEqual(await tablesWith(db, new RegExp(name)), [])
  })

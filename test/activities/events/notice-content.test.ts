import test from 'ava'
import { noticeContent } from '../../../activities/events/notice-content.ts'
import type { Database } from '../../../db/database.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { startOfIndianDay } from '../../../domain/dates.ts'
import type { NoticeKind } from '../../../domain/events/notice.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

let own: OwnDatabase
test.before(async () => {
  own = await openOwnDatabase()
})
test.after.always(() => own?.end())

const BY = { actorType: 'OPERATOR', actorId: 'test', requestId: 'notices' } as const

async function track(db: Database, accountId: string, identifier: CaseIdentifier): Promise<string> {
  const reading = readIdentifier(identifier)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues))
  const wanted = { ...reading, accountId, watchlistEntityId: null, snapshot: null, sharedWith: [] }
  const added = { ...wanted, status: 'ACTIVE', riskLevel: 'UNCLASSIFIED' } as const
  return (await db.transaction((tx) => db.trackedCases.add(added, BY, tx))).id
}

/** Returns what a notice says of one event. */
async function contentOf(accountId: string, kind: NoticeKind, event: { data: object; created: number }) {
  const type = kind === 'HEARING_DIGEST' ? 'hearing.digest' : 'case.updated'
  const events = [{ id: 'event', accountId, type, ...event, data: { ...event.data } }] as const
  const showing = await noticeContent(own.db, { accountId, kind, events: [...events], consoleUrl: undefined })
  return showing?.content
}

test('a case that was merged into another record since it changed is in the notice, once', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const byNumber = {
    courtType: 'HC',
    establishmentCode: 'DLHC01',
    caseType: 'WP',
    registrationNumber: '71/2024',
  } as const
  const kept = await track(db, accountId, { courtType: 'HC', cnr: 'DLHC010000712024' })
  const gone = await track(db, accountId, byNumber)
  const both = readIdentifier({ ...byNumber, cnr: 'DLHC010000712024' })
  if (!both.ok) return t.fail()
  await db.trackedCases.learnFromLookup(accountId, both.identity, BY)
  t.is((await db.trackedCases.find(gone))?.id, (await db.trackedCases.find(kept))?.id)
  const events = [gone, kept].map((caseId) => ({ caseId, origin: 'COURT', fields: 'stage' }))
  for (const data of events)
    t.like(await contentOf(accountId, 'CHANGED_CASES', { data, created: Date.now() }), {
      subject: '1 case has changed',
      items: [{ title: '71/2024' }],
    })
})

test("a digest that was late until after midnight lists the new day's hearings", async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const caseId = await track(db, accountId, { courtType: 'HC', cnr: 'DLHC010000722024' })
  const [evening, day] = ['2999-01-02', '2999-01-03']
  const tracked = { id: caseId, accountId, courtType: 'HC' } as const
  const listing = { slot: '1', listKind: 'DAILY', listNumber: 1, takesOff: false, ...NO_DETAILS } as const
  const seen = { court: 'HC-DLHC01', sightings: [listing], isReadInFull: true }
  await db.transaction((tx) => db.hearings.followLists(tracked, day, seen, startOfIndianDay(evening), tx))
  const data = { day: '2999-01-05', listed: 1 }
  for (const created of [startOfIndianDay(day) - 60_000, startOfIndianDay(day) + 60_000]) {
    const content = await contentOf(accountId, 'HEARING_DIGEST', { data, created })
    const titles = content?.items.map(({ title }) => title)
    t.deepEqual(titles, ['1 listed.', 'DLHC010000722024'], new Date(created).toISOString())
  }
})

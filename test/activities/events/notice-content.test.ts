import test from 'ava'
import { noticeContent } from '../../../activities/events/notice-content.ts'
import type { Database } from '../../../db/database.ts'
import { failCollection } from '../../../db/historical-search/historical-collections.ts'
import type { NewHistoricalSearch } from '../../../db/historical-search/historical-searches.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { startOfIndianDay } from '../../../domain/dates.ts'
import { type NoticeKind, noticeKindOf } from '../../../domain/events/notice.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'
import { aDiscovery, discover } from '../../support/a-candidate.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { COMPANY } from '../../support/watchlist.ts'

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

/** A new candidate of a new entity. */
async function aCandidate({ db }: OwnDatabase, accountId: string) {
  const details = [{ ...COMPANY, registrationNumber: null }]
  const [entityId = ''] = await db.transaction((tx) => db.watchlistEntities.create(accountId, details, BY, tx))
  return { entityId, candidateId: await discover({ db }, { accountId, entityId }, aDiscovery(), 'ONGOING') }
}

const TYPES = {
  HEARING_DIGEST: 'hearing.digest',
  NEW_CANDIDATES: 'candidate.updated',
  CHANGED_CASES: 'case.updated',
  ENDED_SEARCHES: 'historical_search.finished',
} as const

/** Returns what a notice says of one event. */
async function contentOf(accountId: string, kind: NoticeKind, event: { data: object; created: number }) {
  const events = [{ id: 'event', accountId, type: TYPES[kind], ...event, data: { ...event.data } }] as const
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

test('a case that was archived since it changed is in no notice', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const caseId = await track(db, accountId, { courtType: 'HC', cnr: 'DLHC010000732024' })
  const event = { data: { caseId, origin: 'COURT', fields: 'stage' }, created: Date.now() }
  t.like(await contentOf(accountId, 'CHANGED_CASES', event), { subject: '1 case has changed' })
  await db.transaction((tx) => db.trackedCases.change(caseId, { status: 'ARCHIVED' }, BY, tx))
  t.is(await contentOf(accountId, 'CHANGED_CASES', event), undefined)
})

test('a notice of what the court changed does not name what users of the account changed', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const caseId = await track(db, accountId, { courtType: 'HC', cnr: 'DLHC010000742024' })
  const tracked = { id: caseId, accountId }
  const stage = [{ field: 'stage', from: 'Evidence', to: 'Judgment' }]
  await db.transaction((tx) => db.trackedCases.recordChanges(tracked, stage, 'COURT', tx))
  await db.transaction((tx) => db.trackedCases.change(caseId, { riskLevel: 'HIGH' }, BY, tx))
  const event = { data: { caseId, origin: 'COURT', fields: 'stage' }, created: Date.now() }
  const content = await contentOf(accountId, 'CHANGED_CASES', event)
  t.deepEqual(
    content?.items.flatMap(({ details }) => details.filter((detail) => detail.startsWith('changed'))),
    ['changed: stage'],
  )
})

test('a notice says that a candidate waits for the decision of the account only where the account decides', async (t) => {
  const { db } = own
  for (const reviewer of ['CUSTOMER', 'OPERATOR'] as const) {
    const { accountId } = await anAccount(db, { reviewer })
    const { candidateId } = await aCandidate(own, accountId)
    await db.caseCandidates.review(candidateId, { status: 'APPROVED', reason: null }, BY)
    const content = await contentOf(accountId, 'NEW_CANDIDATES', { data: { candidateId }, created: Date.now() })
    const waits = JSON.stringify(content?.items).includes('waits for your decision')
    t.is(waits, reviewer === 'CUSTOMER', reviewer)
  }
})

test('a notice has a candidate from the approval of the operator on, as the API does', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const { candidateId } = await aCandidate(own, accountId)
  const content = () => contentOf(accountId, 'NEW_CANDIDATES', { data: { candidateId }, created: Date.now() })
  t.is(await content(), undefined, 'waits for the operator')
  await db.caseCandidates.review(candidateId, { status: 'APPROVED', reason: null }, BY)
  t.like(await content(), { subject: '1 new case found for your watchlist' })
  await db.caseCandidates.reopen(candidateId, BY)
  t.is(await content(), undefined, 'waits again')
  await db.caseCandidates.review(candidateId, { status: 'REJECTED', reason: null }, BY)
  t.is(await content(), undefined, 'rejected')
})

test('a notice has no candidate that was declined, or whose entity was archived or erased, since its event', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const after: Record<string, (of: { entityId: string; candidateId: string }) => Promise<unknown>> = {
    declined: ({ candidateId }) => db.caseCandidates.decide(candidateId, 'DECLINED', null, BY),
    archived: ({ entityId }) =>
      db.transaction((tx) => db.watchlistEntities.move(entityId, 'ARCHIVED', 'ARCHIVE', BY, tx)),
    erased: ({ entityId }) => db.erasedThings.eraseThings('erasure', { thing: 'entity', ids: [entityId], accountId }),
  }
  for (const [what, happens] of Object.entries(after)) {
    const candidate = await aCandidate(own, accountId)
    await db.caseCandidates.review(candidate.candidateId, { status: 'APPROVED', reason: null }, BY)
    const event = { data: { candidateId: candidate.candidateId }, created: Date.now() }
    t.like(await contentOf(accountId, 'NEW_CANDIDATES', event), { subject: '1 new case found for your watchlist' })
    await happens(candidate)
    t.is(await contentOf(accountId, 'NEW_CANDIDATES', event), undefined, what)
  }
})

for (const [failureReason, told] of [
  ['CANCELLED', 'cancelled'],
  ['SOURCES_UNAVAILABLE', 'failed'],
] as const)
  test(`a search that ended as ${failureReason} has ${told} in its notice`, async (t) => {
    const { db } = own
    const { accountId, keyId: apiKeyId } = await anAccount(db)
    const now = Date.now()
    const search: NewHistoricalSearch = {
      accountId,
      apiKeyId,
      mode: 'ASYNC',
      criteria: {
        name: 'Peacock Mills Limited',
        partyType: 'BOTH',
        filters: {},
        nameVariations: [],
        generatedVariations: [],
      },
      clientReference: null,
      requestHash: Buffer.alloc(32),
      billing: 'PER_SEARCH',
      merging: { sources: [], collected: 0, cap: 1000, capReached: false },
      createdAt: now,
      expiresAt: now + 86_400_000,
      claimedUntil: null,
    }
    const { searchId } = await db.transaction((tx) => db.historicalSearches.create(search, tx))
    await failCollection(db, searchId, failureReason, now)
    const event = { data: { searchId, status: 'FAILED', collected: 0 }, created: now }
    t.like(await contentOf(accountId, 'ENDED_SEARCHES', event), {
      items: [{ title: 'Peacock Mills Limited', details: [told] }],
    })
  })

test('a candidate is news once it waits for the customer, with or without the operator', (t) => {
  const created = (status: string) => noticeKindOf({ type: 'candidate.created', data: { status } })
  t.is(created('APPROVED'), 'NEW_CANDIDATES')
  t.is(created('PENDING_REVIEW'), undefined)
  const updated = (status: string, customerDecision: string | null) =>
    noticeKindOf({ type: 'candidate.updated', data: { status, customerDecision } })
  t.is(updated('APPROVED', null), 'NEW_CANDIDATES')
  for (const [status, decision] of [
    ['PENDING_REVIEW', null],
    ['REJECTED', null],
    ['APPROVED', 'DECLINED'],
    ['PROMOTED', 'ADDED'],
  ] as const)
    t.is(updated(status, decision), undefined, status)
})

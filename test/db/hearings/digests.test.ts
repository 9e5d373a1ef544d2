import { randomUUID } from 'node:crypto'
import test from 'ava'
import { createHearingDigestActivities } from '../../../activities/hearings/hearing-digest.ts'
import { newId } from '../../../db/base/table.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import { addDays, HOUR_MS, indianDay, startOfIndianDay } from '../../../domain/dates.ts'
import { eveningOf } from '../../../domain/hearings/digest.ts'
import { nextWorkingDay } from '../../../domain/hearings/list-times.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'
import { NO_ITEMS } from '../../../domain/summaries/brief/case-brief.ts'
import { createLog } from '../../../platform/log.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

/** Days beyond any schedule of the service. */
const TODAY = addDays(indianDay(Date.now()), 30)
const NEXT = nextWorkingDay(TODAY)
const hour = (hours: number) => startOfIndianDay(TODAY) + hours * HOUR_MS

interface Told {
  day: string
  [count: string]: unknown
}

async function told(accountId: string): Promise<Told[]> {
  const [rows] = await service.db.sequelize.query(
    "SELECT data FROM events WHERE account_id = :accountId AND type = 'hearing.digest' ORDER BY id",
    { replacements: { accountId } },
  )
  return (rows as { data: string }[]).map(({ data }) => JSON.parse(data))
}

/** Notifies all accounts whose digest is due, as a scheduled run does. */
async function tell(at: number): Promise<string[]> {
  const evening = eveningOf(at)
  const due = await service.db.digests.due(evening, { most: 100 })
  for (const accountId of due) await service.db.transaction((tx) => service.db.digests.tell(accountId, evening, at, tx))
  return due
}

/** A case whose latest summary has a direction for each of these days. */
async function aSummarisedCase(accountId: string, days: readonly (string | null)[]): Promise<string> {
  const { db } = service
  const courtCase = {
    identifier: { courtType: 'HC', cnr: 'DLHC010123452024' } as const,
    courtType: 'HC' as const,
    court: 'High Court of Delhi',
    petitioners: [],
    respondents: [],
    acts: [],
    hearings: [],
    orders: [],
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const identity = { key: `HC:cnr:${courtCase.identifier.cnr}`, aliases: [] }
  const fetched = { accountId, identity, courtCase, callId: newId(), runId: randomUUID(), fetchedAt: Date.now() }
  const searchId = await db.transaction((tx) => db.lookedUpCases.create(fetched, tx))
  const direction = {
    who: 'The respondent',
    what: 'file its reply',
    kind: 'MUST',
    within: 'within four weeks',
  } as const
  const quote = { runsFrom: null, condition: null, quote: 'Reply be filed.', page: 1, orderId: 'order' }
  const directions = days.map((dueBy) => ({ ...direction, ...quote, dueBy, derivation: '05-06-2024 + 4 weeks.' }))
  const written = { riskLevel: 'LOW', caseSummary: '', riskJustification: '', orderSummaries: [] } as const
  await db.transaction(async (tx) => {
    const id = await db.caseSummaries.create({ accountId, searchId, apiKeyId: null }, Date.now() + HOUR_MS, tx)
    await db.caseSummaries.complete(id, { ...written, orderSummaries: [], items: { ...NO_ITEMS, directions } }, tx)
  })
  return searchId
}

async function withCase(nextHearingDate?: string) {
  const account = await anAccount(service.db)
  const caseId = await aCase(service, account.key, nextHearingDate ? { snapshot: { nextHearingDate } } : {})
  return { ...account, caseId }
}

test.serial(
  'an account is notified once an evening, from its digest time on, and again the next evening',
  async (t) => {
    const { accountId } = await withCase(NEXT)
    t.false((await tell(hour(20.9))).includes(accountId))
    t.true((await tell(hour(21))).includes(accountId))
    t.false((await tell(hour(21.25))).includes(accountId))
    t.deepEqual(await told(accountId), [
      { day: NEXT, listed: 0, changed: 0, removed: 0, notListed: 0, missing: 0, notCovered: 1, due: [] },
    ])
    t.true((await tell(hour(45))).includes(accountId))
    t.is((await told(accountId)).length, 2)
  },
)

test.serial(
  'the digest has the directions due within seven days, as reckoned from their order, and no past ones',
  async (t) => {
    const { accountId } = await withCase()
    const days = [TODAY, addDays(TODAY, 1), addDays(TODAY, 7), addDays(TODAY, 8), null]
    const searchId = await aSummarisedCase(accountId, days)
    await tell(hour(21))
    const reckoning = 'Reckoned from the order: 05-06-2024 + 4 weeks.'
    t.deepEqual((await told(accountId))[0]?.due, [
      { searchId, orderId: 'order', dueBy: addDays(TODAY, 1), reckoning },
      { searchId, orderId: 'order', dueBy: addDays(TODAY, 7), reckoning },
    ])
  },
)

test.serial('two concurrent runs notify an account once', async (t) => {
  const { accountId } = await withCase()
  const evening = eveningOf(hour(21))
  const both = [1, 2].map(() =>
    service.db.transaction((tx) => service.db.digests.tell(accountId, evening, hour(21), tx)),
  )
  t.deepEqual((await Promise.all(both)).sort(), [false, true])
  t.is((await told(accountId)).length, 1)
})

test.serial('a late digest is sent until 08:00, about the same days', async (t) => {
  const late = await withCase(NEXT)
  t.true((await tell(hour(31.9))).includes(late.accountId))
  t.is((await told(late.accountId))[0]?.day, NEXT)
  const missed = await withCase(NEXT)
  t.false((await tell(hour(32))).includes(missed.accountId))
})

test.serial('an account without an active case, now or at the time of the digest, is not notified', async (t) => {
  const { accountId: none } = await anAccount(service.db)
  const archived = await withCase()
  const later = await withCase()
  const set = (caseId: string, what: string) =>
    service.db.sequelize.query(`UPDATE tracked_cases SET ${what} WHERE id = :caseId`, { replacements: { caseId } })
  await set(archived.caseId, "status = 'ARCHIVED'")
  await set(later.caseId, `created = ${hour(21) + 1}`)
  const due = await tell(hour(22))
  for (const accountId of [none, archived.accountId, later.accountId]) t.false(due.includes(accountId))
})

test.serial('an account whose plan no longer has the watchlist is not notified', async (t) => {
  const { accountId } = await withCase(NEXT)
  const plan = await service.db.accounts.findPlanOf(accountId)
  if (!plan) throw new Error('no plan')
  await service.db.accounts.changePlan(plan.id, { ...plan, products: ['HISTORICAL_SEARCH'] })
  t.false((await tell(hour(21))).includes(accountId))
  await service.db.accounts.changePlan(plan.id, plan)
  t.true((await tell(hour(21))).includes(accountId))
})

test.serial('cases that another account shares are not counted', async (t) => {
  const owner = await withCase(NEXT)
  const other = await withCase()
  const sharedWith = [{ type: 'user', id: other.userId }]
  await service.call(`PUT /watchlist/cases/${owner.caseId}/sharing`, { key: owner.key, body: { sharedWith } })
  await tell(hour(21))
  t.is((await told(other.accountId))[0]?.notCovered, 0)
})

test.serial(
  'an account that cannot be notified blocks neither the digests of later ones nor the end of the run',
  async (t) => {
    const [broken, whole] = [await withCase(), await withCase()]
    const ours = [broken.accountId, whole.accountId]
    await service.db.sequelize.query("UPDATE accounts SET hearing_digest_at = '23:59' WHERE id NOT IN (:ours)", {
      replacements: { ours },
    })
    await service.db.sequelize.query("UPDATE accounts SET hearing_digest_at = '00:00' WHERE id IN (:ours)", {
      replacements: { ours },
    })
    await service.db.sequelize.query('UPDATE tracked_cases SET created = 1')
    await service.db.sequelize.query(`CREATE TRIGGER refuses BEFORE INSERT ON hearing_digests FOR EACH ROW
    IF NEW.account_id = '${broken.accountId}' THEN SIGNAL SQLSTATE '45000'; END IF`)
    const { tellHearingDigests } = createHearingDigestActivities({ db: service.db, log: createLog('test', 'silent') })
    await tellHearingDigests()
    t.is(await tellHearingDigests(), 0)
    t.deepEqual([(await told(broken.accountId)).length, (await told(whole.accountId)).length], [0, 1])
    t.true(
      (await service.db.alarms.raised()).some(({ name, subject }) => name === 'SET_ASIDE' && subject === 'digests'),
    )
    await service.db.sequelize.query('DROP TRIGGER refuses')
    await tellHearingDigests()
    t.is((await told(broken.accountId)).length, 1)
  },
)

test.serial('hearings that a merge of two records moves to the other one are no changes in the digest', async (t) => {
  const { db } = service
  const { key, accountId } = await anAccount(db)
  const at = Date.now()
  const evening = eveningOf(at)
  const number = { establishmentCode: 'DLHC01', caseType: 'WP', registrationNumber: '900201/2024' }
  const cnr = 'DLHC019002012024'
  const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', ...number } })
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr } })
  const tracked = { id, accountId, courtType: 'HC' } as const
  const listing = { ...NO_DETAILS, slot: 'a', listKind: 'DAILY', listNumber: 1, takesOff: false } as const
  const look = (items: string[]) => {
    const seen = { sightings: items.map((item) => ({ ...listing, item })), isReadInFull: true }
    return db.transaction((tx) => db.hearings.followLists(tracked, evening.to, seen, at, tx))
  }
  for (const items of [['1'], ['2']]) await look(items)
  const changedAt = at - 48 * HOUR_MS
  await db.sequelize.query('UPDATE hearings SET updated = :changedAt WHERE account_id = :accountId', {
    replacements: { accountId, changedAt },
  })
  const reading = readIdentifier({ courtType: 'HC', cnr, ...number })
  if (!reading.ok) return t.fail()
  const by = { actorType: 'OPERATOR', actorId: 'test', requestId: 'merge' } as const
  await db.trackedCases.learnFromLookup(accountId, reading.identity, by)
  t.not((await db.trackedCases.find(id))?.id, id)
  await db.transaction((tx) => db.digests.tell(accountId, evening, at, tx))
  t.like((await told(accountId))[0], { listed: 1, changed: 0, removed: 0 })
})

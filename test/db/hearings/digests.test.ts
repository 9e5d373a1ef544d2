import test from 'ava'
import { createHearingDigestActivities } from '../../../activities/hearings/hearing-digest.ts'
import { addDays, HOUR_MS, indianDay, startOfIndianDay } from '../../../domain/dates.ts'
import { eveningOf } from '../../../domain/hearings/digest.ts'
import { nextWorkingDay } from '../../../domain/hearings/list-times.ts'
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
      { day: NEXT, listed: 0, changed: 0, removed: 0, notListed: 0, missing: 0, notCovered: 1 },
    ])
    t.true((await tell(hour(45))).includes(accountId))
    t.is((await told(accountId)).length, 2)
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

import test from 'ava'
import { eveningOf } from '../../../domain/hearings/digest.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import type { ListQuestionsResult } from '../../../workflows/hearings/list-questions.messages.ts'
import { inDays, startServiceWithLists } from '../../support/cause-lists.ts'
import { anAccount, type Service } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startServiceWithLists(['core', 'source-ecourtsindia'])
})
test.after.always(() => service?.close())
// Each test needs empty hearings: those of other tests would be asked about too.
test.beforeEach(async () => {
  await service.control.reset()
  await service.db.sequelize.query("UPDATE tracked_cases SET status = 'ARCHIVED'")
})

/** The first day to ask about: tomorrow, or today until 08:00 in India, when the evening before ends. */
const { from: NEXT_DAY } = eveningOf(Date.now())

/** A case of a district court that the simulated provider finds on a list once 25 days have passed there. */
const CNR = 'DLND019000152024'

/** The listing of a case at the simulated provider, which is on a list from now on. */
async function listing(cnr = CNR): Promise<{ date: string; courtNo: string; listingNo: number }> {
  await service.control.advanceDay(25)
  const { ECOURTSINDIA_BASE_URL, ECOURTSINDIA_TOKEN } = service.configuration
  const response = await fetch(`${ECOURTSINDIA_BASE_URL}/api/partner/causelist/cnr/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ECOURTSINDIA_TOKEN}` },
    body: JSON.stringify({ cnrs: [cnr] }),
  })
  const { data } = (await response.json()) as {
    data: { nextListing: { date: string; courtNo: string; listingNo: number } }[]
  }
  const next = data[0]?.nextListing
  if (!next) throw new Error('the simulated provider should list this case')
  return next
}

/** Tracks the case, by default with a hearing expected on the next day. */
async function expected(key: string, details: object = {}): Promise<string> {
  return aCase(service, key, {
    caseIdentifier: { courtType: 'DC', cnr: CNR },
    snapshot: { nextHearingDate: NEXT_DAY },
    ...details,
  })
}

let runs = 0
async function ask(): Promise<ListQuestionsResult> {
  return service.temporal.client.workflow.execute('listQuestions', {
    workflowId: `list-questions-${process.pid}-${++runs}`,
    taskQueue: taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core'),
  })
}

async function hearingsOf(key: string, caseId: string) {
  const { body } = await service.call(`GET /watchlist/cases/${caseId}/hearings`, { key })
  return (body as { hearings: { hearingDate: string; state: string }[] }).hearings
}

test.serial(
  'an expected hearing in a court whose lists are not read is asked about, and listed if a provider finds it',
  async (t) => {
    const { date, courtNo, listingNo } = await listing()
    const { key, accountId } = await anAccount(service.db)
    const caseId = await expected(key)
    t.deepEqual(await ask(), { cases: 1, listed: 1, unanswered: 0 })
    t.deepEqual((await ask()).cases, 1, 'a list may have changed by the second time')
    const hearing = (await hearingsOf(key, caseId)).find(({ hearingDate }) => hearingDate === date)
    t.like(hearing, { state: 'LISTED', evidence: 'CAUSE_LIST', courtRoom: courtNo, item: String(listingNo) })
    const [events] = await service.db.sequelize.query(
      "SELECT type FROM events WHERE account_id = :accountId AND type LIKE 'hearing.%' AND type <> 'hearing.digest'",
      { replacements: { accountId } },
    )
    t.deepEqual(events, [{ type: 'hearing.listed' }])
  },
)

test.serial('each account that tracks a listed case is notified, and one request covers them', async (t) => {
  await listing()
  const accounts = [await anAccount(service.db), await anAccount(service.db)]
  const cases = await Promise.all(accounts.map(({ key }) => expected(key)))
  t.is((await ask()).cases, 1)
  for (const [at, { key }] of accounts.entries())
    t.true((await hearingsOf(key, cases[at] ?? '')).some(({ state }) => state === 'LISTED'))
})

test.serial(
  "a provider's answer changes nothing for an account whose case the court's own lists are read for",
  async (t) => {
    const cnr = 'DLHC019000152024'
    const { date } = await listing(cnr)
    const [asking, reading] = [await anAccount(service.db), await anAccount(service.db)]
    const byCnr = await expected(asking.key, { caseIdentifier: { courtType: 'HC', cnr } })
    const number = { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '700002/2024' }
    const byNumber = await aCase(service, reading.key, { caseIdentifier: { courtType: 'HC', cnr, ...number } })
    await service.db.lists.openDay('HC-DLHC01', date, Date.now())
    t.deepEqual(await ask(), { cases: 1, listed: 1, unanswered: 0 })
    const isListed = async (key: string, caseId: string) =>
      (await hearingsOf(key, caseId)).some(({ state }) => state === 'LISTED')
    t.deepEqual([await isListed(asking.key, byCnr), await isListed(reading.key, byNumber)], [true, false])
  },
)

test.serial(
  "a case on none of the provider's lists keeps its hearing, without being reported as not listed",
  async (t) => {
    const { key } = await anAccount(service.db)
    const caseId = await expected(key)
    const before = await hearingsOf(key, caseId)
    t.deepEqual(await ask(), { cases: 1, listed: 0, unanswered: 0 })
    t.deepEqual(await hearingsOf(key, caseId), before)
  },
)

test.serial('later hearings, and those in courts whose lists are read, are not asked about', async (t) => {
  const { key } = await anAccount(service.db)
  await expected(key, { snapshot: { nextHearingDate: inDays(9) } })
  const registrationNumber = '700001/2024'
  const caseIdentifier = {
    courtType: 'HC',
    establishmentCode: 'DLHC01',
    caseType: 'W.P.(C)',
    registrationNumber,
    cnr: 'DLHC017000012024',
  }
  await aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: NEXT_DAY } })
  await service.db.lists.openDay('HC-DLHC01', NEXT_DAY, Date.now())
  t.deepEqual(await ask(), { cases: 0, listed: 0, unanswered: 0 })
})

test.serial(
  'cases without an answer from the provider are counted as unanswered, and their hearings stay',
  async (t) => {
    await listing()
    const { key } = await anAccount(service.db)
    const caseId = await expected(key)
    const before = await hearingsOf(key, caseId)
    await service.control.fault('ecourtsindia', 'no-credit', 10)
    t.deepEqual(await ask(), { cases: 1, listed: 0, unanswered: 1 })
    t.deepEqual(await hearingsOf(key, caseId), before)
  },
)

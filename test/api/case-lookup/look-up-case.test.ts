import { WorkflowFailedError } from '@temporalio/client'
import test from 'ava'
import { startCaseLookup } from '../../../workflows/case-lookup/case-lookup.messages.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

interface Looked {
  searchId: string
  stage: string
  nextHearingDate: string | null
  orders: { orderId: string; orderDate: string }[]
}

async function lookUp(key: string, caseIdentifier: object) {
  return service.call('POST /case-lookup', { key, body: { caseIdentifier } })
}

test('POST /case-lookup: 200 answers the case with its orders, whose documents are never shown', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await lookUp(key, { courtType: 'HC', cnr: 'dlhc01-900001-2024' })
  t.is(answer.status, 200)
  const { searchId, orders, ...rest } = answer.body as Looked & Record<string, unknown>
  t.regex(searchId, /^[0-9a-f]{32}$/)
  t.like(rest, {
    latestSummary: null,
    cnr: 'DLHC019000012024',
    filingNumber: '810001/2024',
    courtType: 'HC',
    parties: { petitioner: 'Saffron Textiles Private Limited', respondent: 'Kaveri Logistics Limited' },
  })
  t.deepEqual(
    orders.map(({ orderDate }) => orderDate),
    ['10-01-2024', '20-03-2024', '05-06-2024'],
  )
  for (const order of orders) t.like(order, { attachment: null })
})

for (const [courtType, identifier, cnr] of [
  ['DC', { cnr: 'DLND019000012024' }, 'DLND019000012024'],
  ['HC', { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '900001/2024' }, 'DLHC019000012024'],
  ['SC', { diaryNumber: '900001/2024' }, 'SCIN019000012024'],
  ['CC', { registrationNumber: 'DC/525/CC/900001/2024' }, ''],
  ['NCLT', { filingNumber: '2709139000012024', establishmentCode: '9' }, ''],
  ['NCLAT', { filingNumber: '2709139000012024', establishmentCode: 'delhi' }, ''],
  ['GSTAT', { filingNumber: '0710019000012024', establishmentCode: 'principal' }, ''],
  ['DRT', { diaryNumber: '900001/2024', establishmentCode: '1' }, ''],
  ['DRAT', { diaryNumber: '900001/2024', establishmentCode: '100' }, ''],
  ['CESTAT', { diaryNumber: '900001/2024', establishmentCode: 'delhi' }, ''],
] as const)
  test(`POST /case-lookup: 200 for a case of ${courtType}`, async (t) => {
    const { key } = await anAccount(service.db)
    const answer = await lookUp(key, { courtType, ...identifier })
    t.is(answer.status, 200, JSON.stringify(answer.body))
    t.like(answer.body, { courtType, cnr })
  })

test('POST /case-lookup: 200 for the same case again refreshes the same record, and every order keeps its id', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = 'DLHC019000152024'
  const first = (await lookUp(key, { courtType: 'HC', cnr })).body as Looked
  const second = (await lookUp(key, { courtType: 'HC', cnr })).body as Looked
  t.is(second.searchId, first.searchId)
  t.is(second.orders.length, first.orders.length + 1)
  t.deepEqual(
    second.orders.slice(0, first.orders.length).map(({ orderId }) => orderId),
    first.orders.map(({ orderId }) => orderId),
  )
  t.not(second.nextHearingDate, first.nextHearingDate)
  t.like((await service.call(`GET /case-lookup/${first.searchId}`, { key })).body, { fetchCount: 2 })
})

/*
 * The answer may be lost although the case is stored: the client is put off, retries, and must not cost a second fetch.
 */
test('POST /case-lookup: 200 for a fetch of the last minute that was not charged takes that one, and charges it', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const cnr = 'KAHC019000012024'
  const identifier = { courtType: 'HC' as const, cnr }
  const input = {
    accountId,
    identifier,
    identityKey: `HC:cnr:${cnr}`,
    requestId: 'a test',
    sources: ['attestr' as const],
  }
  await (await service.temporal.start(startCaseLookup(input, 'ref'))).result()
  const units = () => service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP')
  t.deepEqual([await service.control.calls('attestr', cnr), await units()], [1, 0])
  t.is((await lookUp(key, identifier)).status, 200)
  t.deepEqual([await service.control.calls('attestr', cnr), await units()], [1, 1])
  t.is((await lookUp(key, identifier)).status, 200)
  t.deepEqual([await service.control.calls('attestr', cnr), await units()], [2, 2])
})

test('POST /case-lookup: 200 by another number of the same case refreshes the same record', async (t) => {
  const { key } = await anAccount(service.db)
  const byCnr = (await lookUp(key, { courtType: 'SC', cnr: 'SCIN019000012024' })).body as Looked
  const byDiary = (await lookUp(key, { courtType: 'SC', diaryNumber: '900001 / 2024' })).body as Looked
  t.is(byDiary.searchId, byCnr.searchId)
  for (const looked of [byCnr, byDiary]) t.like(looked, { cnr: 'SCIN019000012024', diaryNumber: '900001/2024' })
})

test('POST /case-lookup: 200 never takes two cases for one, though a client once named one by the number of the other', async (t) => {
  const { key } = await anAccount(service.db)
  const wrong = { establishmentCode: 'GJHC24', caseType: 'W.P.(C)', registrationNumber: '900016/2024' }
  const first = (await lookUp(key, { courtType: 'HC', cnr: 'GJHC249000012024', ...wrong })).body as Looked
  const second = (await lookUp(key, { courtType: 'HC', ...wrong })).body as Looked
  t.not(second.searchId, first.searchId)
  t.like(second, { cnr: 'GJHC249000162024', orders: [] })
  t.like((await service.call(`GET /case-lookup/${first.searchId}`, { key })).body, {
    cnr: 'GJHC249000012024',
    fetchCount: 1,
  })
})

test('POST /case-lookup: 200 keeps what a later fetch brings blank', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = 'DLHC019000212024'
  const first = (await lookUp(key, { courtType: 'HC', cnr })).body as Looked
  const second = (await lookUp(key, { courtType: 'HC', cnr })).body as Looked
  t.truthy(first.stage)
  t.is(second.stage, first.stage)
  t.is(second.nextHearingDate, first.nextHearingDate)
})

test('POST /case-lookup: 200 for ten equal requests at once from one fetch', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = 'DLND019000052024'
  const body = { caseIdentifier: { courtType: 'DC', cnr } }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => service.callNow('POST /case-lookup', { key, body })),
  )
  t.is(new Set(answers.map(({ body }) => (body as Looked).searchId)).size, 1)
  t.is(await service.control.calls('attestr', cnr), 1)
})

test('POST /case-lookup: 200 after the sources failed twice', async (t) => {
  const { key } = await anAccount(service.db)
  t.is((await lookUp(key, { courtType: 'DC', cnr: 'DLND019000042024' })).status, 200)
})

test('POST /case-lookup: 200 for a case without orders', async (t) => {
  const { key } = await anAccount(service.db)
  t.like((await lookUp(key, { courtType: 'HC', cnr: 'DLHC019000162024' })).body, { orders: [] })
})

test('POST /case-lookup: 200 is charged once per fetch', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await lookUp(key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  await lookUp(key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 2)
})

test('POST /case-lookup: 400 60001 names each field of an identifier that does not fit its court type', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await lookUp(key, { courtType: 'NCLT', cnr: 'DLHC019000012024' })
  t.is(answer.status, 400)
  const { details } = answer.body as { details: { issues: { path: string }[] } }
  t.true(details.issues.some(({ path }) => path === 'caseIdentifier.cnr'))
})

test('POST /case-lookup: 404 60438 when the court confirms that the case does not exist, and nothing is charged', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const answer = await lookUp(key, { courtType: 'HC', cnr: 'DLHC019000022024' })
  t.is(answer.status, 404)
  t.deepEqual(answer.body, {
    httpStatusCode: 404,
    code: 60438,
    message: 'The court has no case with this identifier.',
    appError: true,
    details: { label: 'CASE_NOT_FOUND' },
  })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 0)
})

test('POST /case-lookup: 500 60406 when no source can answer, and nothing is charged', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const answer = await lookUp(key, { courtType: 'HC', cnr: 'DLHC019000032024' })
  t.is(answer.status, 500)
  t.deepEqual(answer.body, {
    httpStatusCode: 500,
    code: 60406,
    message: 'The case cannot be looked up right now.',
    appError: true,
  })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 0)
})

test.serial(
  "POST /case-lookup: 500 60406 when the providers refuse the operator's account and the court fails, never as a missing case",
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    await service.control.fault('attestr', 'no-credit', 1)
    await service.control.fault('ecourtsindia', 'no-credit', 1)
    await service.control.fault('courts', 'http500', 3)
    const cnr = 'DLND019000012024'
    const answer = await lookUp(key, { courtType: 'DC', cnr })
    t.is(answer.status, 500)
    t.like(answer.body, { code: 60406 })
    // What an operator reads in Temporal's Web UI.
    const run = service.temporal.client.workflow.getHandle(`case-lookup/${accountId}/DC:cnr:${cnr}`)
    const failure = await t.throwsAsync(() => run.result(), { instanceOf: WorkflowFailedError })
    t.is(
      failure.cause?.message,
      'No source could answer: attestr AccountProblem, ecourtsindia AccountProblem, courts/DC Upstream',
    )
  },
)

test.serial(
  'POST /case-lookup: 200 takes no fact from a copy that its source made before the last fetch',
  async (t) => {
    const { key } = await anAccount(service.db)
    const identifier = { courtType: 'DC', cnr: 'DLND019000012024' }
    const { searchId } = (await lookUp(key, identifier)).body as Looked
    const known = { searchId, tomorrow: Date.now() + 86_400_000 }
    await service.db.sequelize.query(
      "UPDATE looked_up_cases SET court_case = JSON_SET(court_case, '$.stage', 'Judgment'), last_fetched_at = :tomorrow WHERE id = :searchId",
      { replacements: known },
    )
    await service.control.fault('attestr', 'http500', 3)
    const answer = await lookUp(key, identifier)
    t.is(answer.status, 200, JSON.stringify(answer.body))
    t.like(answer.body, { searchId, stage: 'Judgment' })
    t.like((await service.call(`GET /case-lookup/${searchId}`, { key })).body, { fetchCount: 2 })
  },
)

for (const [courtType, identifier] of [
  ['NCLT', { filingNumber: '2709139000012024', establishmentCode: '9' }],
  ['DC', { cnr: 'DLND019000012024' }],
] as const)
  test.serial(
    `POST /case-lookup: 200 from the court's own site at ${courtType} when no provider answers`,
    async (t) => {
      const { key } = await anAccount(service.db)
      await service.control.fault('attestr', 'http500', 3)
      await service.control.fault('ecourtsindia', 'http500', 3)
      const answer = await lookUp(key, { courtType, ...identifier })
      await service.control.fault('ecourtsindia', 'none')
      t.is(answer.status, 200, JSON.stringify(answer.body))
      const { orders, ...rest } = answer.body as Looked & Record<string, unknown>
      t.like(rest, {
        parties: { petitioner: 'Saffron Textiles Private Limited', respondent: 'Kaveri Logistics Limited' },
      })
      t.deepEqual(
        orders.map(({ orderDate }) => orderDate),
        ['10-01-2024', '20-03-2024', '05-06-2024'],
      )
    },
  )

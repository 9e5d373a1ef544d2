import test from 'ava'
import { aKey, anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity, onboarded, refusal } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key })
  return answer.body as Record<string, unknown>
}

test('POST /watchlist/entities: 200 stores all fields, and the read returns them', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const before = Date.now()
  const id = await anEntity(service, key, {
    name: '  Asha Verma ',
    entityType: 'PERSON',
    fatherName: 'Ravi Verma',
    birthDate: '31-01-1980',
    location: '12 Lake Road, Pune',
    registrationNumber: 'PAN-1',
    monitoredCourts: ['HC', 'DC', 'HC'],
    sharedWith: [{ type: 'user', id: 'somebody' }],
    fetchHistoricalCases: true,
  })
  const { created, ...entity } = await read(key, id)
  t.true(Number(created) >= before && Number(created) <= Date.now())
  t.deepEqual(entity, {
    _id: id,
    number: 1,
    accountId,
    name: 'Asha Verma',
    entityType: 'PERSON',
    fatherName: 'Ravi Verma',
    birthDate: '31-01-1980',
    location: '12 Lake Road, Pune',
    registrationNumber: 'PAN-1',
    monitoredCourts: ['HC', 'DC'],
    status: 'ACTIVE',
    nameVariations: [],
    lastCourtSyncAt: null,
    sharedWith: [{ type: 'user', id: 'somebody' }],
    createdBy: userId,
    updated: null,
    updatedBy: null,
    riskLevel: 'UNCLASSIFIED',
    riskCounts: { VERY_HIGH: 0, HIGH: 0, MODERATE: 0, LOW: 0, UNCLASSIFIED: 0 },
    caseCount: 0,
  })
})

test('POST /watchlist/entities: 200 ignores father and birth date of a business, and watches all courts by default', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { fatherName: 'Ravi Verma', birthDate: '31-01-1980', location: ' ' })
  t.like(await read(key, id), { fatherName: null, birthDate: null, location: null, monitoredCourts: ['ALL'] })
})

test('POST /watchlist/entities: 200 for 40 at once numbers them 1 to 40 without a gap', async (t) => {
  const { key } = await anAccount(service.db)
  await Promise.all(Array.from({ length: 40 }, (_, index) => anEntity(service, key, { name: `Company ${index}` })))
  const { body } = await service.call('POST /watchlist/entities/search', { key, body: { $limit: 100 } })
  const { records } = body as { records: { number: number }[] }
  t.deepEqual(
    records.map(({ number }) => number).sort((a, b) => a - b),
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
})

test('POST /watchlist/entities: 200 of a business brings variations of its name a little later', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await onboarded(service, id)
  const { nameVariations } = await read(key, id)
  t.true((nameVariations as string[]).includes('Saffron Textiles Pvt Ltd'), JSON.stringify(nameVariations))
})

for (const [field, value] of [
  ['name', 'X'],
  ['name', 'x'.repeat(256)],
  ['name', undefined],
  ['entityType', 'TRUST'],
  ['fatherName', 'x'.repeat(257)],
  ['birthDate', '1980-01-31'],
  ['birthDate', '31-02-1980'],
  ['location', 'x'.repeat(4193)],
  ['registrationNumber', 'x'.repeat(51)],
  ['monitoredCourts', []],
  ['monitoredCourts', ['ALL', 'HC']],
  ['fetchHistoricalCases', 'yes'],
] as const)
  test(`POST /watchlist/entities: 400 60001 for ${field} ${JSON.stringify(value)?.slice(0, 20)}`, async (t) => {
    const { key } = await anAccount(service.db)
    const body = { name: 'Asha Verma', entityType: 'PERSON', [field]: value }
    const answer = await service.call('POST /watchlist/entities', { key, body })
    t.is(answer.status, 400)
    t.deepEqual(refusal(answer.body), { code: 60001, paths: [field] })
  })

test("POST /watchlist/entities: 200 with a second user's key records who created it", async (t) => {
  const { accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  const { key } = await aKey(service.db, { accountId, userId })
  t.like(await read(key, await anEntity(service, key)), { accountId, createdBy: userId })
})

for (const [field, value] of [
  ['name', 'xy'],
  ['name', 'x'.repeat(255)],
  ['name', '\u{11103}'.repeat(255)],
  ['fatherName', 'x'.repeat(256)],
  ['location', 'x'.repeat(4192)],
  ['registrationNumber', 'x'.repeat(50)],
  ['birthDate', '29-02-2024'],
] as const)
  test(`POST /watchlist/entities: 200 for ${field} of ${[...value].length} characters, ${value.slice(0, 10)}`, async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: 'Asha Verma', entityType: 'PERSON', [field]: value })
    t.is((await read(key, id))[field], value)
  })

for (const [field, value] of [
  ['name', '\u200b\u200b'],
  ['name', '\u{1F600}'],
  ['name', '\u{11103}'.repeat(256)],
  ['birthDate', '29-02-2023'],
  ['birthDate', '29-02-1900'],
  ['birthDate', '01-01-1799'],
] as const)
  test(`POST /watchlist/entities: 400 60001 for ${field} ${JSON.stringify(value).slice(0, 20)}, which is invalid`, async (t) => {
    const { key } = await anAccount(service.db)
    const body = { name: 'Asha Verma', entityType: 'PERSON', [field]: value }
    const answer = await service.call('POST /watchlist/entities', { key, body })
    t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: [field] }])
  })

test('POST /watchlist/entities: 200 ignores father and birth date of a company', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { birthDate: 'n/a', fatherName: 'x'.repeat(300) })
  t.like(await read(key, id), { birthDate: null, fatherName: null })
  const body = { name: 'Saffron Textiles', entityType: 'BUSINESS', birthDate: 5 }
  t.is((await service.call(`PUT /watchlist/entities/${id}`, { key, body })).status, 200)
})

test('POST /watchlist/entities: 200 with a former name in the name keeps both names with the day of the change', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: 'Morvani Limited (formerly Kalpavan Cables Ltd, w.e.f. 12.03.2015)' })
  await onboarded(service, id)
  const { nameVariations, nameHistory } = await read(key, id)
  t.deepEqual(nameHistory, [
    { name: 'Morvani Limited', from: '12-03-2015', until: null },
    { name: 'Kalpavan Cables Ltd', from: null, until: '12-03-2015' },
  ])
  t.true((nameVariations as string[]).includes('Kalpavan Cables Ltd'))
})

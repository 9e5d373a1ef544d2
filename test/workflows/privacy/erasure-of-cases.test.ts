import test from 'ava'
import { QueryTypes } from 'sequelize'
import { erase } from '../../support/erase.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

/** A record of the account with these numbers in its columns, and only the key by which it was added. */
async function giveNumbers(caseId: string, numbers: Record<string, string>): Promise<void> {
  const set = Object.keys(numbers).map((column) => `${column} = :${column}`)
  await service.db.sequelize.query(`UPDATE tracked_cases SET ${set.join(', ')} WHERE id = :caseId`, {
    replacements: { ...numbers, caseId },
  })
}

async function isThere(key: string, caseId: string): Promise<boolean> {
  return (await service.call(`GET /watchlist/cases/${caseId}`, { key })).status === 200
}

const BY_NUMBER = {
  courtType: 'HC',
  establishmentCode: 'DLHC01',
  caseType: 'W.P.(C)',
  registrationNumber: '731001/2024',
} as const
const BY_CNR = { courtType: 'HC', cnr: 'DLHC017310012024' } as const

for (const erased of ['the record by its CNR', 'the record by its number'] as const)
  test(`a case with two records is erased with both, by ${erased}`, async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const byNumber = await aCase(service, key, { caseIdentifier: BY_NUMBER })
    const byCnr = await aCase(service, key, { caseIdentifier: BY_CNR })
    // As a refresh of each leaves them: every number is in both records, each key belongs to its first record.
    const numbers = { establishment_code: 'DLHC01', case_type: 'W.P.(C)', registration_number: '731001/2024' }
    for (const id of [byNumber, byCnr]) await giveNumbers(id, { cnr: BY_CNR.cnr, ...numbers })
    const id = erased.includes('CNR') ? byCnr : byNumber
    const dry = await erase(service, key, { kind: 'CASE', id, dryRun: true })
    t.is(dry.found.find(({ table }) => table === 'tracked_cases')?.rows, 2)
    t.like(await erase(service, key, { kind: 'CASE', id, dryRun: false }), { status: 'COMPLETE', left: [] })
    t.deepEqual(
      await service.db.sequelize.query('SELECT id FROM tracked_cases WHERE account_id = :accountId', {
        replacements: { accountId },
        type: QueryTypes.SELECT,
      }),
      [],
    )
  })

test('a chain of records, each sharing a number with the next alone, is one case', async (t) => {
  const { key } = await anAccount(service.db)
  const ids = [
    await aCase(service, key, { caseIdentifier: { courtType: 'SC', diaryNumber: '731002/2024' } }),
    await aCase(service, key, {
      caseIdentifier: { courtType: 'SC', caseType: 'SLP(C)', registrationNumber: '731003/2024' },
    }),
    await aCase(service, key, {
      caseIdentifier: { courtType: 'SC', caseType: 'C.A.', registrationNumber: '731004/2024' },
    }),
  ]
  const [first = '', second = '', third = ''] = ids
  await giveNumbers(first, { case_type: 'SLP(C)', registration_number: '731003/2024' })
  await giveNumbers(third, { diary_number: '731002/2024' })
  t.like(await erase(service, key, { kind: 'CASE', id: second, dryRun: false }), { status: 'COMPLETE', left: [] })
  for (const id of ids) t.false(await isThere(key, id))
})

test('another case to which a court gave the same number stays', async (t) => {
  const { key } = await anAccount(service.db)
  const one = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC017310052024' } })
  const another = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC017310062024' } })
  const numbers = { establishment_code: 'DLHC01', case_type: 'W.P.(C)', registration_number: '731007/2024' }
  for (const id of [one, another]) await giveNumbers(id, numbers)
  t.like(await erase(service, key, { kind: 'CASE', id: one, dryRun: false }), { status: 'COMPLETE', left: [] })
  t.false(await isThere(key, one))
  t.true(await isThere(key, another))
})

test('a case of the same number in another account, court or type stays', async (t) => {
  const [mine, other] = [await anAccount(service.db), await anAccount(service.db)]
  const id = await aCase(service, mine.key, { caseIdentifier: { ...BY_NUMBER, registrationNumber: '731008/2024' } })
  const stay = [
    [
      other.key,
      await aCase(service, other.key, { caseIdentifier: { ...BY_NUMBER, registrationNumber: '731008/2024' } }),
    ],
    ...(await Promise.all(
      [
        { ...BY_NUMBER, registrationNumber: '731008/2024', caseType: 'CRL.A.' },
        { ...BY_NUMBER, registrationNumber: '731008/2024', establishmentCode: 'HCBM01' },
        { courtType: 'SC', caseType: 'SLP(C)', registrationNumber: '731008/2024' },
      ].map(async (caseIdentifier) => [mine.key, await aCase(service, mine.key, { caseIdentifier })] as const),
    )),
  ] as const
  t.like(await erase(service, mine.key, { kind: 'CASE', id, dryRun: false }), { status: 'COMPLETE', left: [] })
  for (const [key, caseId] of stay) t.true(await isThere(key, caseId))
})

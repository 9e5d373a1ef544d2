import test from 'ava'
import { aCandidate, aDiscovery } from '../../support/a-candidate.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase, refusal } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

/** The sandbox has cases of these numbers: 01 is found, 02 does not exist, 03 cannot be asked for. */
const cnrOf = (number: '01' | '02' | '03') => `DLHC019000${number}2024`
const fetchRecord = (of: 'candidates' | 'cases', id: string) =>
  service.call(`POST /backoffice/${of}/${id}/record`, { key: operator })

async function candidateOf(number: '01' | '02' | '03') {
  return aCandidate(service, { discovery: aDiscovery({ cnr: cnrOf(number) }) })
}

async function caseOf(number: '01' | '02' | '03') {
  const { key, accountId } = await anAccount(service.db)
  return { accountId, id: await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: cnrOf(number) } }) }
}

test('POST /backoffice/candidates/:id/record: 200 brings hearings and orders for the account, which is not charged', async (t) => {
  const { candidateId, accountId } = await candidateOf('01')
  const { status, body } = await fetchRecord('candidates', candidateId)
  const record = body as { searchId: string; orders: object[] }
  t.is(status, 200)
  t.true(record.orders.length > 0)
  const card = await service.call(`GET /backoffice/candidates/${candidateId}`, { key: operator })
  t.like((card.body as { record: object }).record, { searchId: record.searchId })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 0)
})

test('POST /backoffice/candidates/:id/record: 404 60438 when the court confirms that the case does not exist', async (t) => {
  const answer = await fetchRecord('candidates', (await candidateOf('02')).candidateId)
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60438])
})

test('POST /backoffice/candidates/:id/record: 500 60406 when no source can answer', async (t) => {
  const answer = await fetchRecord('candidates', (await candidateOf('03')).candidateId)
  t.deepEqual([answer.status, refusal(answer.body).code], [500, 60406])
})

test('POST /backoffice/candidates/:id/record: 400 60001 while too little is known of the case for a lookup', async (t) => {
  const { candidateId } = await aCandidate(service, {
    discovery: aDiscovery({ cnr: '', registrationNumber: '7/2024' }),
  })
  const answer = await fetchRecord('candidates', candidateId)
  t.deepEqual([answer.status, refusal(answer.body).code], [400, 60001])
})

test('POST /backoffice/cases/:id/record: 200 brings hearings and orders for the account, which is not charged', async (t) => {
  const { id, accountId } = await caseOf('01')
  const { status, body } = await fetchRecord('cases', id)
  t.is(status, 200)
  t.true((body as { orders: object[] }).orders.length > 0)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 0)
})

test('POST /backoffice/cases/:id/record: 404 60438 when the court confirms that the case does not exist', async (t) => {
  const answer = await fetchRecord('cases', (await caseOf('02')).id)
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60438])
})

test('POST /backoffice/cases/:id/record: 500 60406 when no source can answer', async (t) => {
  const answer = await fetchRecord('cases', (await caseOf('03')).id)
  t.deepEqual([answer.status, refusal(answer.body).code], [500, 60406])
})

import test from 'ava'
import { aCandidate } from '../../support/a-candidate.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

const find = async (number: string) =>
  (await service.call(`GET /backoffice/find?number=${encodeURIComponent(number)}`, { key: operator })).body

test('GET /backoffice/find: 200 has the candidates and tracked cases of all accounts that a number names', async (t) => {
  const { candidateId, accountId, discovery } = await aCandidate(service)
  const cnr = discovery.found.cnr ?? ''
  const other = await anAccount(service.db)
  const caseId = await aCase(service, other.key, { caseIdentifier: { courtType: 'HC', cnr } })
  t.deepEqual(await find(` ${cnr.toLowerCase()} `), {
    candidates: [{ candidateId, accountId, status: 'PENDING_REVIEW' }],
    cases: [{ caseId, accountId: other.accountId, status: 'ACTIVE' }],
  })
})

test('GET /backoffice/find: 200 is empty for a number that names no case by itself', async (t) => {
  t.deepEqual(await find('7/2024'), { candidates: [], cases: [] })
  t.deepEqual(await find("' OR 1=1 --"), { candidates: [], cases: [] })
})

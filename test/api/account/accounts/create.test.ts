import test from 'ava'
import { makePlan, openAccount } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

const NOBODY = '0190f5e0b7a07c3c8a5d6e7f80912345'

test('POST /backoffice/accounts: 200 opens an account whose owner can do the rest themselves', async (t) => {
  const planId = await makePlan(service, key)
  const { accountId, userId, key: ownerKey, created, ...rest } = await openAccount(service, key, planId)
  t.deepEqual(rest as object, { name: 'New client', planId, reviewer: 'OPERATOR' })
  t.true(created <= Date.now())
  t.like((await service.call('GET /account', { key: ownerKey })).body, { accountId, name: 'New client' })
  t.like((await service.call('GET /account/users', { key: ownerKey })).body, { users: [{ userId, name: 'Owner' }] })
})

test('POST /backoffice/accounts: 400 60001 for a plan that does not exist', async (t) => {
  const body = { name: 'New client', planId: NOBODY, reviewer: 'OPERATOR', owner: 'Owner' }
  const answer = await service.call('POST /backoffice/accounts', { key, body })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'planId' }] } } })
})

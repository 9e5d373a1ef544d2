import test from 'ava'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('GET /backoffice/accounts/:accountId: 200 reads an account', async (t) => {
  const { accountId } = await anAccount(service.db)
  const answer = await service.call(`GET /backoffice/accounts/${accountId}`, { key })
  t.is(answer.status, 200)
  t.like(answer.body, { accountId, name: 'Test account', reviewer: 'CUSTOMER' })
})

import test from 'ava'
import { COURT_TYPES } from '../../../domain/courts/types.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

for (const courtType of COURT_TYPES)
  test(`GET /case-lookup/case-types: 200 shows what identifies a case of ${courtType}`, async (t) => {
    const { key } = await anAccount(service.db)
    const answer = await service.call(`GET /case-lookup/case-types?courtType=${courtType}`, { key })
    t.is(answer.status, 200)
    const { requires, ...rest } = answer.body as { requires: string[][] }
    t.like(rest, { courtType })
    t.true(requires.length > 0)
  })

test('GET /case-lookup/case-types: 200 says that a case of the High Courts is identified by CNR, or by bench, type and number', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await service.call('GET /case-lookup/case-types?courtType=HC', { key })
  const { requires } = body as { requires: string[][] }
  t.deepEqual(
    requires.map((fields) => [...fields].sort()),
    [['cnr'], ['caseType', 'establishmentCode', 'registrationNumber']],
  )
})

test('GET /case-lookup/case-types: 400 60001 for a court type that does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('GET /case-lookup/case-types?courtType=XX', { key })
  t.is(answer.status, 400)
})

import test from 'ava'
import { placesThatName } from '../../support/finding-persons.ts'
import { inventedPersons, plantPersons } from '../../support/planted-persons.ts'
import { type Service, startService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('persons named in every column, document and history are found nowhere after their erasure; the others stay', async (t) => {
  const operator = await service.db.operatorKeys.issue('Test operator')
  const names = inventedPersons(10)
  const [erased, others] = [names.slice(0, 8), names.slice(8)]
  await plantPersons(service, names)
  t.true((await placesThatName(service, erased)).length > 40)
  const before = await placesThatName(service, others)

  for (const names of [erased.slice(0, 1), erased.slice(1, 2), erased.slice(2)]) {
    const body = { kind: 'PERSON', names, dryRun: false }
    const started = await service.call('POST /backoffice/erasures', { key: operator, body })
    const { erasureId } = started.body as { erasureId: string }
    t.is(await service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result(), 0)
  }
  t.deepEqual(await placesThatName(service, erased), [])
  t.deepEqual(await placesThatName(service, others), before)
})

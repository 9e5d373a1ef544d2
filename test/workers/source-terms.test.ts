import test from 'ava'
import { QueryTypes } from 'sequelize'
import { anAccount, type Service, startService } from '../support/service.ts'
import { killed, startWorker } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService({ ATTESTR_CONCURRENCY: '2', COURT_SITES: 'off', ECOURTSINDIA: 'off' }, ['core'])
})
test.after.always(() => service?.close())

test('two worker processes together make no more calls at once than the terms of a source allow', async (t) => {
  const { key } = await anAccount(service.db)
  const workers = await Promise.all([
    startWorker(service, ['source-attestr']),
    startWorker(service, ['source-attestr']),
  ])
  t.teardown(() => Promise.all(workers.map(killed)))
  await service.control.fault('attestr', 'slow', 8, 400)
  const establishments = ['DL', 'MH', 'KA', 'TN', 'WB', 'GJ', 'RJ', 'KL']
  const answers = await Promise.all(
    establishments.map((state) =>
      service.call('POST /case-lookup', {
        key,
        body: { caseIdentifier: { courtType: 'HC', cnr: `${state}HC019000012024` } },
      }),
    ),
  )
  t.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 200),
  )
  const calls = await service.db.sequelize.query<{ from: number; to: number }>(
    "SELECT requested_at AS 'from', requested_at + took_ms AS 'to' FROM source_calls",
    { type: QueryTypes.SELECT },
  )
  const atOnce = calls.map(({ from }) => calls.filter((other) => other.from <= from && from < other.to).length)
  t.is(calls.length, establishments.length)
  t.true(Math.max(...atOnce) <= 2, atOnce.join(' '))
})

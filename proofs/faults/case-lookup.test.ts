import test from 'ava'
import { QueryTypes } from 'sequelize'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { aCase } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

let service: Service

test.before(async () => {
  // The processes below serve the queue that is left out.
  service = await startService({ COURT_SITES: 'off', ECOURTSINDIA: 'off' }, ['core'])
})
test.after.always(() => service?.close())

test('a worker killed between a lookup and what the tracked case learns of it: the next one teaches it', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000172024' } as const
  const id = await aCase(service, key, { caseIdentifier })
  const keysOf = async () =>
    service.db.sequelize.query('SELECT identity_key FROM tracked_case_keys WHERE tracked_case_id = :id', {
      replacements: { id },
      type: QueryTypes.SELECT,
    })
  t.is((await keysOf()).length, 1)
  const first = await startWorker(service, ['source-attestr'])
  const answer = await service.db.transaction(async (tx) => {
    await service.db.numberSequences.lock(accountId, 'tracked_case', tx)
    const looking = service.call('POST /case-lookup', { key, body: { caseIdentifier } })
    await until(
      () => service.db.lookedUpCases.lastFetch(accountId, { key: `HC:cnr:${caseIdentifier.cnr}`, aliases: [] }),
      (last) => last !== undefined,
    )
    await killed(first)
    return { looking }
  })
  const second = await startWorker(service, ['source-attestr'])
  t.teardown(() => killed(second))
  t.is((await answer.looking).status, 200)
  t.true((await keysOf()).length > 1)
})

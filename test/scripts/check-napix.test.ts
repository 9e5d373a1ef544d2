import test from 'ava'
import { startSandbox } from '../../sandbox/start.ts'
import { checkNapix } from '../../scripts/check-napix.ts'
import { connect } from '../sources/providers/napix/under-test.ts'
import { json, startWire } from '../sources/wire.ts'

const CNR = 'DLHC019000012024'

test('a subscription that works is checked with three calls: a token, a record and a state', async (t) => {
  const sandbox = await startSandbox({ today: '2026-03-02' })
  t.teardown(sandbox.close)
  const { napix, log } = connect(`${sandbox.url}/napix`)
  t.deepEqual(await checkNapix(napix, CNR), {
    record: 'found',
    states: [{ method: 'POST', answer: 'found' }],
    statusMethod: 'POST',
  })
  t.is(log.entries.length, 3)
})

test('where no way to request states works, five calls are made and no method is named', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', json({ access_token: 'one' }))
  wire.answer('/hc-cnr-api/CNR', json({ cino: CNR, pet_name: 'INDIGO LOOMS' }))
  wire.answer('/hc-current-status-api/currentStatus', json({ httpCode: '400' }, 400))
  const { napix } = connect(wire.url)
  const check = await checkNapix(napix, CNR)
  t.is(check.statusMethod, null)
  t.deepEqual(
    check.states.map(({ method }) => method),
    ['POST', 'FORM', 'GET'],
  )
  t.is(wire.calls.length, 5)
})

test('an account that is refused is not asked in other ways', async (t) => {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', json({ error: 'invalid_client' }, 401))
  const check = await checkNapix(connect(wire.url).napix, CNR)
  t.regex(check.record, /^AccountProblem: /)
  t.deepEqual([check.states, check.statusMethod, wire.calls.length], [[], null, 1])
})

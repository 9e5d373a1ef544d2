import test from 'ava'
import { trySources } from '../../scripts/try-sources.ts'
import { type Service, startService } from '../support/service.ts'

let service: Service
test.before(async () => {
  service = await startService({ NAPIX: 'on', NAPIX_COURTS: 'DLND01' }, ['core'])
})
test.after.always(() => service?.close())

const CNR = 'DLND019000012024'

test.serial('what trying the sources can cost is told without a call', async (t) => {
  const { mostPaise, trials } = await trySources(service.db, service.configuration, CNR, { pays: false })
  t.is(
    mostPaise,
    trials.reduce((sum, trial) => sum + trial.mostPaise, 0),
  )
  t.true(mostPaise > 0)
  t.deepEqual(
    new Set(trials.map(({ source, what }) => `${source} ${what}`)),
    new Set([
      ...['record', 'document', 'search', 'changes'].map((what) => `ecourtsindia ${what}`),
      ...['record', 'document', 'search'].map((what) => `attestr ${what}`),
      ...['record', 'document', 'search', 'states'].map((what) => `napix ${what}`),
      'courts/DC record',
    ]),
  )
  for (const source of ['ecourtsindia', 'attestr', 'napix', 'courts']) t.is(await service.control.calls(source), 0)
})

test.serial(
  'each source is asked once for each thing, for no more than was told, and its answers are as expected',
  async (t) => {
    const { mostPaise, trials } = await trySources(service.db, service.configuration, CNR, { pays: true })
    for (const trial of trials) t.like(trial, { answer: 'found', isAsExpected: true })
    const booked = trials.reduce((sum, { bookedPaise = 0 }) => sum + bookedPaise, 0)
    t.true(booked > 0 && booked <= mostPaise)
    t.is(
      trials.filter(({ source }) => source === 'napix').reduce((sum, { bookedPaise = 0 }) => sum + bookedPaise, 0),
      0,
    )
    // A token, a record, an order, a search and a state.
    t.is(await service.control.calls('napix'), 5)
    t.true((await service.control.calls('courts', CNR)) > 0)
  },
)

test.serial('an answer of another shape raises an alarm, which the next answer of the right shape ends', async (t) => {
  const raised = async () =>
    (await service.db.alarms.raised())
      .filter(({ name }) => name === 'SOURCE_TRIAL_FAILED')
      .map(({ subject }) => subject)
  // The eCourts API answers about another case.
  const { trials } = await trySources(service.db, service.configuration, 'DLND019000692024', { pays: true })
  t.like(
    trials.find(({ source, what }) => source === 'napix' && what === 'record'),
    { isAsExpected: false },
  )
  t.deepEqual(await raised(), ['napix'])
  await trySources(service.db, service.configuration, CNR, { pays: true })
  t.deepEqual(await raised(), [])
})

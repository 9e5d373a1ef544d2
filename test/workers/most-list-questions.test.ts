import test from 'ava'
import { readConfiguration } from '../../platform/configuration.ts'
import { mostListQuestions } from '../../workers/most-list-questions.ts'

const BASE = {
  DATABASE_URL: 'mysql://localhost/courtpulse',
  SIGNING_SECRET: 'a secret of the tests, long enough to be taken',
  ECOURTSINDIA_TOKEN: 'token',
  ATTESTR: 'off',
  MODEL: 'off',
}
const most = (settings: Record<string, string>) => mostListQuestions(readConfiguration({ ...BASE, ...settings }))

test('the runs of a day ask about no more cases than their cap pays for, at the price of the account', (t) => {
  t.is(most({ HEARINGS_DAILY_SPEND_CAP_PAISE: '3000' }), 10)
  t.is(most({ HEARINGS_DAILY_SPEND_CAP_PAISE: '3000', ECOURTSINDIA_PRICES: '{"causeListBatch": 300}' }), 5)
})

test('no question is asked without a cap, without the provider, or where no lists are read', (t) => {
  t.is(most({ HEARINGS_DAILY_SPEND_CAP_PAISE: '0' }), 0)
  t.is(most({ ECOURTSINDIA: 'off' }), 0)
  t.is(most({ CAUSE_LISTS: 'off' }), 0)
})

test('a price of zero lets a run ask no more than one workflow can hold', (t) => {
  t.is(most({ ECOURTSINDIA_PRICES: '{"causeListBatch": 0}' }), 10_000)
})

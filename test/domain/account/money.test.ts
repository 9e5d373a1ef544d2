import test from 'ava'
import fc from 'fast-check'
import { lookupBillingKey } from '../../../domain/account/billing.ts'
import { isUsedUp } from '../../../domain/account/budget.ts'
import { costPaise, MODEL_PRICES } from '../../../sources/model/config.ts'
import { type ProviderCall, type ProviderConfig, requestOf } from '../../../sources/providers/provider-call.ts'

const DAY = { budget: 'MODEL', until: 0 } as const
const PRICES = { prices: { cheap: { input: 3_600, output: 14_400 }, odd: { input: 1, output: 2 } } }

test('each fetch of a looked-up case has a separate key, shared by all its requests', (t) => {
  t.is(lookupBillingKey({ searchId: 's1', fetchCount: 2 }), 'lookup:s1:2')
})

test('a budget is used up when it has nothing left, or less than the price it last refused', (t) => {
  const isUsed = (limitPaise: number, spentPaise: number, refusedPaise = 0) =>
    isUsedUp({ ...DAY, limitPaise, spentPaise, refusedPaise })
  t.deepEqual([isUsed(100, 99), isUsed(100, 100), isUsed(0, 0)], [false, true, true])
  t.deepEqual([isUsed(100, 60, 40), isUsed(100, 60, 41)], [false, true])
})

test('tokens cost their price, rounded up to whole paise; no tokens cost nothing', (t) => {
  t.is(costPaise(PRICES, 'cheap', { input: 1_000_000, output: 1_000_000 }), 18_000)
  t.is(costPaise(PRICES, 'cheap', { input: 0, output: 1_000_000 }), 14_400)
  t.is(costPaise(PRICES, 'odd', { input: 1, output: 0 }), 1)
  t.is(costPaise(PRICES, 'odd', { input: 0, output: 0 }), 0)
  t.is(costPaise({ prices: MODEL_PRICES }, 'gpt-6-luna', { input: 1_000_000, output: 1_000_000 }), 5_400)
})

test('a model without a configured price costs as much as an expensive one', (t) => {
  t.is(costPaise(PRICES, 'unheard of', { input: 1_000_000, output: 0 }), 100_000)
  t.is(costPaise(PRICES, 'unheard of', { input: 0, output: 1_000_000 }), 400_000)
})

test('two answers never cost less than both together', (t) => {
  const tokens = fc.record({ input: fc.nat({ max: 200_000 }), output: fc.nat({ max: 20_000 }) })
  fc.assert(
    fc.property(tokens, tokens, (one, other) => {
      const both = { input: one.input + other.input, output: one.output + other.output }
      const cost = (of: typeof one) => costPaise(PRICES, 'cheap', of)
      return cost(one) + cost(other) >= cost(both) && cost(both) >= cost(one)
    }),
  )
  t.pass()
})

test('a call of a provider costs its price, multiplied by its units', (t) => {
  const config: ProviderConfig<'detail'> = {
    ...{ baseUrl: 'https://provider.example/', token: 'x', userAgent: 'test', subjectKey: 'x' },
    ...{ pricesPaise: { detail: 150 }, timeoutsMs: { detail: 1 }, addressesOf: async () => [] },
  }
  const call: ProviderCall<'detail'> = { operation: 'detail', subject: 'x', method: 'GET', path: '/case' }
  const costOf = (units?: number) =>
    requestOf('attestr', 'x', config, units === undefined ? call : { ...call, units }).costPaise
  t.deepEqual([costOf(), costOf(3), costOf(0)], [150, 450, 0])
})

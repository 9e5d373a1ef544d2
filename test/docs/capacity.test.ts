import test from 'ava'
import { readMeasured } from '../../bench/capacity/measured.ts'
import { actionsANight, limitsOf } from '../../bench/capacity/model.ts'
import { ATTESTR_DEFAULTS } from '../../sources/providers/attestr/config.ts'
import { ECOURTSINDIA_DEFAULTS } from '../../sources/providers/ecourtsindia/config.ts'
import { ENTITIES_A_BATCH } from '../../workflows/discovery/daily-sync.messages.ts'

const measured = await readMeasured()

test('the computed actions of a night are those that were measured, but for its beginning and end', (t) => {
  const beside = (measured.entityNight.actions - actionsANight(measured.entityNight)) * ENTITIES_A_BATCH
  t.true(beside > 0 && beside < 10, `${beside} actions`)
})

test('the money on the capacity page is that of the price lists', (t) => {
  const { lookup, laterPage, entityNight } = measured
  t.is(lookup.paise.attestr, ATTESTR_DEFAULTS.pricesPaise.caseDetails)
  t.is(entityNight.paise.attestr, ATTESTR_DEFAULTS.pricesPaise.businessSearch)
  t.is(laterPage.paise.ecourtsindia, ECOURTSINDIA_DEFAULTS.pricesPaise.search)
})

test('the scarcest limit comes first, and ten times the entities take ten times as much of each', (t) => {
  const [few, many] = [limitsOf(measured, 100_000), limitsOf(measured, 1_000_000)]
  const shares = many.map(({ share }) => share)
  t.deepEqual(
    shares,
    [...shares].sort((one, other) => other - one),
  )
  for (const [index, { what, share }] of many.entries()) {
    t.is(few[index]?.what, what)
    t.true(Math.abs(share / (few[index]?.share ?? 0) - 10) < 0.01, what)
  }
})

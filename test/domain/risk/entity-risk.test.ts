import test from 'ava'
import fc from 'fast-check'
import { entityRisk } from '../../../domain/risk/entity-risk.ts'
import { RISK_LEVELS } from '../../../domain/risk/levels.ts'

test('an entity without active cases is unclassified, with all counts at zero', (t) => {
  t.deepEqual(entityRisk({}), {
    riskLevel: 'UNCLASSIFIED',
    riskCounts: { VERY_HIGH: 0, HIGH: 0, MODERATE: 0, LOW: 0, UNCLASSIFIED: 0 },
    caseCount: 0,
  })
})

test('levels are ordered VERY_HIGH, HIGH, MODERATE, LOW, UNCLASSIFIED', (t) => {
  for (const [index, riskLevel] of RISK_LEVELS.entries())
    for (const lower of RISK_LEVELS.slice(index + 1))
      t.is(entityRisk({ [riskLevel]: 1, [lower]: 9 }).riskLevel, riskLevel)
})

test("an entity's level is that of its riskiest case, and the counts add up", (t) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...RISK_LEVELS), { minLength: 1 }), (levels) => {
      const counts = Object.fromEntries(
        [...Map.groupBy(levels, (level) => level)].map(([level, all]) => [level, all.length]),
      )
      const risk = entityRisk(counts)
      const highest = levels.reduce((a, b) => (RISK_LEVELS.indexOf(a) < RISK_LEVELS.indexOf(b) ? a : b))
      return risk.riskLevel === highest && risk.caseCount === levels.length
    }),
  )
  t.pass()
})

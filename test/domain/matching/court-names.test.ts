import test from 'ava'
import { MATCH_FROM, POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'
import { comparePair } from '../../../proofs/matching/compare-pair.ts'
import { readPairs } from '../../../proofs/matching/read-pairs.ts'

const RIGHT = 0.85
const kinds = Map.groupBy(readPairs('proofs/matching/court-names.csv'), ({ target, kind }) => `a ${target}, ${kind}`)

for (const [kind, pairs] of kinds) {
  test(`names as courts print them are told apart or found again: ${kind}`, (t) => {
    const wrong = pairs.filter((pair) => {
      const { score } = comparePair(pair)
      return score >= (pair.target === 'person' ? POSSIBLE_FROM : MATCH_FROM) !== pair.isSame
    })
    const told = wrong.map(({ watched, asWritten }) => `${watched} | ${asWritten}`).join('\n')
    t.true(pairs.length - wrong.length >= RIGHT * pairs.length, told)
  })
}

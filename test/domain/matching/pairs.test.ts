import { existsSync } from 'node:fs'
import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'
import { MATCH_FROM, POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'
import { comparePair } from '../../../proofs/matching/compare-pair.ts'
import { readPairs } from '../../../proofs/matching/read-pairs.ts'
import { figuresAt, type LabelledPair, scorePairs } from '../../../proofs/matching/scorecard.ts'
import { namePairs } from './pairs.ts'

const FIXTURES = '../shared/fixtures/names'

const score = (watched: string, asWritten: string) => compareCompany(watched, asWritten).score

const scoreOf = (pair: LabelledPair) => comparePair(pair).score

for (const [kind, pairs] of Map.groupBy(namePairs(), ({ kind }) => kind))
  test(`the watched company is distinguished from others: ${kind}`, (t) => {
    const wrong = pairs.filter(
      ({ watched, asWritten, label }) => score(watched, asWritten) >= MATCH_FROM !== (label === 'same'),
    )
    t.deepEqual(wrong, [])
  })

if (existsSync(FIXTURES)) {
  test('on recorded kinds of spelling precision is 0.97 at a recall of 0.95 or better', (t) => {
    const { precision, recall } = figuresAt(scorePairs(readPairs(`${FIXTURES}/india.dev.csv`), scoreOf), MATCH_FROM)
    t.true(precision >= 0.97 && recall >= 0.95, `precision ${precision}, recall ${recall}`)
  })

  test('on a public bench of organisations F1 is 0.92 or better from the score that a person looks at', (t) => {
    const { f1 } = figuresAt(scorePairs(readPairs(`${FIXTURES}/name-bench.dev.csv`), scoreOf), POSSIBLE_FROM)
    t.true(f1 >= 0.92, `F1 ${f1}`)
  })

  test('names that the register holds too like are shown, others are no match', (t) => {
    const pairs = scorePairs(readPairs(`${FIXTURES}/rule8.csv`), scoreOf)
    t.deepEqual(
      pairs.filter((pair) => (pair.isSame ? pair.score < POSSIBLE_FROM : pair.score >= MATCH_FROM)),
      [],
    )
  })
}

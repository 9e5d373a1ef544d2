import test from 'ava'
import {
  bestFigures,
  figuresAt,
  type LabelledPair,
  reliability,
  rightByKind,
  scorePairs,
} from '../../evals/matching/scorecard.ts'

const LENGTHS: LabelledPair[] = [
  { target: 'company', kind: 'b', watched: 'x', asWritten: 'x'.repeat(90), isSame: true },
  { target: 'company', kind: 'a', watched: 'x', asWritten: 'x'.repeat(70), isSame: false },
  { target: 'company', kind: 'a', watched: 'x', asWritten: 'x'.repeat(60), isSame: true },
]
const scored = scorePairs(LENGTHS, ({ asWritten }) => asWritten.length)

test('precision is the share of taken pairs that are the same, recall the share of same pairs that are taken', (t) => {
  t.deepEqual(figuresAt(scored, 60), { threshold: 60, precision: 2 / 3, recall: 1, f1: 0.8 })
  t.deepEqual(figuresAt(scored, 80), { threshold: 80, precision: 1, recall: 0.5, f1: 2 / 3 })
  t.deepEqual(figuresAt(scored, 95), { threshold: 95, precision: 1, recall: 0, f1: 0 })
})

test('the best threshold is the lowest of those with the highest F1', (t) => t.is(bestFigures(scored).threshold, 0))

test('pairs decided as labelled are counted by kind', (t) => {
  t.deepEqual(
    [...rightByKind(scored, 65)],
    [
      ['a', { all: 2, right: 0 }],
      ['b', { all: 1, right: 1 }],
    ],
  )
})

test('reliability is the share of pairs in a band of scores that are the same, with its 95 % interval by Wilson', (t) => {
  const bands = reliability(scored).filter(({ pairs }) => pairs > 0)
  t.deepEqual(
    bands.map(({ interval, ...band }) => ({ ...band, interval: interval.map((end) => Math.round(end * 100)) })),
    [
      { from: 60, pairs: 2, same: 1, interval: [9, 91] },
      { from: 90, pairs: 1, same: 1, interval: [21, 100] },
    ],
  )
})

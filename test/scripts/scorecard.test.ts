import test from 'ava'
import { besideFuzzball } from '../../proofs/matching/beside-fuzzball.ts'
import {
  bestFigures,
  figuresAt,
  type LabelledPair,
  reliability,
  rightByKind,
  scorePairs,
} from '../../proofs/matching/scorecard.ts'

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

test('labelled pairs are told in a line for each kind of name beside fuzzball at its best threshold', (t) => {
  const pairs: LabelledPair[] = [
    { target: 'company', kind: '', watched: 'Kalpavan Cables Limited', asWritten: 'KALPAVAN CABLES LTD', isSame: true },
    {
      target: 'company',
      kind: '',
      watched: 'Kalpavan Cables Limited',
      asWritten: 'KALPAVAN MOTORS LTD',
      isSame: false,
    },
    { target: 'company', kind: '', watched: 'Kalpavan Cables Limited', asWritten: 'Morvani Motors' },
  ]
  const [line = '', another] = besideFuzzball(pairs)
  t.regex(line, /^company, 2 pairs: ours F1 1\.000 from 85 \(precision 1\.000, recall 1\.000\); WRatio F1 /)
  t.is(another, undefined)
})

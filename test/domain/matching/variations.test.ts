import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'
import { MATCH_FROM } from '../../../domain/matching/thresholds.ts'
import { nameVariations } from '../../../domain/matching/variations.ts'
import { namePairs } from './pairs.ts'

const VARIATIONS: [name: string, variations: string[]][] = [
  [
    'Kalpavan Textiles Private Limited',
    ['Kalpavan Textiles Pvt Ltd', 'Kalpavan Textiles (P) Ltd', 'Kalpavan Textiles Pvt. Ltd.', 'Kalpavan Textiles'],
  ],
  [
    'R.K.J. Morvani Shipping & Engineering Company Limited',
    [
      'R.K.J. Morvani Shipping & Engineering Company Ltd',
      'R.K.J. Morvani Shipping & Engineering Company',
      'R.K.J. Morvani Shipping and Engineering Company Ltd',
      'RKJ Morvani Shipping & Engineering Company Ltd',
      'R.K.J. Morvani Shpg. & Engg. Co. Ltd',
    ],
  ],
  [
    'Kalpavan Unit II LLP',
    [
      'Kalpavan Unit II Limited Liability Partnership',
      'Kalpavan Unit II',
      'Kalpavan Unit 2 Limited Liability Partnership',
    ],
  ],
  ['Shree Lakshmi Kalpavan Looms', ['Shri Lakshmi Kalpavan Looms']],
  [
    'Kalpavan Ltd (formerly Morvani Looms Ltd)',
    ['Kalpavan Ltd', 'Kalpavan Limited', 'Morvani Looms Ltd', 'Morvani Looms Limited', 'Morvani Looms'],
  ],
  [
    'Baburao Kulthekar LLP',
    ['Baburao Kulthekar Limited Liability Partnership', 'Baburao Kultekar Limited Liability Partnership'],
  ],
  ['', []],
]

for (const [name, variations] of VARIATIONS)
  test(`${name || 'no name'}: ${variations.length} variations`, (t) => t.deepEqual(nameVariations(name), variations))

test('there are ten variations at most, each another spelling that is taken for the company itself', (t) => {
  for (const { watched } of namePairs()) {
    const variations = nameVariations(watched)
    t.true(variations.length <= 10)
    t.is(new Set([watched, ...variations].map((name) => name.toLowerCase())).size, variations.length + 1)
    for (const variation of variations) t.true(compareCompany(watched, variation).score >= MATCH_FROM, variation)
  }
})

test('no variation is longer than the watchlist takes a name', (t) => {
  const longest = `${'Kalpavan '.repeat(27)}Pvt Ltd`
  for (const variation of nameVariations(longest)) t.true(variation.length <= 255, variation)
})

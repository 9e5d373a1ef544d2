import test from 'ava'
import { sidesOf } from '../../sources/versus.ts'

for (const [title, ...sides] of [
  ['K. V. REDDY Vs STATE OF ZANSKAR', 'K. V. REDDY', 'STATE OF ZANSKAR'],
  ['STATE OF ZANSKAR Vs P. V. NARAYANA', 'STATE OF ZANSKAR', 'P. V. NARAYANA'],
  ['K. V. REDDY Versus CITY V SQUARE MALL', 'K. V. REDDY', 'CITY V SQUARE MALL'],
  ['M/S VS ENTERPRISES Vs STATE OF ZANSKAR', 'M/S VS ENTERPRISES', 'STATE OF ZANSKAR'],
  ['ASHA RAO V/s BINA RAO', 'ASHA RAO', 'BINA RAO'],
  ['ASHA RAO -VS- BINA RAO', 'ASHA RAO', 'BINA RAO'],
  ['ASHA RAO v. BINA RAO', 'ASHA RAO', 'BINA RAO'],
  ['K. V. REDDY V. STATE OF ZANSKAR', 'K. V. REDDY', 'STATE OF ZANSKAR'],
  ['STATE OF ZANSKAR V. P. V. NARAYANA', 'STATE OF ZANSKAR', 'P. V. NARAYANA'],
] as const)
  test(`the sides of a title are parted once: ${title}`, (t) => t.deepEqual(sidesOf(title), [...sides]))

for (const title of ['M V ENTERPRISES', 'P. V. NARAYANA', 'IN RE ZANSKAR', 'VERSUS ZANSKAR', ''])
  test(`a title with one side has no sides: "${title}"`, (t) => t.is(sidesOf(title), undefined))

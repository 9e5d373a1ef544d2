import test from 'ava'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { page } from './printed-page.ts'

const LINE = 'Sr No   Cases   Party Name   Advocate'
const CELLS = ['Sr No', 'Cases', 'Party Name', 'Advocate']
const respondents = (...lines: string[]) => readList([page(...lines)]).rows.flatMap((row) => row.respondents)

for (const counsel of [
  'Adv. A. ARUNDAS',
  'Advocate: A. ARUNDAS',
  '(ADV: A. ARUNDAS)',
  'Counsel for petitioner : A. ARUNDAS',
  'Ld. Counsel: ARUNDAS',
  'Shri A. ARUNDAS, Adv.',
])
  test(`counsel who say that they are some are no part of the respondent's name: "${counsel}"`, (t) => {
    t.deepEqual(respondents(`1 CS/12/2024 NEELAM SAFFRON versus RAKESH KAVERI ${counsel}`), ['RAKESH KAVERI'])
  })

for (const name of [
  'THE ADVOCATE GENERAL OF ZANSKAR',
  'ZANSKAR ADVOCATE WELFARE FUND',
  'RAKESH KAVERI S/O SHRI ARUNDAS ADV.',
  'RAKESH KAVERI, ADVOCATE',
])
  test(`an advocate who is a party, or a body of advocates, keeps its name: "${name}"`, (t) => {
    t.deepEqual(respondents(`1 CS/12/2024 NEELAM SAFFRON versus ${name}`), [name])
  })

for (const [row, name] of [
  ['NEELAM SAFFRON versus RAKESH KAVERI     A. K. ARUNDAS', 'RAKESH KAVERI'],
  ['NEELAM SAFFRON   versus   RAKESH KAVERI     ARUNDAS', 'RAKESH KAVERI'],
  ['NEELAM SAFFRON versus RAKESH     ARUNDAS', 'RAKESH'],
  ['NEELAM SAFFRON versus RAKESH KAVERI A. K. ARUNDAS', 'RAKESH KAVERI'],
  ['NEELAM SAFFRON versus KAVERI LOGISTICS LTD ARUNDAS NILGIRI', 'KAVERI LOGISTICS LTD'],
  ['NEELAM SAFFRON versus RAKESH KAVERI AND ORS. ARUNDAS NILGIRI', 'RAKESH KAVERI AND ORS.'],
] as const)
  test(`counsel whose column stands next to the parties are no part of a name: "${row.replaceAll(/ {2,}/g, ' | ')}"`, (t) => {
    const { rows, unknown } = readList([page(LINE, `1 CS/12/2024 ${row}`)])
    t.deepEqual(unknown, [])
    t.deepEqual([rows[0]?.petitioners, rows[0]?.respondents], [['NEELAM SAFFRON'], [name]])
  })

test('a petitioner of one word is parted from the counsel in the next column', (t) => {
  const { rows } = readList([page(LINE, '1 CS/12/2024 NEELAM     ARUNDAS', 'versus', 'RAKESH KAVERI     NILGIRI')])
  t.deepEqual([rows[0]?.petitioners, rows[0]?.respondents], [['NEELAM'], ['RAKESH KAVERI']])
})

test('a list in which nothing parts a name from counsel next to it is not read in full, and keeps the name', (t) => {
  const { rows, unknown } = readList([page(LINE, '1 CS/12/2024 NEELAM SAFFRON versus RAKESH KAVERI ARUNDAS')])
  t.deepEqual(
    unknown?.map(({ text }) => text),
    ['NEELAM SAFFRON versus RAKESH KAVERI ARUNDAS'],
  )
  t.deepEqual(rows[0]?.respondents, ['RAKESH KAVERI ARUNDAS'])
})

test('counsel in the cell below a name that fills the widest line are no part of it', (t) => {
  const wide = 'RAKESH KAVERI OF THE UPPER VALLEY OF THE RIVER GODAVARI IN ZANSKAR'
  t.deepEqual(respondents(...CELLS, '1', 'CS/12/2024', 'NEELAM SAFFRON', 'versus', wide, 'C. ARUNDAS'), [wide])
})

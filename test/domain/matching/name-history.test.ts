import test from 'ava'
import { nameHistory, otherNamesOf } from '../../../domain/matching/name-history.ts'

const MORVANI = 'Morvani Ltd'
const KALPAVAN = 'Kalpavan Cables Ltd'
const DAY = '2015-03-12'

const CHANGED_THAT_DAY = [
  'Morvani Ltd (formerly known as Kalpavan Cables Ltd w.e.f. 12.03.2015)',
  'M/s. MORVANI LTD. (FORMERLY KALPAVAN CABLES LTD.) w.e.f. 12/03/2015',
  'Kalpavan Cables Ltd, name changed to Morvani Ltd w.e.f. 12th March, 2015',
  'Kalpavan Cables Ltd (now known as Morvani Ltd with effect from 2015-03-12)',
  'Kalpavan Cables Ltd now known as Morvani Ltd w.e.f 12-3-2015',
  'Morvani Ltd (name changed from Kalpavan Cables Ltd vide fresh certificate dated 12.3.2015)',
  'Morvani Ltd, erstwhile Kalpavan Cables Ltd (upto 12-03-2015)',
]

for (const entry of CHANGED_THAT_DAY) {
  test(`"${entry}" tells both names and the day of the change`, (t) =>
    t.deepEqual(nameHistory(entry), [
      { name: MORVANI, from: DAY, until: null },
      { name: KALPAVAN, from: null, until: DAY },
    ]))
}

test('a change without a day is kept without one', (t) =>
  t.deepEqual(nameHistory('Morvani Ltd (erstwhile Kalpavan Cables Ltd)'), [
    { name: MORVANI, from: null, until: null },
    { name: KALPAVAN, from: null, until: null },
  ]))

test('of several former names each has the day that stands behind it, and the present name begins on no guessed day', (t) =>
  t.deepEqual(nameHistory('Morvani Ltd, erstwhile Kalpavan Cables Ltd (upto 31-03-2010), formerly Tarang Ltd'), [
    { name: MORVANI, from: null, until: null },
    { name: KALPAVAN, from: null, until: '2010-03-31' },
    { name: 'Tarang Ltd', from: null, until: null },
  ]))

for (const entry of ['Morvani Ltd', 'Morvani Ltd @ Kalpavan Cables', 'Morvani Ltd, dated 12.03.2015', '']) {
  test(`"${entry}" tells of no change of name`, (t) => t.deepEqual(nameHistory(entry), []))
}

test('a record gives a watched company its other name, whichever of the two is watched', (t) => {
  const [entry = ''] = CHANGED_THAT_DAY
  t.deepEqual(otherNamesOf('Morvani Limited', entry), [{ name: KALPAVAN, from: null, until: DAY }])
  t.deepEqual(otherNamesOf('Kalpavan Cables Limited', entry), [{ name: MORVANI, from: DAY, until: null }])
})

test('a record that names neither tells a watched company nothing', (t) =>
  t.deepEqual(otherNamesOf('Saffron Tiles Limited', CHANGED_THAT_DAY[0] ?? ''), []))

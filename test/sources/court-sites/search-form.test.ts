import test from 'ava'
import { serialAndYear } from '../../../sources/court-sites/search-form.ts'

test('a number is asked for by its serial and its year', (t) => {
  t.deepEqual(serialAndYear('29/2022'), { serial: '29', year: '2022' })
})

test('letters of a bench and a range are no part of what a form takes, so the number is not asked for', (t) => {
  for (const number of ['29/ND/2022', '12/A/2010', '90027-90028/2024', '', undefined])
    t.is(serialAndYear(number), undefined)
})

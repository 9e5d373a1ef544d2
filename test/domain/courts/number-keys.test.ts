import test from 'ava'
import { keysOfNumber } from '../../../domain/courts/number-keys.ts'

test('a CNR names a case of each kind of court that has CNRs, however it is typed', (t) => {
  t.true(keysOfNumber(' dlhc019000012024 ').includes('HC:cnr:DLHC019000012024'))
})

test('a diary number names a case of the Supreme Court, and a number that also needs a court names none', (t) => {
  t.true(keysOfNumber('18/2024').some((key) => key.startsWith('SC:diary:')))
  t.deepEqual(keysOfNumber('no number'), [])
})

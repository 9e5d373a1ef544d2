import test from 'ava'
import { readInternalCaseNumber } from '../../../domain/courts/internal-case-number.ts'

test('fifteen digits hold type, serial and year', (t) => {
  t.deepEqual(readInternalCaseNumber('204909000012024'), { typeCode: 49, serial: 900001, year: 2024 })
})

for (const other of ['104909000012024', '20490900001202', 'DLND019000012024', '204909000012124', ''])
  test(`"${other}" is no internal case number`, (t) => t.is(readInternalCaseNumber(other), undefined))

import test from 'ava'
import { caseRef } from '../../../domain/courts/case-ref.ts'

// Clients may store a released case ref for years, so these two must never change.
test('a case keeps its ref forever', (t) => {
  t.is(caseRef('DC:cnr:DLND019000012024'), '464a48d8f9aab2b262f84ba8cbcb60a0')
  t.is(caseRef('CC:case:DC/525/CC/900001/2024'), 'e5e611087deeef5c7670f4d1625e7211')
})

test('another court type is another case', (t) => {
  t.not(caseRef('NCLT:filing:2709139000012024'), caseRef('NCLAT:filing:2709139000012024'))
})

import test from 'ava'
import { recogniseCase } from '../../../domain/courts/index.ts'

test('unreadable fields of a source are left out, and the case is recognised by the rest', (t) => {
  const written = { cnr: 'DLND01-900001-2024', registrationNumber: 'not yet registered', caseType: 'CS' }
  t.deepEqual(recogniseCase('DC', written), {
    identifier: { courtType: 'DC', cnr: 'DLND019000012024', caseType: 'CS' },
    identity: { key: 'DC:cnr:DLND019000012024', aliases: [] },
  })
})

test('a filing number without its bench is too little for a lookup, yet enough to recognise a case', (t) => {
  t.deepEqual(recogniseCase('NCLT', { filingNumber: '2709139000012024' }), {
    identifier: { courtType: 'NCLT', filingNumber: '2709139000012024' },
    identity: { key: 'NCLT:filing:2709139000012024', aliases: [] },
  })
})

test('the case type is taken from the number if the source names none', (t) => {
  t.deepEqual(recogniseCase('SC', { registrationNumber: 'SLP(C) No. 90016/2026' }), {
    identifier: { courtType: 'SC', registrationNumber: '90016/2026', caseType: 'SLP(C)' },
    identity: { key: 'SC:case:SLPC/90016/2026', aliases: [] },
  })
})

test('a Supreme Court case is the same whether its number is printed with "No." or "No(s)."', (t) => {
  const keyOf = (registrationNumber: string) => recogniseCase('SC', { registrationNumber }).identity?.key
  t.is(keyOf('SLP(C) No(s). 90027/2024'), keyOf('SLP(C) No. 90027/2024'))
})

test('the number of a printed judgment identifies no case', (t) => {
  t.deepEqual(recogniseCase('SC', { cnr: 'ESCR019000012024' }), { identifier: { courtType: 'SC' } })
})

test('a district registration number without its court identifies no case', (t) => {
  t.deepEqual(recogniseCase('DC', { registrationNumber: 'CS/12/2024' }), {
    identifier: { courtType: 'DC', registrationNumber: '12/2024', caseType: 'CS' },
  })
})

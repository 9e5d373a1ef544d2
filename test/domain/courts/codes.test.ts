import test from 'ava'
import { codeTable, compact } from '../../../domain/courts/codes.ts'
import { courtOf } from '../../../domain/courts/index.ts'

const table = codeTable([
  { code: 'C.P.(IB)', name: 'Company Petition', also: ['16'] },
  { code: '4', name: 'Application', also: ['IA'] },
  { code: '31', name: 'Application', also: ['IA'] },
])

test('a code is found by itself, its other spellings and its name', (t) => {
  const row = { code: 'C.P.(IB)', name: 'Company Petition' }
  for (const written of ['cp (ib)', 'CP/IB', '16', '016', 'COMPANY PETITION']) {
    t.deepEqual(table.find(written), row)
    t.is(table.key(written), 'CPIB')
  }
})

test('a spelling that matches two rows matches neither and stays as it is', (t) => {
  for (const written of ['IA', 'Application']) t.is(table.find(written), undefined)
  t.is(table.key('I.A.'), 'IA')
  t.not(table.key('4'), table.key('31'))
})

test("a court's form gets its own number for a code, and no request for a code without one", (t) => {
  for (const written of ['cp (ib)', '16', 'COMPANY PETITION']) t.is(table.formCode(written), '16')
  t.is(table.formCode('031'), '31')
  t.is(table.formCode('77'), '77')
  for (const written of ['IA', 'X.P.', '']) t.is(table.formCode(written), undefined)
})

test('a form without numbered entries gets the code as it is listed', (t) => {
  const benches = codeTable([{ code: 'delhi', name: 'New Delhi', also: ['107079'] }])
  for (const written of ['New Delhi', '107079', 'DELHI']) t.is(benches.formCode(written), 'delhi')
  for (const written of ['Pune', '5', '']) t.is(benches.formCode(written), undefined)
})

for (const [courtType, establishmentCode, caseType, asked] of [
  ['NCLT', 'Mumbai', 'C.P.(IB)', { establishment: '9', caseType: '16' }],
  ['NCLT', 'New Delhi', 'IA', { establishment: '10', caseType: undefined }],
  ['NCLAT', 'New Delhi', 'Company Appeal(AT)(Ins)', { establishment: 'delhi', caseType: '33' }],
  ['DRT', 'DRT Mumbai 1', 'O.A.', { establishment: '31', caseType: '1' }],
  ['DRAT', '103', 'Appeal', { establishment: '103', caseType: '4' }],
  ['CESTAT', 'Mumbai', 'Customs Appeal', { establishment: 'mumbai', caseType: '1' }],
] as const)
  test(`${courtType}: the form gets its own values for ${establishmentCode} and ${caseType}`, (t) => {
    t.deepEqual(courtOf(courtType).formCodes({ courtType, establishmentCode, caseType }), asked)
  })

test('a list has only codes and names', (t) => {
  t.deepEqual(table.list[0], { code: 'C.P.(IB)', name: 'Company Petition' })
})

test('blanks, dots, hyphens, brackets and padding are ignored', (t) => {
  t.is(compact(' W.P. (C)-'), 'WPC')
  t.is(compact('007'), '7')
  t.is(compact('000'), '0')
  t.is(compact('R&D'), 'R&D')
})

test('all 25 High Courts are known by their benches', (t) => {
  const names = courtOf('HC').establishments.map(({ name }) => name.replace(/,.*| at Goa$/, ''))
  t.is(new Set(names).size, 25)
})

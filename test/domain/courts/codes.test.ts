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

test('what two rows could mean is none of them and stands for itself', (t) => {
  for (const written of ['IA', 'Application']) t.is(table.find(written), undefined)
  t.is(table.key('I.A.'), 'IA')
  t.not(table.key('4'), table.key('31'))
})

test('a list has only codes and names', (t) => {
  t.deepEqual(table.list[0], { code: 'C.P.(IB)', name: 'Company Petition' })
})

test('blanks, dots, hyphens, brackets and padding say nothing', (t) => {
  t.is(compact(' W.P. (C)-'), 'WPC')
  t.is(compact('007'), '7')
  t.is(compact('000'), '0')
  t.is(compact('R&D'), 'R&D')
})

test('all 25 High Courts are known by their benches', (t) => {
  const names = courtOf('HC').establishments.map(({ name }) => name.replace(/,.*| at Goa$/, ''))
  t.is(new Set(names).size, 25)
})

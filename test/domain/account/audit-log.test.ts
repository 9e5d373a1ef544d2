import test from 'ava'
import { changedFields } from '../../../domain/account/audit-log.ts'

test('a field is set, changed or cleared; unchanged and absent ones are left out', (t) => {
  const before = { name: 'A', location: null, fatherName: 'B', birthDate: '1980-01-31', courts: ['HC'], kept: 1 }
  const after = { name: 'C', location: 'D', fatherName: null, birthDate: '1980-01-31', courts: [] }
  t.deepEqual(changedFields(before, after), [
    { field: 'name', change: 'CHANGED' },
    { field: 'location', change: 'SET' },
    { field: 'fatherName', change: 'CLEARED' },
    { field: 'courts', change: 'CLEARED' },
  ])
})

test('only states are recorded with their values', (t) => {
  t.deepEqual(
    changedFields({ status: 'ACTIVE', riskLevel: 'LOW' }, { status: 'PAUSED', riskLevel: 'LOW', name: 'A' }),
    [
      { field: 'status', change: 'CHANGED', from: 'ACTIVE', to: 'PAUSED' },
      { field: 'name', change: 'SET' },
    ],
  )
})

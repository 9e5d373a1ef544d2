import test from 'ava'
import { nameCandidates } from '../../../domain/matching/name-candidates.ts'
import { nameVariations } from '../../../domain/matching/variations.ts'

const NAME = 'Saffron Textiles Private Limited'

test('a suggested spelling of the same name stands beside those made by rules', (t) => {
  t.true(nameCandidates(NAME, ['Safron Textiles Pvt Ltd']).includes('Safron Textiles Pvt Ltd'))
})

for (const other of [
  'Saffron Holdings Limited',
  'Saffron Power Private Limited',
  'Saffron Textile Workers Union',
  'Saffron Textiles (Bombay) Private Limited and Kaveri Logistics Limited',
  'Saffron',
  'see https://example.invalid',
  'Ramesh Verma',
])
  test(`a suggestion that could be another's is dropped: ${other}`, (t) => {
    t.deepEqual(nameCandidates(NAME, [other]), nameVariations(NAME))
  })

test('at most ten, none twice whatever its case, and never the name itself', (t) => {
  const suggested = ['Pvt Ltd', 'PVT. LTD.', 'P Ltd', 'Pvt Limited', '(P) Limited', 'Private Ltd', 'Pte Ltd'].map(
    (form) => `Saffron Textiles ${form}`,
  )
  const candidates = nameCandidates(NAME, [NAME, NAME.toUpperCase(), ...suggested, ...suggested])
  t.true(candidates.length <= 10)
  t.is(new Set(candidates.map((name) => name.toLowerCase())).size, candidates.length)
  t.false(candidates.some((name) => name.toLowerCase() === NAME.toLowerCase()))
})

test('without suggestions the rules alone answer', (t) => {
  t.deepEqual(nameCandidates(NAME, []), nameVariations(NAME))
})

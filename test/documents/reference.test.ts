import test from 'ava'
import fc from 'fast-check'
import { createReference, readReference } from '../../documents/reference.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const references = fc.uint8Array({ minLength: 11, maxLength: 11 }).map((bytes) => createReference(bytes))

test('a reference is CP- and three groups of four letters that cannot be mistaken for each other', (t) => {
  t.is(createReference(Uint8Array.from({ length: 11 }, (_, at) => at * 20)), 'CP-0M8W-G4RC-0M8C')
  t.regex(createReference(), /^CP(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
})

test('two references are not the same', (t) => {
  t.is(new Set(Array.from({ length: 10_000 }, () => createReference())).size, 10_000)
})

test('a reference is read back however it is written', (t) => {
  fc.assert(
    fc.property(references, (reference) => {
      t.is(readReference(reference), reference)
      t.is(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')}\n`), reference)
      t.is(readReference(reference.replaceAll('-', '').replaceAll('0', 'O').replaceAll('1', 'l')), reference)
    }),
  )
})

test('a reference with one wrong letter is none', (t) => {
  fc.assert(
    fc.property(references, fc.integer({ min: 3, max: 16 }), fc.constantFrom(...ALPHABET), (reference, at, letter) => {
      fc.pre(reference[at] !== '-' && reference[at] !== letter)
      t.is(readReference(reference.slice(0, at) + letter + reference.slice(at + 1)), undefined)
    }),
  )
})

test('a reference with two letters swapped is none', (t) => {
  fc.assert(
    fc.property(
      references,
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 0, max: 11 }),
      (reference, one, other) => {
        const letters = [...reference.slice(3).replaceAll('-', '')]
        fc.pre(letters[one] !== letters[other])
        const swapped = letters.map((letter, at) =>
          at === one ? letters[other] : at === other ? letters[one] : letter,
        )
        t.is(readReference(`CP-${swapped.join('')}`), undefined)
      },
    ),
  )
})

test('what is too short, too long or has other letters is none', (t) => {
  for (const text of [
    '',
    'CP-',
    'CP-0M8W-G4RC-0M8',
    'CP-0M8W-G4RC-0M8CV',
    '0M8W-G4RC-0M8C',
    'CP-0M8W-G4RC-0M8U',
    'CP-0M8W-G4RC-0M8!',
  ])
    t.is(readReference(text), undefined, text)
})

test('too few random bytes are an error, not a weak reference', (t) => {
  t.throws(() => createReference(new Uint8Array(10)), { instanceOf: RangeError })
})

import test from 'ava'
import fc from 'fast-check'
import { Pattern } from '../../../domain/matching/pattern.ts'
import { lettersOf, repeatsOf, slipsBetween } from '../../../domain/matching/spelling.ts'

const word = fc.array(fc.constantFrom(...'abcdé'), { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))

test('a pattern passes over no word that two slips make of it', (t) => {
  let made = 0
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = slipsBetween(one, other, 2)
      if (!slips) return true
      made++
      const pattern = new Pattern(one)
      const codes = [...other].map((letter) => letter.charCodeAt(0))
      const most = pattern.mostApart(other.length, slips.count)
      return (
        pattern.isNear([0, ...codes, 0], 1, codes.length, slips.count) &&
        pattern.hasLetters(lettersOf(other), repeatsOf(other), most)
      )
    }),
    { numRuns: 20_000 },
  )
  t.true(made > 500, `${made} pairs were near`)
})

test('a pattern takes words further apart than the slips for others', (t) => {
  const isNear = (one: string, other: string, slips: number) =>
    new Pattern(one).isNear(
      [...other].map((letter) => letter.charCodeAt(0)),
      0,
      other.length,
      slips,
    )
  t.true(isNear('energy', 'enregy', 1))
  t.false(isNear('energy', 'allergy', 1))
  t.false(isNear('energy', 'synergies', 2))
})

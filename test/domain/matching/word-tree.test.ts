import test from 'ava'
import fc from 'fast-check'
import { mostSlips } from '../../../domain/matching/likeness.ts'
import { NumberSet } from '../../../domain/matching/number-set.ts'
import { slipsBetween } from '../../../domain/matching/spelling.ts'
import { WordTree } from '../../../domain/matching/word-tree.ts'

/** The words that a tree finds near one, under the letter that all begin with. */
function nearIn(words: readonly string[], sought: string): string[] {
  const tree = new WordTree(
    words.map((text, number) => ({ number, text, beginnings: ['a'] })),
    mostSlips,
  )
  const near = new NumberSet().empty(words.length)
  tree.addNear(sought, ['a'], near)
  return near.values.map((number) => words[number] ?? '')
}

const word = fc.array(fc.constantFrom(...'abé'), { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))

test('a tree finds every word that a slip makes of another, and two slips of a long one', (t) => {
  let made = 0
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), word, (words, sought) => {
      const near = new Set(nearIn(words, sought))
      return words.every((one) => {
        const isNear = slipsBetween(one, sought, mostSlips(Math.min(one.length, sought.length))) !== undefined
        if (isNear) made++
        return !isNear || near.has(one)
      })
    }),
    { numRuns: 3_000 },
  )
  t.true(made > 500, `${made} words were near`)
})

test('a tree passes over words further apart', (t) => {
  t.deepEqual(
    nearIn(['energy', 'enregy', 'enery', 'allergy', 'synergies', 'enegry'], 'energy').sort(),
    ['energy', 'enegry', 'enery', 'enregy'].sort(),
  )
  t.deepEqual(nearIn(['kalpavan', 'klapavna', 'kalpatarus'], 'kalpavan').sort(), ['kalpavan', 'klapavna'])
})

test('a tree finds words of any length', (t) => {
  const long = 'kalpavan'.repeat(5)
  t.true(nearIn([long, 'energy'], `${long.slice(0, 30)}x${long.slice(31)}`).includes(long))
  t.true(nearIn(['a'.repeat(28), 'a'.repeat(29)], 'a'.repeat(28)).length === 2)
})

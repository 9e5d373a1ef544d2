import test from 'ava'
import fc from 'fast-check'
import { NUMBER_TOKENS, partsOf, tokensOf } from '../../../domain/summaries/parts.ts'

const aSentence = fc.record({
  page: fc.nat(300),
  voice: fc.constantFrom('COURT' as const, 'PARTY' as const),
  text: fc.string({ unit: fc.constantFrom('a', ' ', 'क', '1'), maxLength: 400 }),
})

test('parts hold every sentence under its number in the whole order, and more than one only within the budget', (t) => {
  fc.assert(
    fc.property(fc.array(aSentence, { maxLength: 40 }), fc.integer({ min: 20, max: 200 }), (sentences, budget) => {
      const parts = partsOf(sentences, budget)
      t.deepEqual(
        parts.flat().map(({ number: _, ...sentence }) => sentence),
        sentences,
      )
      t.deepEqual(
        parts.flat().map(({ number }) => number),
        sentences.map((_, at) => at + 1),
      )
      for (const part of parts.filter(({ length }) => length > 1))
        t.true(part.reduce((sum, { text }) => sum + tokensOf(text) + NUMBER_TOKENS, 0) <= budget)
    }),
  )
})

test('an order within the budget is one part; one of which nothing could be read has none', (t) => {
  const sentences = [1, 2].map((page) => ({ page, voice: 'COURT' as const, text: `Page ${page}.` }))
  t.is(partsOf(sentences, 100).length, 1)
  t.deepEqual(partsOf([], 100), [])
})

test('three Latin letters and one of another script are a token each', (t) => {
  t.is(tokensOf('abcdef'), 2)
  t.is(tokensOf('abcd'), 2)
  t.is(tokensOf('कख'), 2)
})

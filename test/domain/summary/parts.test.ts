import test from 'ava'
import fc from 'fast-check'
import { partsOf, tokensOf } from '../../../domain/summary/parts.ts'

const aPage = fc.record({
  page: fc.nat(300),
  isRead: fc.boolean(),
  text: fc.string({ unit: fc.constantFrom('a', ' ', '\n', 'क', '1'), maxLength: 400 }),
})

test('parts hold every letter of the read pages, in order, and none is larger than the budget', (t) => {
  fc.assert(
    fc.property(fc.array(aPage, { maxLength: 20 }), fc.integer({ min: 20, max: 200 }), (pages, budgetTokens) => {
      const parts = partsOf(pages, budgetTokens)
      const read = pages.filter(({ isRead }) => isRead)
      t.is(
        parts
          .flat()
          .map(({ text }) => text)
          .join(''),
        read.map(({ text }) => text).join(''),
      )
      t.true(parts.every((part) => part.length > 0))
      for (const part of parts) t.true(part.reduce((sum, { text }) => sum + tokensOf(text), 0) <= budgetTokens)
    }),
  )
})

test('an order within the budget is one part, with its pages as they are', (t) => {
  const pages = [1, 2].map((page) => ({ page, isRead: true, text: `Page ${page}` }))
  t.deepEqual(partsOf(pages, 100), [pages])
})

test('an order of which nothing could be read has no parts', (t) => {
  t.deepEqual(partsOf([{ page: 1, isRead: false, text: '' }], 100), [])
})

test('a line that is too long by itself is cut, and lines that fit together stay together', (t) => {
  // Ten Hindi letters are ten tokens: the first line is cut into pieces of ten, the other two fill one piece.
  const page = { page: 4, isRead: true, text: `${'क'.repeat(25)}\nकखग\nघङच\n` }
  t.deepEqual(
    partsOf([page], 10).map((part) => part.map(({ page: number, text }) => [number, text])),
    [[[4, 'क'.repeat(10)]], [[4, 'क'.repeat(10)]], [[4, `${'क'.repeat(5)}\nकखग\n`]], [[4, 'घङच\n']]],
  )
})

test('three Latin letters and one of another script are a token each', (t) => {
  t.is(tokensOf('abcdef'), 2)
  t.is(tokensOf('abcd'), 2)
  t.is(tokensOf('कख'), 2)
})

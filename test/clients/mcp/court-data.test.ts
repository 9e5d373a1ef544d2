import test from 'ava'
import { courtData } from '../../../clients/mcp/court-data.ts'

function textsOf(data: unknown): string[] {
  return courtData(data).content.map((part) => (part.type === 'text' ? part.text : ''))
}

test('the marks of untrusted data are new in each result, so that no document can close them', (t) => {
  const [first, second] = [textsOf('x'), textsOf('x')]
  const [, mark = ''] = /<(court-data-[0-9a-f]{16})>/.exec(first[0] ?? '') ?? []
  t.is(first[1], `<${mark}>\nx\n</${mark}>`)
  t.false(second[1]?.includes(mark))
})

test('data other than text is returned as JSON', (t) => {
  t.regex(textsOf({ stage: 'ORDERS' })[1] ?? '', /^<[^>]+>\n\{\n "stage": "ORDERS"\n\}\n<\/[^>]+>$/)
})

test('characters that a model reads and a person does not see are removed; those of Indian scripts stay', (t) => {
  const hidden = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  const written = `a${hidden}b\u202ec\u200bd\u0007e\nf\tक\u094d\u200dष`
  t.true(textsOf(written)[1]?.includes('\nabcde\nf\tक\u094d\u200dष\n'))
})

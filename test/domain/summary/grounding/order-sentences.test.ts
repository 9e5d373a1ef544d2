import test from 'ava'
import { orderSentences } from '../../../../domain/summary/grounding/order-sentences.ts'

const sentences = (text: string) => orderSentences([{ page: 3, text, isRead: true }])

test('"it" is the one party that the sentence before names', (t) => {
  t.deepEqual(sentences('1. The respondent sought time. It shall reply soon.'), [
    { page: 3, text: 'The respondent sought time.', voice: 'COURT' },
    {
      page: 3,
      text: 'It shall reply soon.',
      voice: 'COURT',
      before: 'The respondent sought time.',
      resolved: 'The respondent shall reply soon.',
    },
  ])
})

for (const [why, text] of [
  ['names two parties', '1. The respondent met the appellant. It shall reply soon.'],
  ['begins with another', '1. On that day the respondent came. It shall reply soon.'],
  ['stands in another paragraph', '1. The respondent sought time.\n2. It shall reply soon.'],
] as const)
  test(`"it" is nobody when the sentence before ${why}`, (t) => t.is(sentences(text)[1]?.resolved, undefined))

test('a sentence that names its subject keeps it', (t) => {
  t.is(sentences('1. The respondent sought time. The appellant shall wait.')[1]?.resolved, undefined)
})

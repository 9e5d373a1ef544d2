import test from 'ava'
import { operativeSentences } from '../../../../domain/summary/grounding/operative.ts'
import { orderSentences } from '../../../../domain/summary/grounding/order-sentences.ts'

const operative = (text: string) =>
  operativeSentences(orderSentences([{ page: 1, text, isRead: true }])).map((sentence) => sentence.text)

test('the outcome is what the court decides; directions count only where nothing is decided', (t) => {
  const direction = 'The respondent shall file a reply.'
  t.deepEqual(operative(`1. ${direction}\n2. The appeal is dismissed.`), ['The appeal is dismissed.'])
  t.deepEqual(operative(`1. ${direction}\n2. The matter is old.`), [direction])
})

test('of many decisions the last eight are the outcome', (t) => {
  const decisions = Array.from({ length: 9 }, (_, at) => `Application no. ${at + 11} is dismissed.`)
  t.deepEqual(operative(decisions.map((decision, at) => `${at + 1}. ${decision}`).join('\n')), decisions.slice(1))
})

for (const [what, sentence] of [
  ['what is asked for', 'The appellant prays that the notice is quashed.'],
  ['a question', 'Whether the suit is dismissed?'],
  ['the act of another court', 'The trial court dismissed the suit and the appeal is rejected.'],
  ['what a party says', 'The appellant submits that the suit is dismissed.'],
] as const)
  test(`${what} is no outcome: ${sentence}`, (t) => t.deepEqual(operative(`1. ${sentence}`), []))

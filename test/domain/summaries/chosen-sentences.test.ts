import test from 'ava'
import { joinedParts, MOST_CHOSEN, pointedAt, summaryOfChosen } from '../../../domain/summaries/chosen-sentences.ts'
import { orderSentences } from '../../../domain/summaries/grounding/order-sentences.ts'
import { partsOf } from '../../../domain/summaries/parts.ts'

const TEXT = [
  '1. The plaintiff claims Rs. 5,00,000 for goods.',
  '2. The defendant says that the goods were broken.',
  '3. The respondent sought time. It was refused once.',
  '4. The suit is decreed. The defendant shall pay costs of Rs. 10,000.',
].join('\n\n')
const [SENTENCES = []] = partsOf(orderSentences([{ page: 1, isRead: true, text: TEXT }]), 1_000)

test("what is shown is the order's own sentence, each once, in the order's sequence", (t) => {
  const { summary, keyPoints, evidence } = summaryOfChosen(
    [
      { number: 2, part: 'DEFENCE' },
      { number: 1, part: 'CLAIM' },
      { number: 2, part: 'FACT' },
    ],
    SENTENCES,
  )
  t.is(summary, 'The plaintiff claims Rs. 5,00,000 for goods. The defendant says that the goods were broken.')
  t.deepEqual(keyPoints, [])
  t.is(evidence[0]?.quote, 'The plaintiff claims Rs. 5,00,000 for goods.')
})

test('what the court decided and directed is the outcome, whatever the model chose and called it', (t) => {
  for (const draft of [[], [{ number: 5, part: 'CLAIM' as const }], [{ number: 99, part: 'OUTCOME' as const }]])
    t.is(summaryOfChosen(draft, SENTENCES).outcome, 'The suit is decreed. The defendant shall pay costs of Rs. 10,000.')
})

test('a sentence that leans on the one before is shown behind it, and stands on both', (t) => {
  const { summary, statements } = summaryOfChosen([{ number: 4, part: 'FACT' }], SENTENCES)
  t.is(summary, 'The respondent sought time. It was refused once.')
  t.deepEqual(statements[0]?.evidence, [0, 1])
})

test('numbers of no sentence, the same again and more than a reader takes in are passed over', (t) => {
  const draft = [0, -1, 1.5, 99, 1, 1, 2].map((number) => ({ number, part: 'FACT' as const }))
  t.deepEqual(
    pointedAt(draft, SENTENCES).map(({ number }) => number),
    [1, 2],
  )
  const many = Array.from({ length: 40 }, (_, at) => ({
    page: 1,
    text: `It was day ${at}.`,
    voice: 'COURT' as const,
    number: at + 1,
  }))
  t.is(
    pointedAt(
      many.map(({ number }) => ({ number, part: 'FACT' as const })),
      many,
    ).length,
    MOST_CHOSEN,
  )
})

test('of the parts of a long order every operative sentence is kept, and of each part as many others', (t) => {
  const part = (name: string) =>
    summaryOfChosen(
      Array.from({ length: 8 }, (_, at) => ({ number: at + 1, part: 'FACT' as const })),
      partsOf(
        orderSentences([
          {
            page: 1,
            isRead: true,
            text: [
              ...Array.from({ length: 8 }, (_, at) => `${at + 1}. Lot ${name}${at} was sent.`),
              `9. Claim ${name} is dismissed.`,
            ].join('\n\n'),
          },
        ]),
        5_000,
      )[0] ?? [],
    )
  const whole = joinedParts([part('A'), part('B'), part('C')])
  t.is(whole.outcome, 'Claim A is dismissed. Claim B is dismissed. Claim C is dismissed.')
  t.is(whole.statements.filter(({ field }) => field === 'SUMMARY').length, 12)
})

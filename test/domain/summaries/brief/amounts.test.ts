import test from 'ava'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

test('each of two Hindi sums has its own role, and a period behind one is no sum', (t) => {
  const text = '1. विपक्षी क्षति के लिए 8,000 रुपये तथा परिवाद व्यय के 3,000 रुपये दो माह के भीतर अदा करेगा।'
  const { amounts } = itemsIn(orderSentences([{ page: 1, isRead: true, text }]), '2024-06-05')
  t.deepEqual(
    amounts.map(({ paise, role }) => [paise, role]),
    [
      [800_000, 'ORDERED'],
      [300_000, 'COSTS'],
    ],
  )
})

for (const [written, isExact] of [
  ['Rs. 8,00,000/-', true],
  ['8,00,000 रुपये', true],
  // ₹8,00,000 and ₹8 lakh as a program reads them.
  ['28,00,000/-', false],
  ['28 lakh', false],
  ['रु. ८,००,०००', false],
  ['Rs. 8,00,000 (Rupees Eighty Lakh)', false],
] as const)
  test(`"${written}" recognised from an image is ${isExact ? 'a sum' : 'no sum'}`, (t) => {
    const text = `1. The respondent shall pay ${written} to the petitioner.`
    const { amounts } = itemsIn(orderSentences([{ page: 1, isRead: true, isRecognised: true, text }]), '2024-06-05')
    t.deepEqual(
      amounts.map(({ paise }) => paise),
      isExact ? [80_000_000] : [],
    )
  })

test('a day in Devanagari digits is one where the document has it, none where it was recognised', (t) => {
  const text = '1. प्रतिवादी १५-०७-२०२४ तक अपना जवाब दाखिल करे।'
  const due = (isRecognised: boolean) =>
    itemsIn(orderSentences([{ page: 1, isRead: true, isRecognised, text }]), '2024-06-05').directions[0]?.dueBy
  t.is(due(false), '2024-07-15')
  t.not(due(true), '2024-07-15')
})

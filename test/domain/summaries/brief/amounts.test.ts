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

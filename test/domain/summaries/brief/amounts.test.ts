import test from 'ava'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

for (const [role, sentences] of Object.entries({
  ORDERED: [
    'The appeal against the award of Rs. 5,00,000 is dismissed.',
    'The writ petition challenging the demand of Rs. 5,00,000 stands dismissed.',
    'The challenge to the penalty of Rs. 5,00,000 fails and is rejected.',
    'The objections to the award of Rs. 5,00,000 are rejected.',
    'The demand of Rs. 5,00,000 is upheld and the appeal is dismissed.',
    'We dismiss the appeal and confirm the award of Rs. 5,00,000.',
    'The suit is decreed for Rs. 5,00,000.',
    'We see no reason to interfere with the award of Rs. 5,00,000.',
    'The compensation is enhanced to Rs. 5,00,000.',
  ],
  REFUSED: [
    'The appeal against the demand of Rs. 5,00,000 is allowed.',
    'The demand of Rs. 5,00,000 is set aside and the appeal is allowed.',
    'The writ petition is allowed and the demand of Rs. 5,00,000 is quashed.',
    'The claim of Rs. 5,00,000 is dismissed.',
    'The suit for recovery of Rs. 5,00,000 is dismissed.',
    'The prayer for damages of Rs. 5,00,000 is declined.',
    'The appeal against the rejection of the claim of Rs. 5,00,000 is dismissed.',
    'The order rejecting the refund of Rs. 5,00,000 is upheld.',
    'The addition of Rs. 5,00,000 is deleted.',
    'We set aside the penalty of Rs. 5,00,000.',
  ],
  DEPOSITED: [
    'Sale is stayed on condition that the borrower pays Rs. 5,00,000 to the bank.',
    'वसूली स्थगित रहेगी, बशर्ते याची रु. 5,00,000 जमा करे।',
  ],
  ADMITTED: ['The defendant agrees to pay Rs. 5,00,000 in full quit of the claim of Rs. 9,00,000.'],
  OTHER: [
    'The appellant had discharged the tax of Rs. 5,00,000 before the notice.',
    'The appeal against the award of Rs. 5,00,000 is partly allowed.',
    'The order rejecting the refund of Rs. 5,00,000 is set aside.',
    'The award of Rs. 5,00,000 is reduced to Rs. 3,00,000.',
    'The appeal against the rejection of the claim of Rs. 5,00,000 is allowed.',
  ],
}))
  for (const sentence of sentences)
    test(`the sum of "${sentence}" is ${role}`, (t) => {
      const { amounts } = itemsIn(orderSentences([{ page: 1, isRead: true, text: `1. ${sentence}` }]), '2024-06-05')
      t.is(amounts.find(({ paise }) => paise === 50_000_000)?.role, role as 'ORDERED')
    })

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

import test from 'ava'
import { itemsOfCase } from '../../../../domain/summaries/brief/case-brief.ts'
import { type BriefOrder, readOrders } from '../../../../domain/summaries/brief/read-orders.ts'
import { writeBrief } from '../../../../domain/summaries/brief/write-brief.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'
import type { CaseFacts } from '../../../../domain/summaries/types.ts'

const FACTS: CaseFacts = { courtType: 'HC', court: 'High Court', petitioners: [], respondents: [], acts: [] }
const STAY = 'Until further orders the respondent shall not transfer its land at Morvi.'

/** A case whose orders were made on these days; null was not read. */
function caseOf(...orders: readonly [day: string, text: string | null][]) {
  const all = orders.map(
    ([orderDate, text]): BriefOrder => ({
      orderId: orderDate,
      orderDate,
      sentences: text === null ? [] : orderSentences([{ page: 1, isRead: true, text }]),
      unreadBecause: text === null ? 'The court has no document for this order.' : null,
      unreadPages: 0,
    }),
  )
  const read = readOrders(all)
  const items = itemsOfCase(FACTS, all, read)
  return { items, brief: writeBrief({ facts: FACTS, orders: all, read, items, chosen: [], today: '2024-12-01' }) }
}

for (const end of [
  'The interim order dated 05-06-2024 is hereby vacated.',
  'Interim order stands vacated.',
  'Interim order, if any, stands vacated.',
  'The ad-interim injunction granted on 5th June 2024 is discharged.',
  'The order of status quo shall stand recalled.',
  'We accordingly vacate the stay granted earlier.',
  'The interim relief granted earlier is not extended.',
  'This Court declines to extend the interim protection any further.',
  'The interim order is kept in abeyance till the next date.',
  'The interim order merges in this final order.',
  'The injunction shall not operate any longer.',
  'The application for temporary injunction is dismissed.',
  'I.A. No. 4 of 2024 for vacating the interim order is allowed.',
  'Stay vacated.',
  'अंतरिम स्थगन आदेश निरस्त किया जाता है।',
])
  test(`what an earlier order protected is no longer in force after "${end}"`, (t) => {
    const { items, brief } = caseOf(['2024-06-05', STAY], ['2024-08-01', `${end} List on 02-09-2024.`])
    t.deepEqual(items.interimRelief, [])
    t.notRegex(brief, /In force/)
  })

for (const none of [
  'The application for vacating the interim order is dismissed.',
  'In default the interim order shall stand vacated.',
  'Counsel submits that the interim order is liable to be vacated.',
  'The interim order dated 02-01-2024 passed by the trial court is set aside.',
  'Interim order to continue.',
])
  test(`an earlier order's protection holds after "${none}"`, (t) => {
    const { items } = caseOf(['2024-06-05', STAY], ['2024-08-01', `${none} List on 02-09-2024.`])
    t.like(items.interimRelief.at(-1), { quote: STAY, doubt: null })
  })

test('an order that vacates the protection of one day leaves that of another', (t) => {
  const other = 'Status quo shall be maintained by both the parties.'
  const end = 'The interim order dated 05-06-2024 is vacated.'
  const { items } = caseOf(['2024-06-05', STAY], ['2024-07-01', other], ['2024-08-01', end])
  t.deepEqual(
    items.interimRelief.map(({ quote }) => quote),
    [other],
  )
})

test('protection that a later order changes in part is in force with a doubt', (t) => {
  const { items } = caseOf(['2024-06-05', STAY], ['2024-08-01', 'The interim order is vacated qua respondent no. 2.'])
  t.is(items.interimRelief[0]?.doubt, 'The order of 01-08-2024 ends or changes it in part, or may.')
})

test('where a later order was not read, nobody is told that protection holds or when the case comes up', (t) => {
  const { items, brief } = caseOf(['2024-06-05', `${STAY} List on 10-07-2024.`], ['2024-07-10', null])
  t.is(items.interimRelief[0]?.doubt, 'Whether it still holds is unknown: not all of the order of 10-07-2024 was read.')
  t.regex(brief, /In force: .*unknown/)
  t.is(items.nextDate, null)
})

test('an order against withdrawing money from a court ends no case', (t) => {
  const text = 'The amount before the Reference Court shall not be permitted to be withdrawn. List on 02-09-2024.'
  t.is(caseOf(['2024-08-01', text]).items.nextDate?.date, '2024-09-02')
})

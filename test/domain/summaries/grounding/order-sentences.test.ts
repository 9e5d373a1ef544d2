import test from 'ava'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'
import { quotation } from '../../../../domain/summaries/grounding/quotation.ts'

const sentences = (text: string) => orderSentences([{ page: 3, text, isRead: true }])

test('a sentence has the one before it in its paragraph', (t) => {
  const [first, second, third] = sentences('1. The respondent sought time. It shall reply soon.\n2. It is late.')
  t.deepEqual(second?.before, { page: 3, text: first?.text ?? '' })
  t.is(third?.before, undefined)
})

const voicesOver = (...pages: string[]) =>
  orderSentences(pages.map((text, at) => ({ page: at + 1, text, isRead: true }))).map(({ voice }) => voice)

for (const [what, pages, voices] of [
  [
    'a condition',
    [
      '4. If the petitioner fails to deposit Rs. 5,00,000/- within four weeks from today,\nW.P.(C) 1234/2024 Page 1 of 2',
      'the stay shall stand vacated and the writ petition is dismissed.\n5. List on 14.05.2024.',
    ],
    ['UNSURE', 'UNSURE', 'COURT'],
  ],
  [
    'what a court does not accept',
    [
      '9. We are unable to accept the contention of the appellant that\n',
      'Order No. 5 is without jurisdiction and is set aside.',
    ],
    ['UNSURE', 'UNSURE'],
  ],
  [
    'a condition behind a footer of its own and a heading',
    [
      '4. If the petitioner fails to deposit Rs. 5,00,000/- within four weeks\n\nPage 1 of 2',
      'W.P.(C) 1234/2024\n\nThe Registry shall list the petition. It is dismissed.',
    ],
    ['UNSURE', 'UNSURE', 'UNSURE', 'UNSURE', 'COURT'],
  ],
] as const)
  test(`of a sentence that a page breaks no half is told: ${what}`, (t) =>
    t.deepEqual(voicesOver(...pages), [...voices]))

for (const [what, text] of [
  ['a blank line', 'If the respondent does not deposit the amount\n\nfrom his account, the petition is dismissed.'],
  ['a blank line before a name', 'If the petitioner deposits the amount with the\n\nRegistrar, the order is stayed.'],
  ['a number at the beginning of a line', 'It is not correct that the claim against respondents 2 and\n3. is decreed.'],
  ['a section at the beginning of a line', 'The plaint is not barred by any rule or Section\n9. The suit is decreed.'],
  ['an abbreviation that nobody knows', 'The respondent shall not sell the stock of the Xyzt. without leave.'],
] as const)
  test(`of a sentence that ${what} breaks no half is told`, (t) => t.deepEqual(voicesOver(text), ['UNSURE', 'UNSURE']))

for (const cut of [
  'The respondent shall pay Rs.',
  'The appeal is dismissed w.e.f.',
  'The suit is decreed against defendant No.',
])
  test(`no sentence ends behind a short word that a sum, a day or a number must follow: ${cut}`, (t) => {
    t.deepEqual(voicesOver(cut, '5,00,000 within four weeks, failing which the stay ends.'), ['UNSURE', 'UNSURE'])
  })

test('a sentence may end behind another short word', (t) => {
  t.deepEqual(voicesOver('The suit is decreed against Kaveri Logistics Ltd.', 'Costs are due.'), ['COURT', 'COURT'])
})

test('the first sentence behind a page that could not be read is not told, unless a number begins it', (t) => {
  const behindUnread = (text: string) =>
    orderSentences([
      { page: 1, text: 'The suit is old.', isRead: true },
      { page: 2, text: '', isRead: false },
      { page: 3, text, isRead: true },
    ]).map(({ voice }) => voice)
  t.deepEqual(behindUnread('Respondent, the suit is decreed. Costs are due.'), ['COURT', 'UNSURE', 'COURT'])
  t.deepEqual(behindUnread('3. The suit is decreed.'), ['COURT', 'COURT'])
})

test('the letters of a list begin no half of a sentence', (t) => {
  const list = 'We order as follows: a. The petition is admitted. b. The registry shall send a copy. c. Costs are due.'
  t.deepEqual(voicesOver(list), ['COURT', 'COURT', 'COURT'])
})

test('a heading, a footer and a new number begin no half of a sentence', (t) => {
  const pages = [
    'ORDER\n\nThe suit is old.\n\nPage 1 of 2',
    'O.S. No. 12/2024\n\nRent is due. It was paid late.\n3. Costs are due.',
  ]
  t.deepEqual(voicesOver(...pages), ['UNSURE', 'COURT', 'UNSURE', 'UNSURE', 'COURT', 'COURT', 'COURT'])
})

test('whoever speaks at the end of a page may go on on the next one, unless a numbered paragraph begins there', (t) => {
  const submission = '4. Learned counsel submits that the notice was not served.'
  t.deepEqual(voicesOver(submission, 'The demand is barred.'), ['PARTY', 'UNSURE'])
  t.deepEqual(voicesOver(submission, '5. The demand is barred.'), ['PARTY', 'COURT'])
})

test('the second half of a broken sentence is quoted with the first', (t) => {
  const [, half] = orderSentences(
    ['If the amount is not paid in time,', 'the stay is vacated.'].map((text, at) => ({
      page: at + 1,
      text,
      isRead: true,
    })),
  )
  t.is(
    half && quotation(half),
    'The order records, without saying whose words they are: “If the amount is not paid in time, the stay is vacated.”',
  )
})

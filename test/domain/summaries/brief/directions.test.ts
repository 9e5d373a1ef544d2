import test from 'ava'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

const sentencesOf = (text: string) => orderSentences([{ page: 1, isRead: true, text: `1. ${text}` }])
const itemsOf = (text: string) => itemsIn(sentencesOf(text), '2024-06-05')

for (const [days, text] of [
  [
    ['2024-06-12', '2024-06-15'],
    'The directors are directed to hand over the records within 7 days and to file an affidavit within 10 days.',
  ],
  [
    ['2024-06-30', '2024-07-31'],
    'Sale is stayed on condition that the borrower pays Rs. 2,00,000, the first half by 30-06-2024 and the second half by 31-07-2024.',
  ],
  [
    ['2024-06-12', '2024-06-12'],
    'The petitioner shall implead the Union within one week. An amended memo be filed within the same period.',
  ],
  [['2024-07-15'], 'List on 15.07.2024. The respondent shall produce the file on that day.'],
  [['2024-07-15'], 'List on 15.07.2024. The director shall remain personally present on the next date.'],
  [[null], 'The respondent shall appear before the Collector on that day.'],
  [
    [null],
    'The petition shall be heard as one under section 17, which the Arbitrator shall decide within a month of service.',
  ],
] as const)
  test(`directions by ${days.join(', ')}: ${text}`, (t) =>
    t.deepEqual(
      itemsOf(text).directions.map(({ dueBy }) => dueBy),
      [...days],
    ))

for (const [text, ofAll] of [
  ['In the event of non-compliance, bailable warrants shall be issued.', true],
  ['In default of payment, the decree may be executed.', false],
  ['अनुपालन न होने पर वारंट जारी किया जायेगा।', true],
] as const)
  test(`the default clause is shown with ${ofAll ? 'all' : 'the last'} of the directions before it: ${text}`, (t) => {
    const duties = 'The respondent shall file its accounts within a week. It shall pay Rs. 5,000 within two weeks.'
    const { directions } = itemsOf(`${duties} ${text}`)
    t.deepEqual(
      directions.map(({ condition }) => condition),
      [ofAll ? text : null, text],
    )
  })

test('what a deposit allows the other side stands between a direction and its default', (t) => {
  const fails = 'If the amount is not deposited, the stay shall stand vacated.'
  const text = `The appellant shall deposit Rs. 5,000 within a week. Upon such deposit, the bank is at liberty to withdraw it. ${fails}`
  t.is(itemsOf(text).directions[0]?.condition, fails)
})

test('an undertaking not to do what the court binds a party to protects the other', (t) => {
  const text =
    'Counsel for the respondent states, on instructions, that the guarantee shall not be invoked till 15-07-2024.'
  t.like(itemsOf(`${text} The respondent shall remain bound by the same.`).interimRelief[0], {
    untilDate: '2024-07-15',
  })
  t.deepEqual(itemsOf(text).interimRelief, [])
})

test('protection is shown with the default that ends it', (t) => {
  const ends = 'In case process fee is not paid in time, the interim order shall stand vacated.'
  t.is(itemsOf(`The recovery shall remain stayed. ${ends}`).interimRelief[0]?.condition, ends)
})

test('a prayer for time that the next sentence allows is a direction', (t) => {
  const asks = 'Learned counsel for the bank prays for ten days to file its reply.'
  t.like(itemsOf(`${asks} Prayer allowed.`).directions[0], { what: 'file its reply', dueBy: '2024-06-15' })
  t.deepEqual(itemsOf(`${asks} The prayer is opposed.`).directions, [])
})

test('listed instalments are each a direction', (t) =>
  t.deepEqual(
    itemsOf('The tenant shall pay Rs. 90,000 in two instalments, on 15.06.2024 and 15.07.2024.').directions.map(
      ({ dueBy }) => dueBy,
    ),
    ['2024-06-15', '2024-07-15'],
  ))

test('a party named in a clause may have a time of its own', (t) => {
  const text =
    'A counter shall be filed within a week, with a copy to the petitioner, who may file a rejoinder by 30.06.2024.'
  t.deepEqual(
    itemsOf(text).directions.map(({ who, dueBy }) => [who, dueBy]),
    [
      [null, '2024-06-12'],
      ['the petitioner', '2024-06-30'],
    ],
  )
})

test('a direction not to act is never one to act', (t) => {
  const { directions } = itemsOf('There shall be a direction to the bank not to close the account.')
  t.deepEqual(
    directions.map(({ kind, what }) => [kind, what]),
    [['MUST_NOT', 'not to close the account']],
  )
})

test('what is to be served and filed is two directions about one paper', (t) =>
  t.deepEqual(
    itemsOf('Let the report be served within a week and be filed within two weeks.').directions.map(
      ({ dueBy }) => dueBy,
    ),
    ['2024-06-12', '2024-06-19'],
  ))

for (const [days, name] of [
  ['2024-07-08', 'at least a week before the returnable date'],
  ['2024-07-15', 'on the next posting date'],
  ['2024-07-14', 'before the ensuing date'],
  [null, 'two days before the date fixed'],
] as const)
  test(`the next date by its other names: ${name}`, (t) => {
    const { directions } = itemsOf(`List on 15.07.2024. The respondent shall file its reply ${name}.`)
    t.is(directions[0]?.dueBy ?? null, days)
  })

test('a pronoun means whom the nearest sentence before that has none means', (t) => {
  const text =
    'The applicant shall surrender within two weeks. He shall report on every Saturday. He shall surrender his passport within a week.'
  t.deepEqual(
    itemsOf(text).directions.map(({ who }) => who),
    ['The applicant', 'The applicant', 'The applicant'],
  )
})

test('a suit for an injunction protects nobody', (t) =>
  t.deepEqual(itemsOf('वादी द्वारा यह वाद स्थायी निषेधाज्ञा हेतु योजित किया गया है।').interimRelief, []))

test('each item of a list of directions is a direction to the same party', (t) => {
  const opening = '1. The complaint is allowed with the following directions to OP-1:'
  const text = `${opening}\n(i) to refund Rs. 1,74,000 to the complainant;\n\n(ii) to pay Rs. 10,000 as costs.`
  const { directions } = itemsIn(orderSentences([{ page: 1, isRead: true, text }]), '2024-06-05')
  t.deepEqual(
    directions.map(({ who, what }) => [who, what]),
    [
      ['OP-1', 'refund Rs. 1,74,000 to the complainant'],
      ['OP-1', 'pay Rs. 10,000 as costs'],
    ],
  )
})

test('what a party prays for item by item is no direction', (t) => {
  const text =
    '1. The petitioner prays for the following reliefs:\n\n(i) to refund Rs. 1,74,000;\n\n(ii) to pay Rs. 10,000 as costs.'
  t.deepEqual(itemsIn(orderSentences([{ page: 1, isRead: true, text }]), '2024-06-05').directions, [])
})

import test from 'ava'
import fc from 'fast-check'
import { dueOf } from '../../../../domain/summaries/brief/due-day.ts'
import { itemsIn } from '../../../../domain/summaries/brief/order-items.ts'
import { orderSentences } from '../../../../domain/summaries/grounding/order-sentences.ts'

const CONTEXT = { orderDate: '2024-06-05', nextDate: '2024-07-15' }

for (const [words, dueBy] of [
  ['within four weeks', '2024-07-03'],
  ['within a fortnight', '2024-06-19'],
  ['within a period of thirty (30) days from today', '2024-07-05'],
  ['within 48 hours', '2024-06-07'],
  ['within a hundred days', '2024-09-13'],
  ["prays for four weeks' time", '2024-07-03'],
  ['is extended by a further period of six weeks from today', '2024-07-17'],
  ['on the returnable date', '2024-07-15'],
  ['within one hundred and twenty days', '2024-10-03'],
  ['within three weeks from date', '2024-06-26'],
  ["three weeks' time", '2024-06-26'],
  ['on or before 31st July 2024', '2024-07-31'],
  ['before 31-07-2024', '2024-07-30'],
  ['before the next date', '2024-07-14'],
  ['at least one week before the next date', '2024-07-08'],
  ['चार सप्ताह के भीतर', '2024-07-03'],
  ['आज से 15 दिन के अंदर', '2024-06-20'],
  ['15-07-2024 तक', '2024-07-15'],
] as const)
  test(`"${words}" of an order of 05-06-2024 is by ${dueBy}`, (t) => t.is(dueOf(words, CONTEXT).dueBy, dueBy))

for (const words of [
  'within six weeks from the date of receipt of a copy of this order',
  'within two weeks of service',
  'within one week thereafter',
  'within 15 working days',
  'within the same period',
  'आदेश की प्राप्ति से तीस दिन के भीतर',
])
  test(`from when "${words}" runs the order does not say`, (t) => {
    const { dueBy, runsFrom } = dueOf(words, CONTEXT)
    t.is(dueBy, null)
    t.not(runsFrom, null)
  })

for (const words of [
  'forthwith',
  'until further orders',
  'daily at 10.30 a.m.',
  'on furnishing a bond',
  'by the bank',
  'within l5 days',
  'on or before l5-06-2024',
  'within 15 (twenty) days',
  'within a month and a half',
  'within two weeks and three days',
  'डेढ़ माह के भीतर',
  'साढ़े तीन माह के भीतर',
])
  test(`"${words}" sets no day`, (t) => t.is(dueOf(words, CONTEXT).dueBy, null))

const dueIn = (sentence: string) =>
  itemsIn(orderSentences([{ page: 1, isRead: true, text: `1. ${sentence}` }]), '2024-06-05').directions[0]

for (const [runsFrom, sentence] of [
  ['receipt', 'Upon receipt of a copy of this order, the authority shall decide the representation within 30 days.'],
  ['receipt', 'On receipt of a certified copy of this order, the Registrar shall, within 30 days, refund the fee.'],
  ['production', 'The Collector shall, on production of a copy of this order, release the vehicle within one week.'],
  ['filed', 'If such a reply is filed, the petitioner shall file its rejoinder within two weeks.'],
  ['deposit', 'Upon deposit of the balance, the bank shall return the title deeds within 15 days.'],
  ['served', 'After being served with the summons, the defendant shall file its written statement within 30 days.'],
] as const)
  test(`the time of "${sentence}" runs from an event without a day`, (t) => {
    const direction = dueIn(sentence)
    t.is(direction?.dueBy, null)
    t.regex(direction?.runsFrom ?? '', new RegExp(runsFrom))
  })

for (const [dueBy, sentence] of [
  ['2024-06-30', 'The affidavit filed on 12-03-2024 shall be replied to by the respondent by 30-06-2024.'],
  [
    '2024-07-31',
    'The petitioner shall pay the sum demanded on 02.01.2024, by instalments or whole, on or before 31.07.2024.',
  ],
  [
    '2024-07-20',
    'The plan of 01-06-2024, to be read with that on 20-05-2024, shall be filed by the applicant before 21-07-2024.',
  ],
  ['2024-07-31', 'प्रतिवादी दिनांक 10-05-2024 को दाखिल प्रार्थना पत्र पर आपत्ति 31-07-2024 तक दाखिल करे।'],
] as const)
  test(`"${sentence}" is by ${dueBy}, not by the day of what was before`, (t) => t.is(dueIn(sentence)?.dueBy, dueBy))

test('a day that is a Sunday is said to be one, and is not moved', (t) => {
  const { dueBy, derivation } = dueOf('within ten days', { orderDate: '2024-06-06', nextDate: null })
  t.is(dueBy, '2024-06-16')
  t.regex(
    derivation ?? '',
    /^06-06-2024 \+ 10 days; .* A Sunday: if the court is closed, its next open day may count\.$/,
  )
})

test('"thereafter" has the last possible day of what stands before in its derivation', (t) => {
  const { derivation } = dueOf('within one week thereafter', { ...CONTEXT, before: '2024-06-26' })
  t.regex(derivation ?? '', /^At the latest 03-07-2024: 26-06-2024 \+ 1 week/)
})

/** Reckons a due day by counting single days on the calendar, month by month: as a clerk would, and as the code does not. */
function clerk(day: string, count: number, unit: string): string {
  const at = new Date(`${day}T12:00:00Z`)
  const days = { hours: count / 24, days: count, weeks: 7 * count, fortnights: 14 * count }[unit]
  if (days !== undefined) {
    for (let one = 0; one < days; one++) at.setUTCDate(at.getUTCDate() + 1)
    return at.toISOString().slice(0, 10)
  }
  const wanted = at.getUTCDate()
  at.setUTCDate(1)
  for (let one = 0; one < (unit === 'years' ? 12 * count : count); one++) at.setUTCMonth(at.getUTCMonth() + 1)
  const month = at.getUTCMonth()
  while (at.getUTCDate() < wanted) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCMonth() === month) continue
    at.setUTCDate(0)
    break
  }
  return at.toISOString().slice(0, 10)
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const generated = fc.record({
  day: fc.integer({ min: 0, max: 9_000 }).map((at) => new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10)),
  count: fc.integer({ min: 1, max: 15 }),
  unit: fc.constantFrom('hours', 'days', 'weeks', 'fortnights', 'months', 'years'),
  isInWords: fc.boolean(),
  frame: fc.constantFrom(
    'within #',
    'within a period of #',
    'within # from today',
    'within # from the date of this order',
    'not later than #',
  ),
  sentence: fc.constantFrom(
    'The respondent shall file its reply @.',
    'The appellant is directed to deposit Rs. 5,00,000 in this Court @.',
    'Let the affidavit be filed @.',
    'The defendants shall, @, hand over the keys to the plaintiff.',
    'Reply be filed @.',
    'The petition is dismissed and the petitioner shall pay Rs. 10,000 @, failing which the bail shall stand cancelled.',
  ),
})

test('of 10,000 generated orders every due day is what a clerk counts', (t) => {
  fc.assert(
    fc.property(generated, ({ day, count, unit, isInWords, frame, sentence }) => {
      const number = unit === 'hours' ? 24 * count : count
      const written = isInWords && number <= 15 ? (WORDS[number - 1] ?? '') : String(number)
      const period = frame.replace('#', `${written} ${number === 1 ? unit.slice(0, -1) : unit}`)
      const text = `1. ${sentence.replace('@', period)}`
      const [direction] = itemsIn(orderSentences([{ page: 1, isRead: true, text }]), day).directions
      t.is(direction?.dueBy, clerk(day, number, unit), `${day}: ${text}`)
    }),
    { numRuns: 10_000, seed: 49 },
  )
})

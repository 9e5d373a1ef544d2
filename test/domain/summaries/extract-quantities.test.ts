import test from 'ava'
import { extractQuantities } from '../../../domain/summaries/extract-quantities.ts'

const quantities = (text: string) => extractQuantities(text).quantities.map(({ value, unit }) => [value, unit])

for (const [text, ...found] of [
  ['Rs. 24,50,000/- were paid', [2_450_000, 'INR']],
  ['two crore fifty lakh rupees', [25_000_000, 'INR']],
  ['two crore & fifty lakh rupees', [25_000_000, 'INR']],
  ['Rs. 2 crore fifty five lakh', [25_500_000, 'INR']],
  ['fifty 5 rupee notes', [50, undefined], [5, 'INR']],
  ['2.5 lakh crore', [2_500_000_000_000, undefined]],
  ['twenty-four days and 3 weeks', [24, 'day'], [3, 'week']],
  ['Sections 9 and 10', [9, undefined], [10, undefined]],
  ['twelve per cent of it', [12, 'percent']],
  ['four hundred and five months', [405, 'month']],
  ['one of them', ...[]],
  ['one day', [1, 'day']],
  ['US$ 40 and € 7', [40, 'USD'], [7, 'EUR']],
  ['on day 30', [30, undefined]],
  ['9 US cents', [9, undefined]],
  ['Rs. 10.50', [10.5, 'INR']],
  ['साढ़े तीन लाख रुपये', [350_000, 'INR']],
  ['पौने दो लाख रुपये', [175_000, 'INR']],
  ['डेढ़ लाख रुपये', [150_000, 'INR']],
  ['सवा लाख रुपये', [125_000, 'INR']],
  ['ढाई करोड़ रुपये', [25_000_000, 'INR']],
  ['three and a half lakh rupees', [350_000, 'INR']],
  ['Rs 10L', [1_000_000, 'INR']],
  ['Rs. 45K', [45_000, 'INR']],
  ['one arab rupees', [1_000_000_000, 'INR']],
  ['62,000 रुपये दो माह', [62_000, 'INR'], [2, 'month']],
  ['६२,००० रुपये दो व्यक्तियों', [2, undefined]],
  ...['Rs. 1,2O,000', 'Rs. l,20,000', 'Rs.1,S0,000', 'Rs. 48, 77,000', 'Rs. 248,77,000', 'Rs. २48,77,000'].map(
    (doubtful) => [doubtful] as const,
  ),
] as readonly (readonly [string, ...(readonly [number, string | undefined])[]])[])
  test(`"${text}" states ${found.map((one) => one.join(' ')).join(', ') || 'no number'}`, (t) => {
    t.deepEqual(
      quantities(text),
      found.map(([value, unit]) => [value, unit]),
    )
  })

test('a number says where it stands', (t) => {
  const text = 'of Rs. 24,50,000/- and 9%'
  t.deepEqual(
    extractQuantities(text).quantities.map(({ at, end }) => text.slice(at, end)),
    ['24,50,000', '9'],
  )
})

test('numbers that are one sign with others are signs', (t) => {
  t.deepEqual(extractQuantities('no. 12/2024 at 10:30, part 1.2.3'), {
    quantities: [],
    signs: ['12/2024', '10:30', '1.2.3'],
  })
})

test('money is written with commas or with a word for many', (t) => {
  const looks = (text: string) => extractQuantities(text).quantities.map(({ looksLikeMoney }) => looksLikeMoney)
  t.deepEqual(looks('4,500 and 3 lakh'), [true, true])
  t.deepEqual(looks('4500'), [false])
})

import test from 'ava'
import { extractDates } from '../../../domain/summaries/extract-dates.ts'

test('a day is read right behind a word or another date, not inside a number', (t) => {
  t.deepEqual(extractDates('Dt.05.06.2024, dtd-05.06.2024, dated:05.06.2024').dates, Array(3).fill('2024-06-05'))
  t.deepEqual(extractDates('on 5.6.2024,6.6.2024').dates, ['2024-06-05', '2024-06-06'])
  t.deepEqual(extractDates('Rs. 1,05.06.2024').dates, [])
})

for (const [text, date] of [
  ['the second day of January Two Thousand Twenty Four', '2024-01-02'],
  ['this the twenty-first day of June, 2024', '2024-06-21'],
  ['31-XII-2024', '2024-12-31'],
  ['31 Dec 24.', '2024-12-31'],
  ['5 जून 2024', '2024-06-05'],
] as const)
  test(`"${text}" is ${date}`, (t) => t.deepEqual(extractDates(text).dates, [date]))

for (const text of [
  'l5-06-2024',
  '15-06-20Z4',
  'June 1S, 2024',
  '२5-06-2024',
  '29.02.2023',
  '31-06-2024',
  '45 March 2024',
  '45-03-2024',
  '12-13-2024',
  'March 45, 2024',
])
  test(`"${text}" is no day`, (t) =>
    t.deepEqual(
      extractDates(text).dates.filter((date) => date.length > 7),
      [],
    ))

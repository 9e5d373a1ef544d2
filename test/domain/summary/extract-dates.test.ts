import test from 'ava'
import { extractDates } from '../../../domain/summary/extract-dates.ts'

for (const text of ['45 March 2024', '45-03-2024', '12-13-2024', 'March 45, 2024'])
  test(`"${text}" is no day`, (t) =>
    t.deepEqual(
      extractDates(text).dates.filter((date) => date.length > 7),
      [],
    ))

import test from 'ava'
import fc from 'fast-check'
import { printDate, readDate } from '../../domain/dates.ts'

const SPELLINGS: [written: string, date: string | undefined][] = [
  ['02nd May 2017', '2017-05-02'],
  ['31st December 2018', '2018-12-31'],
  ['3rd Sept. 2021', '2021-09-03'],
  ['1 of January 2020', '2020-01-01'],
  ['May 2, 2017', '2017-05-02'],
  ['24-Apr-2026', '2026-04-24'],
  ['24-Apr-2026 (Uploaded On 25-04-2026 17:22:34)', '2026-04-24'],
  ['24-04-2017', '2017-04-24'],
  ['24.4.2017', '2017-04-24'],
  ['06/05/2026', '2026-05-06'],
  ['YES</br>24-03-2022', '2022-03-24'],
  ['20230526', '2023-05-26'],
  ['2024-02-29', '2024-02-29'],
  ['2018-07-07T00:00:00Z', '2018-07-07'],
  ['2018-07-06T18:30:00.000Z', '2018-07-07'],
  ['2018-07-07T00:00:00', '2018-07-07'],
  ['2018-07-07T00:00:00+05:30', '2018-07-07'],
  ['1990-01-05', '1990-01-05'],
  ['', undefined],
  ['--', undefined],
  ['Next Date is not given', undefined],
  ['UNKNOWN', undefined],
  ['this the 5th day of January, 2024', '2024-01-05'],
  ['Second day of May, Two Thousand Seventeen', '2017-05-02'],
  ['twenty-third April two thousand and twenty five', '2025-04-23'],
  ['Thirty First December, Nineteen Hundred and Ninety-Nine', '1999-12-31'],
  ['May second, twenty twenty-four', '2024-05-02'],
  ['one two three', undefined],
  ['order of the second court', undefined],
  ['0000-00-00', undefined],
  ['0001-01-01T00:00:00Z', undefined],
  ['31-02-2024', undefined],
  ['29-02-2023', undefined],
  ['24-04-17', undefined],
  ['12 Foo 2024', undefined],
  ['1234567', undefined],
  ['201509000012024', undefined],
]

for (const [written, date] of SPELLINGS)
  test(`"${written}" is ${date ?? 'no date'}`, (t) => t.is(readDate(written), date))

test('a date is printed as DD-MM-YYYY', (t) => t.is(printDate('2024-03-09'), '09-03-2024'))

test('every calendar day is read back from how it is printed', (t) => {
  const day = fc.date({ min: new Date('1850-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      return readDate(printDate(iso)) === iso && readDate(iso) === iso && readDate(`${iso}T00:00:00Z`) === iso
    }),
  )
  t.pass()
})

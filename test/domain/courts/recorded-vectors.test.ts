import { existsSync, readFileSync } from 'node:fs'
import test from 'ava'
import { parseCaseNumber } from '../../../domain/courts/case-number.ts'
import { courtTypeOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import { readInternalCaseNumber } from '../../../domain/courts/internal-case-number.ts'
import { readDate } from '../../../domain/dates.ts'

const FOLDER = new URL('../../../../shared/fixtures/identifiers/', import.meta.url)

if (existsSync(FOLDER)) {
  test('recorded CNRs are of a recognised form and accepted by their court type, but for printed judgments', (t) => {
    for (const [cnr = ''] of rows('cnr.valid.real.csv')) {
      t.deepEqual(readCnr(cnr), { cnr, recognisedForm: true })
      const courtType = courtTypeOfCnr(cnr)
      t.is(courtType === undefined, cnr.startsWith('ESCR'))
      if (courtType) t.like(readIdentifier({ courtType, cnr }), { ok: true, warnings: [] })
    }
  })

  test('recorded mistakes for a CNR are refused or doubted', (t) => {
    for (const [written = '', expected] of rows('cnr.invalid.csv')) {
      const reading = readCnr(written)
      t.is(reading === undefined ? 'reject' : reading.recognisedForm ? 'accept' : 'warn', expected ?? '')
    }
  })

  test('recorded written forms of CNRs are normalised', (t) => {
    for (const [written = '', cnr] of rows('cnr.written-forms.csv')) t.is(readCnr(written)?.cnr, cnr)
  })

  test('recorded case numbers are read', (t) => {
    for (const [, line = '', type, serial, year] of rows('case-number.spellings.csv'))
      t.like(parseCaseNumber(line), { type, serial, year: Number(year) })
  })

  test('recorded internal case numbers are read', (t) => {
    for (const [digits = '', , typeCode, serial, year] of rows('hc-internal-case-no.csv'))
      t.deepEqual(readInternalCaseNumber(digits), {
        typeCode: Number(typeCode),
        serial: Number(serial),
        year: Number(year),
      })
  })

  test('recorded dates are read', (t) => {
    for (const [written = '', date] of rows('dates.spellings.csv')) t.is(readDate(written), date || undefined)
  })
}

/** The leading cells of each row below the head; only the remarks at the end of a row hold quotes or commas. */
function rows(file: string): string[][] {
  const [, ...lines] = readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => line.split(','))
}

import { existsSync, readFileSync } from 'node:fs'
import test from 'ava'
import { parseCaseNumber } from '../../../domain/courts/case-number.ts'
import { courtTypeOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import { readDate } from '../../../domain/dates.ts'

const RECORDED = new URL('../../../../shared/fixtures/identifiers/', import.meta.url)

/** Rows of the same tables as the recorded ones, with invented numbers. */
const SAMPLES: Record<string, string> = {
  'cnr.valid.real.csv': 'DLND010000012024\nDLHC010000012024\nSCIN010000012024\nESCR010000012024',
  'cnr.invalid.csv': ',reject\nDLND01000001202,reject\nDLNDX01000012024,warn\nDELHI01,reject',
  'cnr.written-forms.csv': 'DLND01-000001-2024,DLND010000012024\ndlhc01 - 000001 - 2024,DLHC010000012024',
  'case-number.spellings.csv': 'HC,WP(C)/0000017/2024,WP(C),17,2024\nDC,C.S. No. 17 of 2024,C.S.,17,2024',
  'dates.spellings.csv': '2nd May 2024,2024-05-02\n24-04-2024,2024-04-24\n24-Apr-2024,2024-04-24\nnot listed,',
}

testVectors('sample', (file) => SAMPLES[file] ?? '')
if (existsSync(RECORDED))
  testVectors('recorded', (file) => readFileSync(new URL(file, RECORDED), 'utf8').replace(/^.*\r?\n/, ''))

function testVectors(kind: string, textOf: (file: string) => string): void {
  test(`${kind} CNRs are of a recognised form and accepted by their court type, except printed judgments`, (t) => {
    for (const [cnr = ''] of rows(textOf('cnr.valid.real.csv'))) {
      t.deepEqual(readCnr(cnr), { cnr, recognisedForm: true })
      const courtType = courtTypeOfCnr(cnr)
      t.is(courtType === undefined, cnr.startsWith('ESCR'))
      if (courtType) t.like(readIdentifier({ courtType, cnr }), { ok: true, isConfirmed: true })
    }
  })

  test(`${kind} mistakes for a CNR are rejected or doubted`, (t) => {
    for (const [written = '', expected] of rows(textOf('cnr.invalid.csv'))) {
      const reading = readCnr(written)
      t.is(reading === undefined ? 'reject' : reading.recognisedForm ? 'accept' : 'warn', expected ?? '')
    }
  })

  test(`${kind} written forms of CNRs are normalised`, (t) => {
    for (const [written = '', cnr] of rows(textOf('cnr.written-forms.csv'))) t.is(readCnr(written)?.cnr, cnr)
  })

  test(`${kind} case numbers are read`, (t) => {
    for (const [, line = '', type, serial, year] of rows(textOf('case-number.spellings.csv')))
      t.like(parseCaseNumber(line), { type, serial, year: Number(year) })
  })

  test(`${kind} dates are read`, (t) => {
    for (const [written = '', date] of rows(textOf('dates.spellings.csv'))) t.is(readDate(written), date || undefined)
  })
}

/** Returns the leading cells of each row; only the remarks at the end of a row hold quotes or commas. */
function rows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(','))
}

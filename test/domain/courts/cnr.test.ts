import test from 'ava'
import fc from 'fast-check'
import { courtTypeOfCnr, readCnr } from '../../../domain/courts/cnr.ts'
import { arbitraryCnr, writtenForms } from './arbitraries.ts'

test('a district may be digits and an establishment letters', (t) => {
  t.deepEqual(readCnr('MP07019000012017'), { cnr: 'MP07019000012017', recognisedForm: true })
  t.deepEqual(readCnr('WBCHCA9000012024'), { cnr: 'WBCHCA9000012024', recognisedForm: true })
})

test('a year of 1990 is a year', (t) => {
  t.deepEqual(readCnr('DLND019000011990'), { cnr: 'DLND019000011990', recognisedForm: true })
})

test('sixteen characters in a form that no court uses are read, but not recognised', (t) => {
  t.deepEqual(readCnr('MHPUN09000012024'), { cnr: 'MHPUN09000012024', recognisedForm: false })
})

for (const [written, why] of [
  ['', 'empty'],
  ['DLND01900001202', 'a character short'],
  ['DLND0190000120244', 'a character long'],
  ['DLND01900001O024', 'a letter O in the year'],
  ['DLND019000012124', 'a year of the next century'],
  ['201509000012024', 'an internal case number'],
  ['2024:CHC-AS:9001', 'a neutral citation'],
  ['DLND01', 'only the establishment'],
] as const)
  test(`not a CNR: ${why}`, (t) => t.is(readCnr(written), undefined))

for (const [cnr, courtType] of [
  ['DLND019000012024', 'DC'],
  ['TNCH019000012024', 'DC'],
  ['DLHC019000012024', 'HC'],
  ['HCBM069000012024', 'HC'],
  ['HCMD019000012024', 'HC'],
  ['HBHC019000012024', 'HC'],
  ['WBCHCO9000012024', 'HC'],
  ['DLHC099000012024', 'HC'],
  ['TSHC019000012024', 'DC'],
  ['WBCH019000012024', 'DC'],
  ['SCIN019000012024', 'SC'],
  ['ESCR019000012024', undefined],
] as const)
  test(`${cnr} is of ${courtType ?? 'no court: it numbers a printed judgment'}`, (t) =>
    t.is(courtTypeOfCnr(cnr), courtType))

test('every written form of a CNR is read as the same CNR, and reading it again changes nothing', (t) => {
  fc.assert(
    fc.property(arbitraryCnr, (cnr) =>
      writtenForms(cnr).every((written) => readCnr(written)?.cnr === cnr && readCnr(cnr)?.cnr === cnr),
    ),
  )
  t.pass()
})

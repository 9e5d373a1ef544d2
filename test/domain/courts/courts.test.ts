import { isDeepStrictEqual } from 'node:util'
import test from 'ava'
import fc from 'fast-check'
import { CASE_STATUS_PAGES } from '../../../domain/courts/case-status-pages.ts'
import { compact } from '../../../domain/courts/codes.ts'
import { courtOf, readIdentifier } from '../../../domain/courts/index.ts'
import { COURT_TYPES, IDENTIFIER_FIELDS, type IdentifierField } from '../../../domain/courts/types.ts'
import { arbitraryCnr, arbitrarySerial, arbitraryYear, writtenForms, writtenNumbers } from './arbitraries.ts'

const SAMPLE = {
  registrationNumber: '900001/2024',
  filingNumber: '2709139000012024',
  diaryNumber: '900001/2024',
  establishmentCode: 'DLHC01',
  caseType: 'CC',
}
const SAMPLE_CNR = { DC: 'DLND019000012024', HC: 'DLHC019000012024', SC: 'SCIN019000012024' }

const arbitraryCode = fc.oneof(
  fc.constantFrom('31', '009', 'Mumbai', 'DLHC01', 'C.A.', 'CP (IB)', 'R&D', "O'S"),
  fc.string({ minLength: 1, maxLength: 64 }),
)
const arbitraryNumber = fc
  .tuple(arbitrarySerial, arbitraryYear)
  .chain(([serial, year]) => fc.constantFrom(...writtenNumbers(serial, year)))

/** Values that are usually accepted, whatever the court type. */
const plausible: Record<IdentifierField, fc.Arbitrary<string>> = {
  cnr: fc.oneof(arbitraryCnr, fc.constantFrom(...Object.values(SAMPLE_CNR))),
  registrationNumber: fc.oneof(
    arbitraryNumber,
    fc.constantFrom('29(MB)2022', '29/ND/2022', '27-28/2024'),
    arbitrarySerial.map((serial) => `dc - 525 - cc - ${serial} - 2023`),
  ),
  filingNumber: fc.constantFrom('2709139000012024', '2709139-00001-2024', '0710019000012024'),
  diaryNumber: fc.oneof(arbitraryNumber, fc.constant('900142025')),
  establishmentCode: arbitraryCode,
  caseType: arbitraryCode,
}

test('every court type has its court', (t) => {
  t.deepEqual(
    COURT_TYPES.map((courtType) => courtOf(courtType).courtType),
    [...COURT_TYPES],
  )
})

for (const courtType of COURT_TYPES) {
  const court = courtOf(courtType)
  const registrationNumber = courtType === 'CC' ? 'DC/525/CC/900001/2024' : SAMPLE.registrationNumber
  const cnr = courtType === 'DC' || courtType === 'HC' || courtType === 'SC' ? SAMPLE_CNR[courtType] : undefined

  test(`${courtType}: each combination it requires names a case, and none of its fields is dispensable`, (t) => {
    for (const way of court.requires) {
      const sample = { ...SAMPLE, registrationNumber, cnr }
      const input = Object.fromEntries(way.map((field) => [field, sample[field]]))
      t.true(readIdentifier({ courtType, ...input }).ok)
      for (const field of way) t.false(readIdentifier({ courtType, ...input, [field]: null }).ok)
    }
  })

  test(`${courtType}: no two codes of a list are one code written twice`, (t) => {
    for (const list of [court.establishments, court.caseTypes()])
      t.is(new Set(list.map(({ code }) => compact(code))).size, list.length)
  })

  test(`${courtType}: any input is read or rejected with a reason, without an exception`, (t) => {
    const value = fc.option(fc.oneof(fc.string({ unit: 'grapheme' }), plausible.registrationNumber, arbitraryCnr))
    const fields = fc.record(Object.fromEntries(IDENTIFIER_FIELDS.map((field) => [field, value])))
    fc.assert(
      fc.property(fields, (input) => {
        const reading = readIdentifier({ courtType, ...input })
        return reading.ok || reading.issues.length > 0
      }),
    )
    t.pass()
  })

  test(`${courtType}: keys are safe in a workflow id and unique, and reading a result again changes nothing`, (t) => {
    const input = fc.constantFrom(...court.requires).chain((way) => {
      const needed = Object.fromEntries(way.map((field) => [field, plausible[field]]))
      const extra = fc.record({ establishmentCode: plausible.establishmentCode }, { requiredKeys: [] })
      return fc.tuple(extra, fc.record(needed)).map(([more, enough]) => ({ ...more, ...enough }))
    })
    fc.assert(
      fc.property(input, (written) => {
        const reading = readIdentifier({ courtType, ...written })
        fc.pre(reading.ok)
        const keys = [reading.identity.key, ...reading.identity.aliases]
        return (
          keys.every((key) => key.startsWith(`${courtType}:`) && /^[A-Za-z0-9._\-/()&:]{1,200}$/.test(key)) &&
          new Set(keys).size === keys.length &&
          isDeepStrictEqual(readIdentifier(reading.identifier), reading)
        )
      }),
    )
    t.pass()
  })
}

test('every written form of a CNR is one case', (t) => {
  const districtCnr = arbitraryCnr.filter((cnr) => !/^(..HC|HC|WBCHC|SCIN|ESCR)/.test(cnr))
  fc.assert(
    fc.property(districtCnr, (cnr) =>
      writtenForms(cnr).every((written) => keyOf({ courtType: 'DC', cnr: written }) === `DC:cnr:${cnr}`),
    ),
  )
  t.pass()
})

test('every written form of a registration number and its type is one case', (t) => {
  const types = fc.constantFrom('W.P.(C)', 'wp (c)', 'WP(C)', 'W.P. (C)', 'W.P.-C')
  fc.assert(
    fc.property(types, arbitrarySerial, arbitraryYear, (caseType, serial, year) =>
      writtenNumbers(serial, year)
        .flatMap((number) => [number, `${caseType} ${number}`])
        .every((registrationNumber) => {
          const input = { courtType: 'HC', establishmentCode: 'DLHC01', caseType, registrationNumber }
          return keyOf(input) === `HC:case:DLHC01/WPC/${serial}/${year}`
        }),
    ),
  )
  t.pass()
})

test('the diary number and the CNR of a Supreme Court case lead to the same keys', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), arbitraryYear, (number, year) => {
      const byDiary = readIdentifier({ courtType: 'SC', diaryNumber: `${number}/${year}` })
      const byCnr = readIdentifier({ courtType: 'SC', cnr: `SCIN01${String(number).padStart(6, '0')}${year}` })
      return byDiary.ok && byCnr.ok && isDeepStrictEqual(byDiary.identity, byCnr.identity)
    }),
  )
  t.pass()
})

function keyOf(input: Parameters<typeof readIdentifier>[0]): string | undefined {
  const reading = readIdentifier(input)
  return reading.ok ? reading.identity.key : undefined
}

test('the page of each court is on an official site, over https, and names no case', (t) => {
  for (const [courtType, page] of Object.entries(CASE_STATUS_PAGES)) {
    const { protocol, hostname, search } = new URL(page)
    t.is(protocol, 'https:', courtType)
    t.regex(hostname, /\.(gov|nic)\.in$/, courtType)
    t.is(search, '', courtType)
  }
})

import test from 'ava'
import type { CourtCase } from '../../../domain/case.ts'
import { type IdentifiedCase, isSameCase, possibleDuplicates } from '../../../domain/matching/cases.ts'

function aCase(key: string, differences: Partial<CourtCase> = {}, aliases: string[] = []): IdentifiedCase {
  return {
    identity: { key, aliases },
    case: {
      identifier: { courtType: 'HC' },
      courtType: 'HC',
      court: 'High Court of Delhi',
      caseNumber: 'W.P.(C)/123/2024',
      filingDate: '2024-03-01',
      petitioners: [{ name: 'Tamraparni Switchgears Private Limited' }],
      respondents: [{ name: 'Harkishan Dobaria' }],
      acts: [],
      hearings: [],
      orders: [],
      interlocutoryApplications: [],
      linkedCases: [],
      ...differences,
    },
  }
}

const known = aCase('HC:cnr:DLHC010000012024')

test('one key, or a key that is the other case’s alias, is one case', (t) => {
  const { identity } = known
  t.true(isSameCase(identity, { key: 'HC:cnr:DLHC010000012024', aliases: [] }))
  t.true(isSameCase(identity, { key: 'HC:registration:x', aliases: ['HC:cnr:DLHC010000012024'] }))
  t.true(isSameCase({ key: 'HC:registration:x', aliases: ['HC:cnr:DLHC010000012024'] }, identity))
  t.false(isSameCase(identity, { key: 'HC:cnr:DLHC010000022024', aliases: [] }))
})

test('the same case is no duplicate of itself', (t) => {
  t.deepEqual(possibleDuplicates(known, [known]), [])
})

test('the same parties in the same court and year under another identity are a possible duplicate', (t) => {
  const found = aCase('HC:registration:W.P.C/77/2024', {
    caseNumber: 'W.P.(C)/77/2024',
    petitioners: [{ name: 'M/S TAMRAPARNI SWITCHGEARS (P) LTD. & ANR.' }],
    respondents: [{ name: 'Mr. X' }, { name: 'HARKISHAN DOBARIA' }],
  })
  t.deepEqual(possibleDuplicates(found, [known]), [{ key: known.identity.key, shared: ['court', 'year', 'parties'] }])
})

test('the same number with another year is one too, written with other zeros', (t) => {
  const found = aCase('HC:x', { caseNumber: 'WPC 0000123 of 2023', filingDate: '2023-03-01' })
  t.deepEqual(possibleDuplicates(found, [known]), [{ key: known.identity.key, shared: ['court', 'number', 'parties'] }])
})

test('a further number in common is enough', (t) => {
  const found = aCase('HC:x', { court: 'High Court of Bombay', petitioners: [{ name: 'Morvani' }] }, [
    'HC:filing:9/2024',
  ])
  const other = aCase('HC:y', {}, ['HC:filing:9/2024'])
  t.deepEqual(
    possibleDuplicates(found, [other]).map(({ shared }) => shared[0]),
    ['alias'],
  )
})

const DISTINCT: [what: string, differences: Partial<CourtCase>][] = [
  ['another court', { court: 'High Court of Bombay' }],
  ['another court type', { courtType: 'DC' }],
  ['another bench', { bench: 'Aurangabad' }],
  ['another petitioner', { petitioners: [{ name: 'Tamraparni Switchgears Employees Union' }] }],
  ['another respondent', { respondents: [{ name: 'Jaykishan Dobaria' }] }],
  ['the sides exchanged', { petitioners: [{ name: 'Harkishan Dobaria' }], respondents: known.case.petitioners }],
  ['another year and number', { caseNumber: 'W.P.(C)/9/2020', filingDate: '2020-01-01' }],
]
for (const [what, differences] of DISTINCT)
  test(`${what}: another case`, (t) => {
    const benched = aCase(known.identity.key, { bench: 'Nagpur' })
    t.deepEqual(possibleDuplicates(aCase('HC:x', differences), [benched]), [])
  })

import test from 'ava'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import { filingYear, partiesOf, placeOf } from '../../../domain/found-cases/found-case.ts'
import { identityOf } from '../../../domain/found-cases/identity.ts'
import { prepareCompany } from '../../../domain/found-cases/party.ts'
import { filterProblems, passesFilters } from '../../../domain/historical-search/filters.ts'
import { collectCase } from '../../../domain/historical-search/result.ts'
import { type SearchCriteria, statusAt } from '../../../domain/historical-search/search.ts'

function criteria(changes: Partial<SearchCriteria> = {}): SearchCriteria {
  return {
    name: 'Mandara Roadways Private Limited',
    partyType: 'BOTH',
    filters: {},
    nameVariations: [],
    generatedVariations: [],
    ...changes,
  }
}

function found(changes: Partial<FoundCase> = {}): FoundCase {
  return {
    courtType: 'HC',
    cnr: 'DLHC010001232024',
    petitioners: ['MANDARA ROADWAYS PVT. LTD.'],
    respondents: ['Anil Deshpande'],
    ...changes,
  }
}

function collect(changes: Partial<FoundCase> = {}, searched: Partial<SearchCriteria> = {}) {
  const all = criteria(searched)
  return collectCase(found(changes), prepareCompany(all), all.filters)?.result
}

test('a result has every field of the contract, null without a value from the source', (t) => {
  t.deepEqual(collect(), {
    caseRef: identityRef(),
    caseIdentifier: { courtType: 'HC', cnr: 'DLHC010001232024' },
    identifierStatus: 'CONFIRMED',
    courtType: 'HC',
    court: null,
    state: null,
    district: null,
    bench: null,
    caseType: null,
    caseTypeName: null,
    caseNature: null,
    caseNumber: null,
    filingNumber: null,
    registrationNumber: null,
    caseStatus: null,
    natureOfDisposal: null,
    cnrNumber: 'DLHC010001232024',
    filingDate: null,
    registrationDate: null,
    nextHearingDate: null,
    decisionDate: null,
    filingYear: 2024,
    petitioner: 'MANDARA ROADWAYS PVT. LTD.',
    respondent: 'Anil Deshpande',
    partyRole: 'PETITIONER',
    matchedParty: 'MANDARA ROADWAYS PVT. LTD.',
    petitioners: ['MANDARA ROADWAYS PVT. LTD.'],
    respondents: ['Anil Deshpande'],
    partyCountTruncated: false,
  })
})

function identityRef(): string | undefined {
  return collect({ petitioners: ['M/S MANDARA ROADWAYS (P) LTD'] })?.caseRef
}

test('every party is listed once, in the order of the court, without placeholders', (t) => {
  const result = collect({ respondents: ['--', 'Anil Deshpande', 'N/A', ' ANIL  DESHPANDE ', 'Sunita Rao', ''] })
  t.deepEqual(result?.respondents, ['Anil Deshpande', 'Sunita Rao'])
})

test('a placeholder is no party, however it is punctuated', (t) => {
  const written = [
    'NIL.',
    'Not Available.',
    'Unknown.',
    '(null)',
    '-NA-',
    'N.A.,',
    'n/a',
    'Nill',
    'NA NA',
    'XXX',
    '0',
    '*** ',
  ]
  t.deepEqual(partiesOf([...written, 'Not Mentioned', 'not disclosed', 'Name Not Known', 'To be updated', '–', '']), [])
  const named = ['Unknown Ltd', 'Nil Ratan Exports', 'Nilgiri Teas', 'X Y Z', 'Nā', 'Xenon', '90 Degrees', 'कंपनी']
  t.deepEqual(partiesOf(named), named)
})

test('a party is the same with any blanks and points in its name, and is written as at first', (t) => {
  const written = ['Tamarind Tiles Ltd', 'TAMARIND  TILES LTD.', 'Tamarind Tiles, Ltd', 'Tamarind Tiles (Salem) Ltd']
  t.deepEqual(partiesOf(written), ['Tamarind Tiles Ltd', 'Tamarind Tiles (Salem) Ltd'])
})

for (const [name, petitioner] of [
  ['another trade', 'Mandara Travels Private Limited'],
  ['a union', 'Mandara Roadways Workers Union'],
  ['another place', 'Mandara Roadways (Pune) Private Limited'],
])
  test(`a similar name is not taken for the company: ${name}`, (t) => {
    t.is(collect({ petitioners: [String(petitioner)] }), undefined)
  })

test('a name variation from the client finds a party that the name alone does not', (t) => {
  const petitioners = ['Old Harbour Carriers Limited']
  t.is(collect({ petitioners }), undefined)
  t.is(
    collect({ petitioners }, { nameVariations: ['Old Harbour Carriers Ltd'] })?.matchedParty,
    'Old Harbour Carriers Limited',
  )
})

test('a generated variation counts like one from the client', (t) => {
  const petitioners = ['Old Harbour Carriers Limited']
  t.truthy(collect({ petitioners }, { generatedVariations: ['Old Harbour Carriers Ltd'] }))
})

test('another registration number distinguishes a company of the same name', (t) => {
  const registrationNumber = 'U60200MH2001PTC131415'
  const other = { petitioners: ['Mandara Roadways Private Limited (CIN U60200KA2011PTC161718)'] }
  t.truthy(collect(other))
  t.is(collect(other, { registrationNumber }), undefined)
})

test('the same registration number finds the company under another name', (t) => {
  const registrationNumber = 'U60200MH2001PTC131415'
  const renamed = { petitioners: ['Mandara Freight Private Limited (CIN U60200MH2001PTC131415)'] }
  t.is(collect(renamed), undefined)
  t.truthy(collect(renamed, { registrationNumber }))
})

test('a court outside the location does not reduce an exact match: a company is sued everywhere', (t) => {
  const inBengaluru = { state: 'Karnataka', district: 'Bengaluru' }
  t.truthy(collect(inBengaluru, { location: 'Pune, Maharashtra' }))
})

test('a court at the location does not make a similar name match', (t) => {
  const lookAlike = { petitioners: ['Mandara Travels Private Limited'], district: 'Pune', state: 'Maharashtra' }
  t.is(collect(lookAlike, { location: 'Pune, Maharashtra' }), undefined)
})

test('the requested side includes cases with the company on both', (t) => {
  const both = { respondents: ['Sunita Rao', 'Mandara Roadways Pvt Ltd'] }
  const roles = (['PETITIONER', 'RESPONDENT', 'BOTH'] as const).map((partyType) => collect(both, { partyType }))
  t.deepEqual(
    roles.map((result) => [result?.partyRole, result?.matchedParty]),
    [
      ['BOTH', 'MANDARA ROADWAYS PVT. LTD.'],
      ['BOTH', 'Mandara Roadways Pvt Ltd'],
      ['BOTH', 'MANDARA ROADWAYS PVT. LTD.'],
    ],
  )
  t.is(collect({}, { partyType: 'RESPONDENT' }), undefined)
})

test('an identifier with codes unknown to any court list needs confirmation; without enough numbers there is none', (t) => {
  const drt: FoundCase = { courtType: 'DRT', registrationNumber: '12/2024', petitioners: [], respondents: [] }
  t.like(identityOf({ ...drt, establishmentCode: '1', caseType: 'OA' }), { identifierStatus: 'CONFIRMED' })
  t.like(identityOf({ ...drt, establishmentCode: 'DRTDL1', caseType: 'OA' }), {
    identifierStatus: 'NEEDS_CONFIRMATION',
    identifier: { courtType: 'DRT', establishmentCode: 'DRTDL1' },
  })
  const bare = identityOf(drt)
  t.is(bare.identifierStatus, 'NEEDS_CONFIRMATION')
  t.is(bare.identifier, undefined)
})

test("a case of a forum without a live lookup has its own identity, whatever its source's spacing", (t) => {
  const itat: FoundCase = {
    courtType: 'ITAT',
    establishmentCode: 'ITATMB',
    caseType: 'ITA',
    petitioners: [],
    respondents: [],
  }
  const one = identityOf({ ...itat, registrationNumber: '12/MUM/2024' })
  t.is(identityOf({ ...itat, registrationNumber: '12 / MUM / 2024' }).key, one.key)
  t.not(identityOf({ ...itat, registrationNumber: '13/MUM/2024' }).key, one.key)
})

test('filters are checked again: a case without a value does not meet them', (t) => {
  const case2020 = found({ filingDate: '2020-05-01', status: 'PENDING' })
  t.true(passesFilters(case2020, { fromYear: 2020, toYear: 2020, caseStatus: 'PENDING' }))
  t.false(passesFilters(case2020, { fromYear: 2021 }))
  t.false(passesFilters(case2020, { toYear: 2019 }))
  t.true(passesFilters(found({ filingDate: '1948-05-01' }), { toYear: 1960 }))
  t.false(passesFilters(case2020, { caseStatus: 'DISPOSED' }))
  t.false(passesFilters(found(), { caseStatus: 'PENDING' }))
  t.true(passesFilters(found(), { caseStatus: 'ALL' }))
  t.false(passesFilters({ courtType: 'OTHER', petitioners: [], respondents: [] }, { fromYear: 1950 }))
})

test('the filing year is that of the filing date, else of a number that ends in one', (t) => {
  const cases: FoundCase[] = [
    found({ filingDate: '2019-12-31' }),
    found(),
    { courtType: 'SC', diaryNumber: '4521/2021', petitioners: [], respondents: [] },
    { courtType: 'DC', registrationNumber: 'CS 12/2018', petitioners: [], respondents: [] },
    { courtType: 'NCLT', filingNumber: '2709138012342024', petitioners: [], respondents: [] },
  ]
  const years = cases.map(filingYear)
  t.deepEqual(years, [2019, 2024, 2021, 2018, undefined])
})

test('an application is filed in the year of its own number, not in that of its parent matter', (t) => {
  const numbers = [
    'IA/259(MP)2026 in C.P.(IB)/18(MP)2021',
    'IA(IBC)/1234/2026 in CP(IB)/45/2023',
    'MA 5/2026 c/w CP 12/2017',
    'CP 12/2026 (TP 45/2017)',
    '85012/2026-DB',
  ]
  const { cnr: _, ...withoutCnr } = found({ courtType: 'NCLT' })
  const years = numbers.map((registrationNumber) => filingYear({ ...withoutCnr, registrationNumber }))
  t.deepEqual(years, [2026, 2026, 2026, 2026, 2026])
})

test('any number of a case shows its filing year, its filing number before that of a later registration', (t) => {
  const { cnr: _, ...withoutCnr } = found({ courtType: 'DC' })
  const numbers: Partial<FoundCase>[] = [
    { caseNumber: 'CS/12/2015' },
    { filingNumber: '1234/2015' },
    { filingNumber: '1234/2015', registrationNumber: 'CS/12/2016' },
    { registrationNumber: 'ITA 7/Bengaluru/2015' },
  ]
  const years = numbers.map((number) => filingYear({ ...withoutCnr, ...number }))
  t.deepEqual(years, [2015, 2015, 2015, 2015])
})

test('filters that no case can meet are named', (t) => {
  const paths = (filters: SearchCriteria['filters']) => filterProblems(filters, 2026).map(({ path }) => path)
  t.deepEqual(paths({}), [])
  t.deepEqual(paths({ fromYear: 1950, toYear: 2026 }), [])
  t.deepEqual(paths({ fromYear: 1949, toYear: 1949 }), ['filters.fromYear', 'filters.toYear'])
  t.deepEqual(paths({ fromYear: 2027 }), ['filters.fromYear'])
  t.deepEqual(paths({ fromYear: 2020, toYear: 2019 }), ['filters.fromYear'])
  t.deepEqual(paths({ fromYear: null, toYear: 2030 }), [])
})

test('a search expires at the exact millisecond at which its time ends', (t) => {
  const search = { state: 'COMPLETE', expiresAt: 1_000_000 } as const
  t.is(statusAt(search, 999_999), 'COMPLETE')
  t.is(statusAt(search, 1_000_000), 'EXPIRED')
})

test("the location of a case is its source's district, state and bench, and absent without these", (t) => {
  t.is(placeOf(found({ district: 'Pune', state: 'Maharashtra' })), 'Pune, Maharashtra')
  t.is(placeOf(found({ bench: 'Nagpur' })), 'Nagpur')
  t.is(placeOf(found()), undefined)
})

test('25 parties a side are listed, and the result states when either side has more', (t) => {
  const people = (count: number) => Array.from({ length: count }, (_, at) => `Person ${letters(at)}`)
  const [company = ''] = found().petitioners
  const full = collect({ petitioners: [company, ...people(24)], respondents: people(25) })
  t.deepEqual([full?.petitioners.length, full?.respondents.length, full?.partyCountTruncated], [25, 25, false])
  const manyPetitioners = collect({ petitioners: [company, ...people(25)], respondents: people(1) })
  t.deepEqual([manyPetitioners?.petitioners.length, manyPetitioners?.partyCountTruncated], [25, true])
  const manyRespondents = collect({ respondents: people(26) })
  t.deepEqual([manyRespondents?.respondents.length, manyRespondents?.partyCountTruncated], [25, true])
})

function letters(at: number): string {
  return String.fromCharCode(65 + (at % 26)).repeat(3)
}

test('a case that a filter leaves out is no result, whoever its parties are', (t) => {
  t.truthy(collect({}, { filters: { fromYear: 2024 } }))
  t.is(collect({}, { filters: { fromYear: 2025 } }), undefined)
})

test('a case without court numbers is identified by the letters and digits of its words', (t) => {
  const words = { courtType: 'ITAT', court: 'Bench A', caseType: 'ITA', registrationNumber: '7 / 2024' } as const
  const { cnr: _, ...rest } = found(words)
  t.deepEqual(identityOf(rest), {
    key: 'ITAT:found:BENCHA/ITA/registration/72024',
    aliases: [],
    identifierStatus: 'NEEDS_CONFIRMATION',
  })
  const otherwise = { ...rest, court: 'bench-a', registrationNumber: '7-2024' }
  t.is(identityOf(otherwise).key, 'ITAT:found:BENCHA/ITA/registration/72024')
})

for (const [what, one, other] of [
  ['two benches of a court', { bench: 'Nagpur' }, { bench: 'Aurangabad' }],
  ['two districts with equally named courts', { district: 'Pune' }, { district: 'Nagpur' }],
  [
    'two districts of one name',
    { district: 'Aurangabad', state: 'Bihar' },
    { district: 'Aurangabad', state: 'Maharashtra' },
  ],
  ['a filing and a registration of one number', {}, { registrationNumber: undefined, filingNumber: '12/2024' }],
  [
    'two types that only the printed number shows',
    { caseType: undefined, caseNumber: 'RCS/12/2024' },
    { caseType: undefined, caseNumber: 'RCA/12/2024' },
  ],
] as const)
  test(`cases identified by words alone are two: ${what}`, (t) => {
    const { cnr: _, ...rest } = found({ court: 'Court of Appeals', caseType: 'RCS', registrationNumber: '12/2024' })
    const keyOf = (words: object) => identityOf({ ...rest, ...words }).key
    t.not(keyOf(one), keyOf(other))
  })

test('the role of the company is its side, or both', (t) => {
  const [company = ''] = found().petitioners
  const roleOf = (petitioner: string, respondent: string) =>
    collect({ petitioners: [petitioner], respondents: [respondent] })?.partyRole
  t.deepEqual(
    [roleOf(company, 'Anil Deshpande'), roleOf('Anil Deshpande', company), roleOf(company, company)],
    ['PETITIONER', 'RESPONDENT', 'BOTH'],
  )
})

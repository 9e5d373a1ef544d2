import test from 'ava'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import { courtCaseOf, identifyFound, identityOfKeys, rawMatchOf } from '../../../domain/review/candidate.ts'

const FOUND: FoundCase = {
  courtType: 'HC',
  cnr: 'DLHC010000012024',
  court: 'High Court of Delhi',
  petitioners: ['Tamraparni Switchgears Private Limited'],
  respondents: ['Indrani Ceramics Limited'],
}

test('a found case with a full number has an identifier for a live lookup', (t) => {
  t.deepEqual(identifyFound(FOUND), {
    identityKeys: ['HC:cnr:DLHC010000012024'],
    caseIdentifier: { courtType: 'HC', cnr: 'DLHC010000012024' },
  })
})

test('a found case with insufficient numbers keeps the readable ones, and a key that fits its column', (t) => {
  const { cnr: _, ...rest } = FOUND
  const found = { ...rest, court: 'दिल्ली उच्च न्यायालय', registrationNumber: '7/2024' }
  const { identityKeys, caseIdentifier } = identifyFound(found) ?? {}
  t.deepEqual(caseIdentifier, { courtType: 'HC', registrationNumber: '7/2024' })
  t.regex(identityKeys?.[0] ?? '', /^HC:found:[0-9a-f]{32}$/)
  t.deepEqual(identifyFound(found)?.identityKeys, identityKeys)
  const long = { ...rest, court: 'Court of Many Words '.repeat(20), registrationNumber: '7/2024' }
  t.true((identifyFound(long)?.identityKeys[0]?.length ?? 0) <= 190)
})

test('a case of a court without a type in watchlist identifiers is no candidate', (t) => {
  for (const courtType of ['ITAT', 'APTEL', 'NGT', 'SAT', 'OTHER'] as const)
    t.is(identifyFound({ ...FOUND, courtType }), undefined)
})

test('a raw match has the fields of historical results and not the score of its source', (t) => {
  t.deepEqual(rawMatchOf({ found: { ...FOUND, status: 'PENDING', matchScore: 80 }, partyRole: 'PETITIONER' }), {
    ...FOUND,
    caseStatus: 'PENDING',
    partyRole: 'PETITIONER',
    matchedParty: null,
  })
})

test('a found record as a fetched case has its facts, its parties, and nothing else', (t) => {
  const identifier = { courtType: 'HC', cnr: 'DLHC010000012024' } as const
  const empty = { acts: [], hearings: [], orders: [], interlocutoryApplications: [], linkedCases: [] }
  const parties = {
    petitioners: [{ name: 'Tamraparni Switchgears Private Limited' }],
    respondents: [{ name: 'Indrani Ceramics Limited' }],
  }
  t.deepEqual(courtCaseOf({ ...FOUND, status: 'PENDING', filingDate: '2024-02-01', matchScore: 80 }, identifier), {
    ...{ identifier, courtType: 'HC', court: 'High Court of Delhi', status: 'PENDING', filingDate: '2024-02-01' },
    ...parties,
    ...empty,
  })
  const { court: _, ...withoutCourt } = FOUND
  t.deepEqual(courtCaseOf(withoutCourt, identifier), { identifier, courtType: 'HC', court: '', ...parties, ...empty })
})

test('a list of keys stands for the first one, with the others as aliases', (t) => {
  t.deepEqual(identityOfKeys(['a', 'b', 'c']), { key: 'a', aliases: ['b', 'c'] })
  t.deepEqual(identityOfKeys([]), { key: '', aliases: [] })
})

test('a key of 190 characters is stored as it is, a longer one by its hash', (t) => {
  const { cnr: _, ...rest } = FOUND
  const keyOf = (length: number) =>
    identifyFound({ ...rest, court: 'X'.repeat(length), registrationNumber: '7' })?.identityKeys[0]
  const least = (keyOf(1)?.length ?? 0) - 1
  t.is(keyOf(190 - least)?.length, 190)
  t.regex(keyOf(191 - least) ?? '', /^HC:found:[0-9a-f]{32}$/)
})

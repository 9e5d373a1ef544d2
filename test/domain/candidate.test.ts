import test from 'ava'
import { identifyFound, rawMatchOf } from '../../domain/candidate.ts'
import type { FoundCase } from '../../domain/found-cases/found-case.ts'

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

test('one whose numbers say too little keeps what could be read, and a key that a column can hold', (t) => {
  const { cnr: _, ...rest } = FOUND
  const found = { ...rest, court: 'दिल्ली उच्च न्यायालय', registrationNumber: '7/2024' }
  const { identityKeys, caseIdentifier } = identifyFound(found) ?? {}
  t.deepEqual(caseIdentifier, { courtType: 'HC', registrationNumber: '7/2024' })
  t.regex(identityKeys?.[0] ?? '', /^HC:found:[0-9a-f]{32}$/)
  t.deepEqual(identifyFound(found)?.identityKeys, identityKeys)
  const long = { ...rest, court: 'Court of Many Words '.repeat(20), registrationNumber: '7/2024' }
  t.true((identifyFound(long)?.identityKeys[0]?.length ?? 0) <= 190)
})

test('a case of a court that no watchlist identifier has a type for is no candidate', (t) => {
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

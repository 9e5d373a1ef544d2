import test from 'ava'
import { discover, type NamedEntity, nearMiss, prepareEntity } from '../../../domain/discovery/discover.ts'
import { isSampled } from '../../../domain/discovery/sample.ts'
import { filedSince, isFiledSince, reachOn } from '../../../domain/discovery/search-window.ts'
import { namesToAsk, searchesOf, sourcesFor } from '../../../domain/discovery/searches.ts'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'

const COMPANY: NamedEntity = {
  entityType: 'BUSINESS',
  name: 'Indrani Ceramics Private Limited',
  nameVariations: ['Indrani Ceramics Pvt Ltd', 'Indrani Tiles Private Limited'],
  fatherName: null,
  birthDate: null,
  location: null,
  registrationNumber: null,
}

const PERSON: NamedEntity = {
  ...COMPANY,
  entityType: 'PERSON',
  name: 'Mohan Lal Tripathi',
  nameVariations: [],
  fatherName: 'Ganesh Tripathi',
  birthDate: '1970-01-02',
}

function aFound(
  parties: Partial<Pick<FoundCase, 'petitioners' | 'respondents'>>,
  details: Partial<FoundCase> = {},
): FoundCase {
  return { courtType: 'DC', cnr: 'DLND010001232024', petitioners: [], respondents: [], ...parties, ...details }
}

const fitting = (entity: NamedEntity, found: FoundCase) => {
  const discovered = discover(found, prepareEntity(entity))
  return discovered && [discovered.verdict, discovered.partyRole, discovered.matchedParty]
}

test('a case is discovered by the best matching party, on either side', (t) => {
  const written = 'M/S INDRANI CERAMICS (P) LTD. & ORS.'
  t.deepEqual(fitting(COMPANY, aFound({ petitioners: ['A Bank Limited', written] })), ['match', 'PETITIONER', written])
  t.deepEqual(fitting(COMPANY, aFound({ respondents: [written] })), ['match', 'RESPONDENT', written])
  t.deepEqual(fitting(COMPANY, aFound({ petitioners: [written], respondents: [written] })), ['match', 'BOTH', written])
})

test('a company is found by each of its stored name variations', (t) => {
  const written = 'INDRANI TILES PVT. LTD.'
  t.deepEqual(fitting(COMPANY, aFound({ respondents: [written] })), ['match', 'RESPONDENT', written])
})

test('similar names and placeholders are no discovery', (t) => {
  const lookAlikes = ['Indrani Power Private Limited', 'Indrani Ceramics Workers Union', '---', '']
  t.is(fitting(COMPANY, aFound({ petitioners: lookAlikes, respondents: lookAlikes })), undefined)
})

test('the father distinguishes a person from namesakes; a bare name is only a possible match', (t) => {
  const own = 'MOHAN LAL TRIPATHI S/O GANESH TRIPATHI'
  t.deepEqual(fitting(PERSON, aFound({ respondents: [own] })), ['match', 'RESPONDENT', own])
  t.is(fitting(PERSON, aFound({ respondents: ['MOHAN LAL TRIPATHI S/O RAMESH TRIPATHI'] })), undefined)
  const bare = 'MOHAN LAL TRIPATHI'
  t.deepEqual(fitting(PERSON, aFound({ respondents: [bare] })), ['possible', 'RESPONDENT', bare])
})

test('a near miss is a case without a matching party but with a nearly matching one', (t) => {
  const near = (...respondents: string[]) => {
    const discovered = nearMiss(aFound({ respondents }), prepareEntity(COMPANY))
    return discovered && [discovered.verdict, discovered.score, discovered.matchedParty]
  }
  const union = 'Indrani Ceramics Workers Union'
  t.deepEqual(near('A Bank Limited', union), ['sample', 55, union])
  t.is(near('A Bank Limited', '---'), undefined)
})

test('a sample has its percentage of the pairs, and a larger one contains all of a smaller one', (t) => {
  const pairs = Array.from({ length: 4000 }, (_, at) => ['an entity', `DC:cnr:${at}`] as const)
  const sizes = [0, 5, 10, 100].map((percent) => pairs.filter((pair) => isSampled(...pair, percent)))
  const [none, few, more, all] = sizes
  t.deepEqual([none?.length, all?.length], [0, 4000])
  t.true(Math.abs((few?.length ?? 0) - 200) < 60)
  t.deepEqual(
    few?.filter((pair) => more?.includes(pair)),
    few,
  )
})

test('a discovery states its reasons: score, reasons, identity and the record as found', (t) => {
  const found = aFound({ respondents: ['Indrani Ceramics Private Limited'] })
  t.deepEqual(discover(found, prepareEntity(COMPANY)), {
    identityKeys: ['DC:cnr:DLND010001232024'],
    caseIdentifier: { courtType: 'DC', cnr: 'DLND010001232024' },
    found,
    score: 100,
    verdict: 'match',
    reasons: [
      { kind: 'matched', watched: 'indrani', asWritten: 'indrani' },
      { kind: 'matched', watched: 'ceramics', asWritten: 'ceramics' },
      { kind: 'legal-form-dropped', watched: 'private limited', asWritten: 'private limited' },
    ],
    matchedParty: 'Indrani Ceramics Private Limited',
    partyRole: 'RESPONDENT',
  })
})

test('courts that a watchlist does not know are left to historical search', (t) => {
  const found = aFound({ respondents: ['Indrani Ceramics Private Limited'] }, { courtType: 'NGT' })
  t.is(discover(found, prepareEntity(COMPANY)), undefined)
})

const day = (date: string) => Date.parse(`${date}T12:00:00Z`)

test('a search overlaps the last certain answer by a month, once a week by a year', (t) => {
  const entity = { created: day('2020-01-01') }
  t.is(filedSince(entity, day('2026-03-31'), 'NEAR'), '2026-03-01')
  t.is(filedSince(entity, day('2026-03-31'), 'FAR'), '2025-03-31')
})

test('a search never reaches back more than a month before the entity was put on the watchlist', (t) => {
  const entity = { created: day('2026-03-31') }
  t.is(filedSince(entity, null, 'NEAR'), '2026-03-01')
  t.is(filedSince(entity, null, 'FAR'), '2026-03-01')
  t.is(filedSince(entity, day('2026-04-02'), 'FAR'), '2026-03-01')
})

test('a source that failed for weeks is searched from its last certain answer on', (t) => {
  t.is(filedSince({ created: day('2020-01-01') }, day('2026-01-31'), 'NEAR'), '2026-01-01')
})

test('each entity has one far-reaching day a week', (t) => {
  for (const id of ['a1b2c3', '000000', 'ffffff']) {
    const days = ['16', '17', '18', '19', '20', '21', '22'].map((of) => reachOn(`2026-03-${of}`, id.padStart(32, '0')))
    t.is(days.filter((reach) => reach === 'FAR').length, 1)
  }
})

test('a case without a day counts by its year, and a case without a year is included', (t) => {
  const nobody = { petitioners: [], respondents: [] }
  const since = (found: Partial<FoundCase>) => isFiledSince({ courtType: 'NCLT', ...nobody, ...found }, '2026-03-01')
  t.true(since({ filingDate: '2026-03-01' }))
  t.false(since({ filingDate: '2026-02-28' }))
  t.true(since({ registrationDate: '2026-04-01' }))
  t.true(since({ registrationNumber: '12/2026' }))
  t.false(since({ registrationNumber: '12/2025' }))
  t.true(since({ caseNumber: 'without a year' }))
})

test('one source accepts many entities per search, the other one each; far and near searches are separate', (t) => {
  const entities = Array.from({ length: 90 }, (_, nth) => ({
    ...COMPANY,
    nameVariations: [],
    id: `${nth}`,
    accountId: 'a',
  }))
  const many = searchesOf('ecourtsindia', entities, (id) => (id === '7' ? 'FAR' : 'NEAR'))
  t.deepEqual(many.flatMap(({ entityIds }) => entityIds).sort(), entities.map(({ id }) => id).sort())
  t.deepEqual(many.find(({ reach }) => reach === 'FAR')?.entityIds, ['7'])
  t.true(many.length <= 4)
  const letters = many.map(({ entityIds }) => entityIds.length * namesToAsk(COMPANY).join('').length)
  t.true(letters.every((count) => count < 2_400))
  const each = searchesOf('attestr', entities, () => 'NEAR')
  t.deepEqual(each[3], { source: 'attestr', entityIds: ['3'], reach: 'FAR', accountId: 'a' })
  t.is(each.length, 90)
})

test("a source is searched if plan, configuration and the entity's known details allow it", (t) => {
  const both = { products: ['WATCHLIST' as const], sources: ['attestr', 'ecourtsindia'] }
  t.deepEqual(sourcesFor(COMPANY, both, ['ecourtsindia', 'attestr']), ['ecourtsindia', 'attestr'])
  t.deepEqual(sourcesFor(COMPANY, both, ['attestr']), ['attestr'])
  t.deepEqual(sourcesFor(COMPANY, { ...both, sources: [] }, ['attestr']), [])
  t.deepEqual(sourcesFor(COMPANY, { ...both, products: ['HISTORICAL_SEARCH'] }, ['attestr']), [])
  t.deepEqual(sourcesFor(COMPANY, undefined, ['attestr']), [])
  t.deepEqual(sourcesFor(PERSON, both, ['ecourtsindia', 'attestr']), ['ecourtsindia', 'attestr'])
  t.deepEqual(sourcesFor({ ...PERSON, birthDate: null }, both, ['ecourtsindia', 'attestr']), ['ecourtsindia'])
})

test('names are searched without their legal forms, each once; a person by the name as it is', (t) => {
  t.deepEqual(namesToAsk(COMPANY), ['indrani ceramics', 'indrani tiles'])
  t.deepEqual(namesToAsk(PERSON), ['Mohan Lal Tripathi'])
})

import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { type Body, NotChecked } from '../call.ts'
import { asList, asObject, asText, refuses, succeeds, unique, until } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import {
  ALL_SOURCES_DOWN,
  allPages,
  allResults,
  asyncRecord,
  BY_PLAN,
  begun,
  collected,
  KAVERI,
  NONE_AT_ALL,
  ONE_SOURCE_DOWN,
  OVER_THE_CAP,
  planned,
  read,
  refusesStart,
  repeated,
  running,
  SAFFRON,
  SLOW_AT_FIRST,
  search,
  start,
  syncRecord,
  withManyParties,
} from '../historical-searches.ts'
import {
  count,
  epochMs,
  flag,
  freeObject,
  id,
  integer,
  listOf,
  objectOf,
  oneOf,
  orNull,
  text,
  yearFirst,
} from '../kinds.ts'
import { type Chapter, contract, slow } from '../title.ts'

const DAY_MS = 86_400_000
const RETENTION_MS = 7 * DAY_MS
const MOST_PARTIES = 25

const RECORD = {
  searchId: id,
  mode: oneOf('SYNC', 'ASYNC'),
  status: oneOf('ACTIVE', 'RUNNING', 'COMPLETE', 'FAILED', 'EXPIRED'),
  name: text,
  partyType: oneOf('PETITIONER', 'RESPONDENT', 'BOTH'),
  filters: freeObject,
  clientReference: orNull(text),
  delivered: count,
  warnings: listOf(objectOf({ code: oneOf('RESULT_CAP_REACHED', 'SOURCE_UNAVAILABLE'), message: text })),
  createdAt: epochMs,
  expiresAt: epochMs,
}
const ASYNC_RECORD = { ...RECORD, collected: count, completedAt: orNull(epochMs) }
const PAGE = { pageSize: integer, results: listOf(freeObject), nextPageToken: orNull(text) }
const RESULT = {
  caseRef: id,
  caseIdentifier: orNull(freeObject),
  identifierStatus: oneOf('CONFIRMED', 'NEEDS_CONFIRMATION'),
  courtType: oneOf(...'DC HC SC CC NCLT NCLAT CESTAT DRT DRAT GSTAT ITAT APTEL NGT SAT OTHER'.split(' ')),
  court: orNull(text),
  state: orNull(text),
  district: orNull(text),
  bench: orNull(text),
  caseType: orNull(text),
  caseTypeName: orNull(text),
  caseNature: orNull(text),
  caseNumber: orNull(text),
  filingNumber: orNull(text),
  registrationNumber: orNull(text),
  caseStatus: orNull(text),
  natureOfDisposal: orNull(text),
  cnrNumber: orNull(text),
  filingDate: orNull(yearFirst),
  registrationDate: orNull(yearFirst),
  nextHearingDate: orNull(yearFirst),
  decisionDate: orNull(yearFirst),
  filingYear: orNull(integer),
  petitioner: orNull(text),
  respondent: orNull(text),
  partyRole: orNull(oneOf('PETITIONER', 'RESPONDENT', 'BOTH')),
  matchedParty: orNull(text),
  petitioners: listOf(text),
  respondents: listOf(text),
  partyCountTruncated: flag,
}

export const historicalSearch: Chapter = {
  name: 'Historical search',
  titles: [
    ...fieldTitles('Search record, SYNC', syncRecord, RECORD),
    ...fieldTitles('Search record, ASYNC', asyncRecord, ASYNC_RECORD),
    ...fieldTitles('Page of a search', ({ shared }) => shared(allPages), { ...RECORD, ...PAGE }),
    ...fieldTitles('Result', ({ shared }) => shared(allResults), RESULT),

    contract('`mode` is SYNC when none was sent', async ({ shared }) => {
      strictEqual((await shared(allPages))[0]?.mode, 'SYNC')
    }),
    contract('a search with more pages is ACTIVE', async ({ shared }) => {
      strictEqual((await shared(allPages))[0]?.status, 'ACTIVE')
    }),
    contract('the last page is COMPLETE and has no token', async ({ shared }) => {
      const { status, nextPageToken } = (await shared(allPages)).at(-1) ?? {}
      deepStrictEqual([status, nextPageToken], ['COMPLETE', null])
    }),
    contract('a page has exactly 100 results, except the last', async ({ shared }) => {
      deepStrictEqual(
        (await shared(allPages)).map(({ results }) => asList(results).length),
        [100, 100, 75],
      )
    }),
    contract('`pageSize` is 100', async ({ shared }) => {
      for (const { pageSize } of await shared(allPages)) strictEqual(pageSize, 100)
    }),
    contract('no case comes twice', async ({ shared }) => {
      const refs = (await shared(allResults)).map(({ caseRef }) => caseRef)
      strictEqual(new Set(refs).size, refs.length)
    }),
    contract('a case of both sources comes once', async ({ shared }) => {
      strictEqual((await shared(allResults)).length, 275)
    }),
    contract('the newest filing date is first', async ({ shared }) => {
      const dates = asList((await shared(allPages))[0]?.results).map(({ filingDate }) => asText(filingDate))
      deepStrictEqual(dates, dates.toSorted().reverse())
    }),
    contract('`delivered` counts the results of the pages so far', async ({ shared }) => {
      deepStrictEqual(
        (await shared(allPages)).map(({ delivered }) => delivered),
        [100, 200, 275],
      )
    }),
    contract('the first page is read again without a token', async (conversation) => {
      const [page] = await conversation.shared(allPages)
      deepStrictEqual(succeeds(await read(conversation, page?.searchId)).results, page?.results)
    }),
    contract('the same token again reads the same page', async (conversation) => {
      const [first, second] = await conversation.shared(allPages)
      deepStrictEqual(
        succeeds(await read(conversation, first?.searchId, first?.nextPageToken)).results,
        second?.results,
      )
    }),
    contract('reading a page again delivers nothing more', async (conversation) => {
      const [first] = await conversation.shared(allPages)
      strictEqual(succeeds(await read(conversation, first?.searchId)).delivered, 275)
    }),
    contract('the same case has the same `caseRef` in another search', async (conversation) => {
      const [first] = await conversation.shared(allPages)
      const refs = (body: Body | undefined) => asList(body?.results).map(({ caseRef }) => caseRef)
      deepStrictEqual(refs(await search(conversation, SAFFRON)), refs(first))
    }),
    contract('results are kept for 7 days from the start of a SYNC search', async ({ shared }) => {
      const [first] = await shared(allPages)
      strictEqual(Number(first?.expiresAt) - Number(first?.createdAt), RETENTION_MS)
    }),
    contract('results are kept for 7 days from the end of an ASYNC search', async ({ shared }) => {
      const { expiresAt, completedAt } = await shared(collected)
      strictEqual(Number(expiresAt) - Number(completedAt), RETENTION_MS)
    }),
    contract('`partyType` is BOTH when none was sent', async ({ shared }) => {
      strictEqual((await shared(allPages))[0]?.partyType, 'BOTH')
    }),
    contract('a search without results is COMPLETE with an empty page', async (conversation) => {
      const { status, results, nextPageToken, delivered } = await search(conversation, NONE_AT_ALL)
      deepStrictEqual([status, results, nextPageToken, delivered], ['COMPLETE', [], null, 0])
    }),
    contract('every result names the company on the searched side', async ({ shared }) => {
      for (const { matchedParty, partyRole } of await shared(allResults)) {
        ok(/safron|saffron/i.test(String(matchedParty)), `the party is ${matchedParty}`)
        ok(partyRole !== null)
      }
    }),
    contract('`filingYear` is the year of `filingDate`', async ({ shared }) => {
      for (const { filingYear, filingDate } of await shared(allResults))
        if (filingDate !== null) strictEqual(String(filingYear), asText(filingDate).slice(0, 4))
    }),
    contract(
      'a list of parties ends at 25, says so, and the searched company is named all the same',
      async (conversation) => {
        const results = await conversation.shared(withManyParties)
        ok(results.length > 0)
        for (const { respondents, petitioners, partyCountTruncated, matchedParty } of results) {
          for (const list of [respondents, petitioners]) ok(Array.isArray(list) && list.length <= MOST_PARTIES)
          strictEqual(partyCountTruncated, true)
          ok(/godavari/i.test(String(matchedParty)))
        }
      },
    ),
    contract('a case with few parties has all of them', async ({ shared }) => {
      ok((await shared(allResults)).every(({ partyCountTruncated }) => partyCountTruncated === false))
    }),
    contract('a source that is down is a warning, and the results of the other come', async (conversation) => {
      const { warnings, results } = await search(conversation, ONE_SOURCE_DOWN)
      deepStrictEqual(
        asList(warnings).map(({ code }) => code),
        ['SOURCE_UNAVAILABLE'],
      )
      strictEqual(asList(results).length, 40)
    }),
    contract("a search ends at the plan's cap with a warning", async (conversation) => {
      const { searchId } = succeeds(await start(conversation, { ...OVER_THE_CAP, mode: 'ASYNC' }), 202)
      const status = async () => succeeds(await conversation.call(`GET /historical-search/${searchId}`))
      const { warnings, collected } = await until(status, (record) => record.status !== 'RUNNING')
      deepStrictEqual(
        asList(warnings).map(({ code }) => code),
        ['RESULT_CAP_REACHED'],
      )
      strictEqual(collected, 1_000)
    }),

    contract('the filters come back as they were sent', async (conversation) => {
      const filters = { fromYear: 2000, toYear: 2024, caseStatus: 'ALL' }
      deepStrictEqual((await search(conversation, { ...NONE_AT_ALL, filters })).filters, filters)
    }),
    contract('`fromYear` and `toYear` include their years and leave out all others', async ({ shared }) => {
      const years = (await shared(planned)).map(({ filingYear }) => Number(filingYear))
      ok(years.length > 0 && years.every((year) => year >= 2018 && year <= 2019))
    }),
    contract('`caseStatus` PENDING leaves out what is disposed', async ({ shared }) => {
      ok((await shared(planned)).every(({ caseStatus }) => caseStatus === 'PENDING'))
    }),
    contract('`caseStatus` DISPOSED leaves out what is pending', async (conversation) => {
      const results = asList((await search(conversation, { ...BY_PLAN, filters: { caseStatus: 'DISPOSED' } })).results)
      ok(results.length > 0 && results.every(({ caseStatus }) => caseStatus === 'DISPOSED'))
    }),
    contract('a year that is null is no filter', async (conversation) => {
      succeeds(await start(conversation, { ...NONE_AT_ALL, filters: { fromYear: null, toYear: null } }))
    }),
    ...(['PETITIONER', 'RESPONDENT'] as const).map((partyType) =>
      contract(`\`partyType\` ${partyType}: the company is on this side of every case`, async (conversation) => {
        const { results, partyType: said } = await search(conversation, { ...BY_PLAN, partyType })
        strictEqual(said, partyType)
        ok(
          asList(results).length > 0 &&
            asList(results).every(({ partyRole }) => partyRole === partyType || partyRole === 'BOTH'),
        )
      }),
    ),
    contract('every optional field is taken', async (conversation) => {
      const body = {
        ...NONE_AT_ALL,
        entityType: 'BUSINESS',
        registrationNumber: 'a'.repeat(64),
        location: 'Pune',
        nameVariations: ['Nilgiri Agro'],
        autoNameVariations: true,
        mode: 'SYNC',
      }
      succeeds(await start(conversation, body))
    }),
    contract('`registrationNumber` and `location` may be null', async (conversation) => {
      succeeds(await start(conversation, { ...NONE_AT_ALL, registrationNumber: null, location: null }))
    }),

    contract('the same reference with the same request answers with the same search', async ({ shared }) => {
      const { first, second, body } = await shared(repeated)
      strictEqual(second.searchId, first.searchId)
      strictEqual(second.clientReference, body.clientReference)
    }),
    contract(
      'the same reference with the same request answers with the same first page, and delivers nothing more',
      async ({ shared }) => {
        const { first, second } = await shared(repeated)
        deepStrictEqual(second.results, first.results)
        strictEqual(second.delivered, first.delivered)
      },
    ),
    contract('without a reference each request starts a search of its own', async (conversation) => {
      const [first, second] = [await search(conversation, NONE_AT_ALL), await search(conversation, NONE_AT_ALL)]
      ok(first.searchId !== second.searchId)
    }),
    contract('a reference of 50 characters is taken', async (conversation) => {
      const clientReference = unique().padEnd(50, 'x')
      strictEqual((await search(conversation, { ...NONE_AT_ALL, clientReference })).clientReference, clientReference)
    }),

    refusesStart('for a reference of 51 characters', 60001, 400, { ...NONE_AT_ALL, clientReference: 'x'.repeat(51) }),
    refusesStart('without `name`', 60001, 400, {}),
    refusesStart('for a name of 1 character', 60001, 400, { name: 'A' }),
    refusesStart('for a name of 256 characters', 60001, 400, { name: 'a'.repeat(256) }),
    refusesStart('for a registration number of 65 characters', 60001, 400, {
      ...NONE_AT_ALL,
      registrationNumber: 'a'.repeat(65),
    }),
    refusesStart('for a side that does not exist', 60001, 400, { ...NONE_AT_ALL, partyType: 'JUDGE' }),
    refusesStart('for a mode that does not exist', 60001, 400, { ...NONE_AT_ALL, mode: 'LATER' }),
    refusesStart('for name variations that are no list', 60001, 400, { ...NONE_AT_ALL, nameVariations: 'Nilgiri' }),
    refusesStart('for a case status that does not exist', 60001, 400, {
      ...NONE_AT_ALL,
      filters: { caseStatus: 'OPEN' },
    }),
    refusesStart('for a person', 60405, 400, { ...NONE_AT_ALL, entityType: 'PERSON' }),
    refusesStart('when `fromYear` is before 1950', 61454, 400, { ...NONE_AT_ALL, filters: { fromYear: 1949 } }),
    refusesStart('when `toYear` is before 1950', 61454, 400, { ...NONE_AT_ALL, filters: { toYear: 1949 } }),
    refusesStart('when `fromYear` is after `toYear`', 61454, 400, {
      ...NONE_AT_ALL,
      filters: { fromYear: 2020, toYear: 2019 },
    }),
    refusesStart('when the allowance of the plan is used up', 61455, 402, NONE_AT_ALL, 'allowanceUsedUp'),
    refusesStart('when the account has no source', 61456, 403, NONE_AT_ALL, 'noSource'),
    refusesStart('for ASYNC when the plan does not have it', 61465, 403, { ...NONE_AT_ALL, mode: 'ASYNC' }, 'noAsync'),
    contract(
      'POST /historical-search: 503 61452 with `Retry-After`, the search and a token, when the page cannot be assembled',
      async (conversation) => {
        const answer = await start(conversation, ALL_SOURCES_DOWN)
        const { retryAfterSeconds, searchId, nextPageToken } = refuses(answer, 503, 61452)
        strictEqual(answer.headers.get('retry-after'), String(retryAfterSeconds))
        const record = succeeds(await conversation.call(`GET /historical-search/${searchId}`))
        strictEqual(record.delivered, 0)
        ok(typeof nextPageToken === 'string' && nextPageToken !== '')
      },
    ),
    slow(
      'a page that takes more than 60 seconds: 503 61452; the search is not lost, and its token reads the page later',
      async (conversation) => {
        const startedAt = Date.now()
        const answer = await start(conversation, { ...SLOW_AT_FIRST, location: unique() })
        // Only the first answer about this company is slow.
        if (answer.status === 200)
          throw new NotChecked('needs a sandbox that nobody has searched for Konkan Chemicals yet')
        ok(Date.now() - startedAt < 65_000, 'the call waited longer than 60 seconds')
        const { searchId, nextPageToken } = refuses(answer, 503, 61452)
        strictEqual(asList(succeeds(await read(conversation, searchId, nextPageToken)).results).length, 100)
      },
    ),

    contract('POST /historical-search ASYNC: 202 with the record and no results', async ({ shared }) => {
      const record = await shared(begun)
      deepStrictEqual([record.status, record.delivered, record.collected, record.completedAt], ['RUNNING', 0, 0, null])
      for (const name of Object.keys(PAGE)) ok(!(name in record), `it has \`${name}\``)
    }),
    contract(
      'an ASYNC search becomes COMPLETE with the time, and has delivered all that it collected',
      async ({ shared }) => {
        const { status, collected: stored, delivered, completedAt } = await shared(collected)
        deepStrictEqual([status, stored, delivered], ['COMPLETE', 100, 100])
        ok(epochMs.accepts(completedAt))
      },
    ),
    contract('a COMPLETE ASYNC search is read like any other', async (conversation) => {
      const { searchId } = await conversation.shared(collected)
      const { results, nextPageToken } = succeeds(await read(conversation, searchId))
      deepStrictEqual([asList(results).length, nextPageToken], [100, null])
    }),
    contract('a COMPLETE ASYNC search is downloaded as one JSON file', async (conversation) => {
      const { searchId } = await conversation.shared(collected)
      const { results } = succeeds(await conversation.call(`GET /historical-search/${searchId}/download`))
      strictEqual(asList(results).length, 100)
    }),
    contract(
      'GET /historical-search/{searchId}/results: 409 61467 with the status while the search is RUNNING',
      async (conversation) => {
        const { searchId } = await conversation.shared(running)
        strictEqual(refuses(await read(conversation, searchId), 409, 61467).status, 'RUNNING')
      },
    ),
    contract(
      'GET /historical-search/{searchId}/download: 409 61467 while the search is RUNNING',
      async (conversation) => {
        const { searchId } = await conversation.shared(running)
        refuses(await conversation.call(`GET /historical-search/${searchId}/download`), 409, 61467)
      },
    ),
    contract('DELETE /historical-search/{searchId}: a running search runs no longer', async (conversation) => {
      const { searchId } = succeeds(await start(conversation, { ...SLOW_AT_FIRST, mode: 'ASYNC' }), 202)
      succeeds(await conversation.call(`DELETE /historical-search/${searchId}`))
      ok(succeeds(await conversation.call(`GET /historical-search/${searchId}`)).status !== 'RUNNING')
    }),
    contract(
      'three ASYNC searches may collect at once; the fourth: 429 61466 with the seconds to wait',
      async (conversation) => {
        const key = 'operatorReviewed'
        const ids: unknown[] = []
        try {
          for (let nth = 1; nth <= 3; nth++)
            ids.push(succeeds(await start(conversation, { ...SLOW_AT_FIRST, mode: 'ASYNC' }, key), 202).searchId)
          const { retryAfterSeconds } = refuses(
            await start(conversation, { ...SLOW_AT_FIRST, mode: 'ASYNC' }, key),
            429,
            61466,
          )
          ok(Number.isInteger(retryAfterSeconds))
        } finally {
          for (const searchId of ids) await conversation.call(`DELETE /historical-search/${searchId}`, { key })
        }
      },
    ),

    contract('GET /historical-search: the newest is first, and no more come than `limit`', async (conversation) => {
      await conversation.shared(allPages)
      const { searches } = succeeds(await conversation.call('GET /historical-search?limit=3'))
      const times = asList(searches).map(({ createdAt }) => Number(createdAt))
      strictEqual(times.length, 3)
      deepStrictEqual(
        times,
        times.toSorted((a, b) => b - a),
      )
    }),
    contract('GET /historical-search: the list has records of searches', async (conversation) => {
      await conversation.shared(allPages)
      const { searches } = succeeds(await conversation.call('GET /historical-search?limit=3'))
      for (const record of asList(searches))
        for (const [name, kind] of Object.entries(RECORD))
          ok(kind.accepts(record[name]), `\`${name}\` is ${JSON.stringify(record[name])}`)
    }),
    contract('GET /historical-search: 400 60001 for a limit that is no number', async ({ call }) => {
      refuses(await call('GET /historical-search?limit=ten'), 400, 60001)
    }),
    ...[
      'GET /historical-search/none',
      'GET /historical-search/none/results',
      'GET /historical-search/none/download',
      'DELETE /historical-search/none',
    ].map((request) =>
      contract(`${request}: 404 61449 for an id that does not exist`, async ({ call }) => {
        refuses(await call(request), 404, 61449)
      }),
    ),
    contract('GET /historical-search/{searchId}/results: 400 61453 for a token that is none', async (conversation) => {
      const [page] = await conversation.shared(allPages)
      refuses(await read(conversation, page?.searchId, 'none'), 400, 61453)
    }),
    contract(
      'GET /historical-search/{searchId}/results: 400 61453 for the token of another search',
      async (conversation) => {
        const [page] = await conversation.shared(allPages)
        const { searchId } = await search(conversation, KAVERI)
        refuses(await read(conversation, searchId, page?.nextPageToken), 400, 61453)
      },
    ),
    contract('what identifies a case with a confirmed identifier is found by a live lookup', async (conversation) => {
      const results = await conversation.shared(allResults)
      const { caseIdentifier } = results.find(({ identifierStatus }) => identifierStatus === 'CONFIRMED') ?? {}
      succeeds(await conversation.call('POST /case-lookup', { body: { caseIdentifier: asObject(caseIdentifier) } }))
    }),
  ],
}

import test from 'ava'
import { REFERENCE_VALID_MS } from '../../api/historical-search/search-request.ts'
import { MAX_COLLECTIONS } from '../../api/historical-search/start-search.ts'
import { LINK_LIFETIME_MS } from '../../documents/links.ts'
import { FIRST_YEAR } from '../../domain/historical-search/filters.ts'
import { HISTORICAL_PAGE_SIZE } from '../../domain/historical-search/pages.ts'
import { MAX_LISTED_PARTIES } from '../../domain/historical-search/result.ts'
import { HISTORICAL_RETENTION_MS, RAW_ANSWER_RETENTION_MS } from '../../domain/retention.ts'
import {
  HISTORICAL_STARTS_PER_MINUTE,
  LIVE_ANSWER_MS,
  MAX_LENGTHS,
  MAX_PAGE_LIMIT,
  MIN_NAME_LENGTH,
  PAGE_ANSWER_MS,
  REQUESTS_PER_MINUTE,
} from '../../domain/service-limits.ts'

test(`service limits: every figure in the Specification's "Limits" has its value here`, (t) => {
  t.is(LIVE_ANSWER_MS, 55_000)
  t.is(PAGE_ANSWER_MS, 60_000)
  t.is(LINK_LIFETIME_MS, 300_000)
  t.is(REFERENCE_VALID_MS, 86_400_000)
  t.is(HISTORICAL_RETENTION_MS, 604_800_000)
  t.is(HISTORICAL_PAGE_SIZE, 100)
  t.is(MAX_PAGE_LIMIT, 100)
  t.is(MAX_COLLECTIONS, 3)
  t.is(MAX_LISTED_PARTIES, 25)
  t.is(FIRST_YEAR, 1950)
  t.is(MIN_NAME_LENGTH, 2)
  t.deepEqual(MAX_LENGTHS, {
    name: 255,
    fatherName: 256,
    location: 4_192,
    registrationNumber: 50,
    searchedRegistrationNumber: 64,
    clientReference: 50,
  })
  t.is(REQUESTS_PER_MINUTE, 300)
  t.is(HISTORICAL_STARTS_PER_MINUTE, 60)
})

test('service limits: raw answers of sources are kept no longer than the results made of them', (t) => {
  t.true(RAW_ANSWER_RETENTION_MS <= HISTORICAL_RETENTION_MS)
})

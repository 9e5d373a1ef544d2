import test from 'ava'
import * as limits from '../../domain/service-limits.ts'

test('service limits: what the Specification lists under "Limits" has the figure that it names', (t) => {
  t.like(limits, {
    LIVE_ANSWER_MS: 55_000,
    PAGE_ANSWER_MS: 60_000,
    LINK_LIFETIME_MS: 300_000,
    REFERENCE_VALID_MS: 86_400_000,
    HISTORICAL_RETENTION_MS: 604_800_000,
    HISTORICAL_PAGE_SIZE: 100,
    MAX_PAGE_LIMIT: 100,
    MAX_COLLECTIONS: 3,
    MAX_LISTED_PARTIES: 25,
    FIRST_YEAR: 1950,
    MIN_NAME_LENGTH: 2,
    MAX_LENGTHS: {
      name: 255,
      fatherName: 256,
      location: 4_192,
      registrationNumber: 50,
      searchedRegistrationNumber: 64,
      clientReference: 50,
    },
    REQUESTS_PER_MINUTE: 300,
    HISTORICAL_STARTS_PER_MINUTE: 60,
  })
})

test('service limits: raw answers of sources are kept no longer than the results that are made of them', (t) => {
  t.true(limits.RAW_ANSWER_RETENTION_MS <= limits.HISTORICAL_RETENTION_MS)
})

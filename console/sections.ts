import { listApiKeys } from '../api/account/list-api-keys.ts'
import { listUsers } from '../api/account/list-users.ts'
import { readUsage } from '../api/account/read-usage.ts'
import { lookUpCase } from '../api/case-lookup/look-up-case.ts'
import { readLookup } from '../api/case-lookup/read-lookup.ts'
import { listWebhooks } from '../api/events/list-webhooks.ts'
import { listHearings } from '../api/hearings/list-hearings.ts'
import { listSearches } from '../api/historical-search/list-searches.ts'
import type { Identified } from '../api/http/authenticate.ts'
import type { Endpoint } from '../api/http/endpoint.ts'
import type { Ask } from '../api/http/pages.ts'
import { listChallenges } from '../api/orders/list-challenges.ts'
import { listCandidates } from '../api/review/list-candidates.ts'
import { listWaitingCandidates } from '../api/review/list-waiting-candidates.ts'
import { listWaitingCases } from '../api/review/list-waiting-cases.ts'
import { searchCases } from '../api/watchlist/search-cases.ts'
import { searchEntities } from '../api/watchlist/search-entities.ts'
import type { OperatorRole } from '../domain/operations/operator.ts'
import { allows } from './parts/allowed.ts'

interface Section {
  name: string
  path: string
  /** The key that opens it after `G`. */
  key: string
  role?: OperatorRole
  /** Returns how many items wait there. */
  waiting?(ask: Ask): Promise<string>
}

interface AccountSection extends Section {
  /** The endpoints that it is about. A key that may call none of them does not see it. */
  endpoints: readonly Pick<Endpoint, 'permission' | 'product'>[]
  /** Set if it is only for accounts that decide on new cases themselves. */
  ownReview?: true
}

const OPERATOR_SECTIONS: Section[] = [
  {
    name: 'Review',
    path: '/review',
    key: 'r',
    role: 'review',
    async waiting(ask) {
      const { recordsFiltered, areCountsExact } = await ask(listWaitingCandidates, { query: { limit: '0' } })
      return `${recordsFiltered.toLocaleString('en-IN')}${areCountsExact ? '' : '+'}`
    },
  },
  {
    name: 'Cases',
    path: '/cases',
    key: 'c',
    role: 'review',
    async waiting(ask) {
      return (await ask(listWaitingCases, { query: { limit: '0' } })).recordsFiltered.toLocaleString('en-IN')
    },
  },
  {
    name: 'Captchas',
    path: '/captchas',
    key: 'p',
    role: 'challenges',
    async waiting(ask) {
      const { challenges, nextCursor } = await ask(listChallenges, { query: { status: 'OPEN' } })
      return `${challenges.length}${nextCursor === null ? '' : '+'}`
    },
  },
  { name: 'Sources', path: '/sources', key: 's', role: 'sources' },
  { name: 'Cause lists', path: '/lists', key: 'i', role: 'sources' },
  { name: 'Runs', path: '/runs', key: 'u', role: 'sources' },
  { name: 'Accounts', path: '/accounts', key: 'a', role: 'accounts' },
  { name: 'Audit', path: '/audit', key: 'l', role: 'audit' },
]

const ACCOUNT_SECTIONS: AccountSection[] = [
  { name: 'Watchlist', path: '/account/watchlist', key: 'w', endpoints: [searchEntities] },
  { name: 'Candidates', path: '/account/candidates', key: 'c', endpoints: [listCandidates], ownReview: true },
  { name: 'Cases', path: '/account/cases', key: 'a', endpoints: [searchCases, lookUpCase, readLookup] },
  { name: 'Hearings', path: '/account/hearings', key: 'e', endpoints: [listHearings] },
  { name: 'Searches', path: '/account/searches', key: 's', endpoints: [listSearches] },
  { name: 'Usage', path: '/account', key: 'u', endpoints: [readUsage] },
  { name: 'Webhooks', path: '/account/webhooks', key: 'h', endpoints: [listWebhooks] },
  { name: 'Keys', path: '/account/keys', key: 'k', endpoints: [listApiKeys] },
  { name: 'People', path: '/account/people', key: 'p', endpoints: [listUsers] },
]

/** Returns the sections that a key opens, in the order of the bar. */
export function sectionsOf(who: Identified): Section[] {
  if (who.kind === 'operator')
    return OPERATOR_SECTIONS.filter(({ role }) => role === undefined || who.operator.roles.includes(role))
  return ACCOUNT_SECTIONS.filter(
    ({ endpoints, ownReview }) =>
      endpoints.some((endpoint) => allows(who, endpoint)) && (!ownReview || who.caller.reviewer === 'CUSTOMER'),
  )
}

/** Returns how many items wait in each section that has work, by the section's path. */
export async function waitingIn(who: Identified, ask: Ask): Promise<Map<string, string>> {
  const counts = sectionsOf(who).map(
    async ({ path, waiting }): Promise<[string, string]> => [path, (await waiting?.(ask)) ?? ''],
  )
  return new Map(await Promise.all(counts))
}

/** Returns the first section after the sign-in. */
export function firstSection(who: Identified): string {
  return sectionsOf(who)[0]?.path ?? '/help'
}

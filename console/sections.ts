import type { Identified } from '../api/http/authenticate.ts'
import type { Ask } from '../api/http/pages.ts'
import { listChallenges } from '../api/orders/list-challenges.ts'
import { listWaitingCandidates } from '../api/review/list-waiting-candidates.ts'
import { listWaitingCases } from '../api/review/list-waiting-cases.ts'
import type { OperatorRole } from '../domain/operations/operator.ts'

interface Section {
  name: string
  path: string
  /** The key that opens it after `G`. */
  key: string
  role?: OperatorRole
  /** Returns how many items wait there. */
  waiting?(ask: Ask): Promise<string>
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

const ACCOUNT_SECTIONS: Section[] = [
  { name: 'Usage', path: '/account', key: 'u' },
  { name: 'Watchlist', path: '/account/watchlist', key: 'w' },
  { name: 'Hearings', path: '/account/hearings', key: 'e' },
  { name: 'Searches', path: '/account/searches', key: 's' },
  { name: 'Webhooks', path: '/account/webhooks', key: 'h' },
  { name: 'Keys', path: '/account/keys', key: 'k' },
  { name: 'People', path: '/account/people', key: 'p' },
]

/** Returns the sections that a key opens, in the order of the bar. */
export function sectionsOf(who: Identified): Section[] {
  if (who.kind === 'account') return ACCOUNT_SECTIONS
  return OPERATOR_SECTIONS.filter(({ role }) => role === undefined || who.operator.roles.includes(role))
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

import { claiming, releasing } from './claim.ts'

const CANDIDATE = {
  path: '/backoffice/candidates/:id',
  what: 'a candidate',
  notFound: 'CANDIDATE_NOT_FOUND',
  exists: async ({ caseCandidates }, id) => (await caseCandidates.find(id)) !== undefined,
} as const satisfies Parameters<typeof claiming>[0]

/** `POST /backoffice/candidates/{id}/claim`. */
export const claimCandidate = claiming(CANDIDATE)

/** `DELETE /backoffice/candidates/{id}/claim`. */
export const releaseCandidate = releasing(CANDIDATE)

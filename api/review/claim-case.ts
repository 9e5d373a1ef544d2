import { claiming, releasing } from './claim.ts'

const CASE = {
  path: '/backoffice/cases/:id',
  what: 'a case that waits for review',
  notFound: 'TRACKED_CASE_NOT_FOUND',
  exists: async ({ trackedCases }, id) => (await trackedCases.find(id)) !== undefined,
} as const satisfies Parameters<typeof claiming>[0]

/** `POST /backoffice/cases/{id}/claim`. */
export const claimCase = claiming(CASE)

/** `DELETE /backoffice/cases/{id}/claim`. */
export const releaseCase = releasing(CASE)

import { claiming, releasing } from '../review/claim.ts'

const CHALLENGE = {
  path: '/backoffice/challenges/:id',
  what: 'a captcha',
  notFound: 'NO_SUCH_RESOURCE',
  exists: async ({ challenges }, id) => (await challenges.find(id)) !== undefined,
} as const satisfies Parameters<typeof claiming>[0]

/** `POST /backoffice/challenges/{id}/claim`. */
export const claimChallenge = claiming(CHALLENGE)

/** `DELETE /backoffice/challenges/{id}/claim`. */
export const releaseChallenge = releasing(CHALLENGE)

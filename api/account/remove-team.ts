import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'

/** `DELETE /account/teams/{teamId}`: removes a team; its members stay users. */
export const removeTeam = endpoint({
  method: 'DELETE',
  path: '/account/teams/:teamId',
  summary: 'Remove a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_THING'],
  async handle({ params, caller }, { db }) {
    if (!(await db.teams.remove(caller.accountId, params.teamId))) throw refuse('NO_SUCH_THING')
    return {}
  },
})

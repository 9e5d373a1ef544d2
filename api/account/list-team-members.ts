import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'

/** `GET /account/teams/{teamId}/members`: who is in a team. */
export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/account/teams/:teamId/members',
  summary: 'List the members of a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  replies: { 200: z.strictObject({ userIds: z.array(z.string()) }) },
  errors: ['NO_SUCH_THING'],
  async handle({ params, caller }, { db }) {
    const team = await db.teams.find(caller.accountId, params.teamId)
    if (!team) throw refuse('NO_SUCH_THING')
    return { userIds: await db.teams.memberIds(team) }
  },
})

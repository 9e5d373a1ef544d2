import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { MOST_MEMBERS } from './must-have-room.ts'

/** `DELETE /account/teams/{teamId}/members/{userId}`: takes a user out of a team. */
export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: '/account/teams/:teamId/members/:userId',
  summary: 'Remove a member from a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string(), userId: z.string() }),
  replies: { 200: z.strictObject({ userIds: z.array(z.string()) }) },
  errors: ['NO_SUCH_THING'],
  async handle({ params, caller }, { db }) {
    const team = await db.teams.find(caller.accountId, params.teamId)
    if (!team || !(await db.teams.removeMember(team, params.userId))) throw refuse('NO_SUCH_THING')
    return { userIds: await db.teams.memberIds(team, { after: undefined, most: MOST_MEMBERS }) }
  },
})

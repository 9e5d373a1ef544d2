import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'

/** `POST /account/teams/{teamId}/members`: takes a user of the account into a team; once more changes nothing. */
export const addTeamMember = endpoint({
  method: 'POST',
  path: '/account/teams/:teamId/members',
  summary: 'Add a member to a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  body: z.strictObject({ userId: Id }),
  replies: { 200: z.strictObject({ userIds: z.array(z.string()) }) },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body, caller: { accountId } }, { db }) {
    const team = await db.teams.find(accountId, params.teamId)
    const user = await db.accounts.findUser(accountId, body.userId)
    if (!team || !user) throw refuse('NO_SUCH_THING')
    await db.teams.addMember(team, user)
    return { userIds: await db.teams.memberIds(team) }
  },
})

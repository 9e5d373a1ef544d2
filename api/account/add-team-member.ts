import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'
import { MOST_MEMBERS, mustHaveRoomInTeam } from './must-have-room.ts'

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
  errors: ['NO_SUCH_THING', 'CEILING_REACHED'],
  async handle({ params, body, caller: { accountId } }, { db }) {
    const team = await db.teams.find(accountId, params.teamId)
    const user = await db.accounts.findUser(accountId, body.userId)
    if (!team || !user) throw refuse('NO_SUCH_THING')
    await db.transaction(async (tx) => {
      if (await db.teams.hasMember(team, user.id, tx)) return
      await mustHaveRoomInTeam(db, team, tx)
      await db.teams.addMember(team, user, tx)
    })
    return { userIds: await db.teams.memberIds(team, { after: undefined, most: MOST_MEMBERS }) }
  },
})

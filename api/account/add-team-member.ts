import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { MAX_MEMBERS, requireRoomInTeam } from './require-room.ts'

/** `POST /account/teams/{teamId}/members`: adds a user of the account to a team. Repeating it changes nothing. */
export const addTeamMember = endpoint({
  method: 'POST',
  path: '/account/teams/:teamId/members',
  summary: 'Add a member to a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  body: z.strictObject({ userId: Id }),
  returns: 'The members of the team.',
  replies: { 200: z.strictObject({ userIds: z.array(z.string()) }) },
  errors: ['NO_SUCH_RESOURCE', 'CEILING_REACHED'],
  async handle({ params, body, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const team = await db.teams.find(accountId, params.teamId, tx)
      const user = await db.accounts.findUser(accountId, body.userId, tx)
      if (!team || !user) throw refuse('NO_SUCH_RESOURCE')
      if (!(await db.teams.hasMember(team, user.id, tx))) {
        await requireRoomInTeam(db, team, tx)
        await db.teams.addMember(team, user, tx)
        const fields = changedFields({}, body)
        const done = { accountId, thingKind: 'TEAM', thingId: team.id, action: 'UPDATE', fields } as const
        await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      }
      return { userIds: await db.teams.memberIds(team, { after: undefined, most: MAX_MEMBERS }, tx) }
    })
  },
})

import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { MAX_MEMBERS } from './require-room.ts'

/** `DELETE /account/teams/{teamId}/members/{userId}`: removes a user from a team. */
export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: '/account/teams/:teamId/members/:userId',
  summary: 'Remove a member from a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string(), userId: z.string() }),
  returns: 'The remaining members of the team.',
  replies: { 200: z.strictObject({ userIds: z.array(z.string()) }) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { teamId, userId }, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const team = await db.teams.find(accountId, teamId, tx)
      if (!team || !(await db.teams.removeMember(team, userId, tx))) throw refuse('NO_SUCH_RESOURCE')
      const fields = changedFields({ userId }, { userId: null })
      const done = { accountId, thingKind: 'TEAM', thingId: teamId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return { userIds: await db.teams.memberIds(team, { after: undefined, most: MAX_MEMBERS }, tx) }
    })
  },
})

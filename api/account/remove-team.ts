import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'

/** `DELETE /account/teams/{teamId}`: removes a team; its members stay users. */
export const removeTeam = endpoint({
  method: 'DELETE',
  path: '/account/teams/:teamId',
  summary: 'Delete a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  returns: 'The team was deleted. The response is an empty object.',
  replies: { 200: z.strictObject({}) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { teamId }, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      if (!(await db.teams.remove(accountId, teamId, tx))) throw refuse('NO_SUCH_RESOURCE')
      const done = { accountId, thingKind: 'TEAM', thingId: teamId, action: 'REMOVE', fields: [] } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return {}
    })
  },
})

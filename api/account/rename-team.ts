import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Named, presentTeam, TeamAnswer } from './present-user.ts'

/** `PUT /account/teams/{teamId}`: renames a team. */
export const renameTeam = endpoint({
  method: 'PUT',
  path: '/account/teams/:teamId',
  summary: 'Rename a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  body: Named,
  returns: 'The renamed team.',
  replies: { 200: TeamAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { teamId }, body, caller, requestId }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const before = await db.teams.find(accountId, teamId, tx)
      const renamed = await db.teams.rename(accountId, teamId, body.name, tx)
      if (!before || !renamed) throw refuse('NO_SUCH_RESOURCE')
      const fields = changedFields(before, body)
      const done = { accountId, thingKind: 'TEAM', thingId: teamId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return presentTeam(renamed)
    })
  },
})

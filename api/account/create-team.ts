import { changedFields } from '../../domain/account/audit-log.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { Named, presentTeam, TeamAnswer } from './present-user.ts'
import { requireRoom } from './require-room.ts'

/** `POST /account/teams`: creates a team without members. */
export const createTeam = endpoint({
  method: 'POST',
  path: '/account/teams',
  summary: 'Create a team',
  weight: 1,
  permission: 'account.admin',
  body: Named,
  returns: 'The new team.',
  replies: { 200: TeamAnswer },
  takesIdempotencyKey: true,
  errors: ['CEILING_REACHED'],
  async handle({ body, caller, requestId, keep }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      await requireRoom(db, accountId, 'teams', tx)
      const team = await db.teams.create({ accountId, ...body }, tx)
      const fields = changedFields({}, body)
      const done = { accountId, thingKind: 'TEAM', thingId: team.id, action: 'CREATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      return keep(presentTeam(team), tx)
    })
  },
})

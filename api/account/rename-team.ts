import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
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
  replies: { 200: TeamAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body, caller }, { db }) {
    const renamed = await db.teams.rename(caller.accountId, params.teamId, body.name)
    if (!renamed) throw refuse('NO_SUCH_THING')
    return presentTeam(renamed)
  },
})

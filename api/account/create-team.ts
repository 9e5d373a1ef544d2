import { endpoint } from '../frame/endpoint.ts'
import { mustHaveRoom } from './must-have-room.ts'
import { Named, presentTeam, TeamAnswer } from './present-user.ts'

/** `POST /account/teams`: a new team, without members. */
export const createTeam = endpoint({
  method: 'POST',
  path: '/account/teams',
  summary: 'Add a team',
  weight: 1,
  permission: 'account.admin',
  body: Named,
  replies: { 200: TeamAnswer },
  errors: ['CEILING_REACHED'],
  async handle({ body, caller: { accountId } }, { db }) {
    return db.transaction(async (tx) => {
      await mustHaveRoom(db, accountId, 'teams', tx)
      return presentTeam(await db.teams.create({ accountId, name: body.name }, tx))
    })
  },
})

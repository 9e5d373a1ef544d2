import { z } from 'zod'
import { endpoint } from '../frame/endpoint.ts'
import { presentTeam, TeamAnswer } from './present-user.ts'

/** `GET /account/teams`: the teams of the account, oldest first. */
export const listTeams = endpoint({
  method: 'GET',
  path: '/account/teams',
  summary: 'List teams',
  weight: 1,
  permission: 'account.admin',
  replies: { 200: z.strictObject({ teams: z.array(TeamAnswer) }) },
  errors: [],
  async handle({ caller }, { db }) {
    return { teams: (await db.teams.list(caller.accountId)).map(presentTeam) }
  },
})

import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, readPage } from '../http/page.ts'
import { AccountPage } from './account-page.ts'
import { presentTeam, TeamAnswer } from './present-user.ts'

/** `GET /account/teams`: lists the teams of the account, oldest first. */
export const listTeams = endpoint({
  method: 'GET',
  path: '/account/teams',
  summary: 'List teams',
  weight: 1,
  permission: 'account.admin',
  query: AccountPage,
  returns: 'A page of teams.',
  replies: { 200: z.strictObject({ teams: z.array(TeamAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query, caller: { accountId } }, services) {
    const { db } = services
    const { page, nextCursor } = await readPage(
      services,
      { list: ['teams', accountId], query },
      (range) => db.teams.list(accountId, range),
      ({ id }) => id,
    )
    return { teams: page.map(presentTeam), nextCursor }
  },
})

import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, readPage } from '../http/page.ts'
import { AccountPage } from './account-page.ts'

/** `GET /account/teams/{teamId}/members`: lists the members of a team. */
export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/account/teams/:teamId/members',
  summary: 'List the members of a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  query: AccountPage,
  returns: 'A page of the members of the team.',
  replies: { 200: z.strictObject({ userIds: z.array(z.string()), nextCursor: NextCursor }) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, query, caller }, services) {
    const { db } = services
    const team = await db.teams.find(caller.accountId, params.teamId)
    if (!team) throw refuse('NO_SUCH_RESOURCE')
    const { page, nextCursor } = await readPage(
      services,
      { list: ['team-members', team.id], query },
      (range) => db.teams.memberIds(team, range),
      (userId) => userId,
    )
    return { userIds: page, nextCursor }
  },
})

import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, PageQuery, readPage } from './page.ts'

/** `GET /account/teams/{teamId}/members`: who is in a team. */
export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/account/teams/:teamId/members',
  summary: 'List the members of a team',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ teamId: z.string() }),
  query: PageQuery,
  returns: 'A page of the members of the team.',
  replies: { 200: z.strictObject({ userIds: z.array(z.string()), nextCursor: NextCursor }) },
  errors: ['NO_SUCH_THING'],
  async handle({ params, query, caller }, { db }) {
    const team = await db.teams.find(caller.accountId, params.teamId)
    if (!team) throw refuse('NO_SUCH_THING')
    const { page, nextCursor } = await readPage(
      query,
      (range) => db.teams.memberIds(team, range),
      (userId) => userId,
    )
    return { userIds: page, nextCursor }
  },
})

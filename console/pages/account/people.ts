import { addTeamMember } from '../../../api/account/add-team-member.ts'
import { createTeam } from '../../../api/account/create-team.ts'
import { createUser } from '../../../api/account/create-user.ts'
import { listTeamMembers } from '../../../api/account/list-team-members.ts'
import { listTeams } from '../../../api/account/list-teams.ts'
import { listUsers } from '../../../api/account/list-users.ts'
import { removeTeam } from '../../../api/account/remove-team.ts'
import { removeTeamMember } from '../../../api/account/remove-team-member.ts'
import { removeUser } from '../../../api/account/remove-user.ts'
import { renameTeam } from '../../../api/account/rename-team.ts'
import { renameUser } from '../../../api/account/rename-user.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { choice, field, formOnce, formTo } from '../../parts/form.ts'
import { nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const MOST = '200'

/** `GET /console/account/people`: lists users and teams. */
export const people: Page = {
  method: 'GET',
  path: '/account/people',
  audience: 'account',
  async serve(visit) {
    const [{ users, nextCursor }, { teams }] = await Promise.all([
      visit.ask(listUsers, { query: { limit: MOST } }),
      visit.ask(listTeams, { query: { limit: MOST } }),
    ])
    return {
      title: 'People',
      body: html`<h1>People</h1>
${naming(visit, 'New user', '/account/users')}
${tableOf(
  nextCursor === null ? 'Users' : `The first ${MOST} users`,
  ['Name', 'Since', 'ID', ''],
  users.map(({ userId, name, created }) => [
    foreign(name),
    instant(created),
    userId,
    html`${naming(visit, 'Rename', `/account/users/${userId}/rename`, name)}
${formTo(visit, `/account/users/${userId}/remove`, html`<details class="do"><summary>Remove</summary><p>Their keys end, and they leave their teams.</p><button>Remove ${name}</button></details>`)}`,
  ]),
)}
${naming(visit, 'New team', '/account/teams')}
${
  teams.length === 0
    ? nothing('There is no team. Teams share entities and cases.')
    : tableOf(
        'Teams',
        ['Name', 'Since', 'ID'],
        teams.map(({ teamId, name, created }) => [
          html`<a href="${address(`/account/teams/${teamId}`)}">${foreign(name)}</a>`,
          instant(created),
          teamId,
        ]),
      )
}`,
    }
  },
}

/** `GET /console/account/teams/{teamId}`: lists the members of a team. */
export const team: Page = {
  method: 'GET',
  path: '/account/teams/:teamId',
  audience: 'account',
  async serve(visit) {
    const { teamId = '' } = visit.params
    const [{ userIds }, { users }, { teams }] = await Promise.all([
      visit.ask(listTeamMembers, { params: { teamId }, query: { limit: MOST } }),
      visit.ask(listUsers, { query: { limit: MOST } }),
      visit.ask(listTeams, { query: { limit: MOST } }),
    ])
    const name = teams.find((each) => each.teamId === teamId)?.name ?? teamId
    const others = users.filter(({ userId }) => !userIds.includes(userId))
    return {
      title: name,
      body: html`<p><a href="${address('/account/people')}">People</a></p><h1>${foreign(name)}</h1>
${naming(visit, 'Rename', `/account/teams/${teamId}/rename`, name)}
${
  userIds.length === 0
    ? nothing('Nobody is in this team.')
    : tableOf(
        'Members',
        ['Name', ''],
        userIds.map((userId) => [
          foreign(users.find((user) => user.userId === userId)?.name ?? userId),
          formTo(
            visit,
            `/account/teams/${teamId}/members/remove`,
            html`<input type="hidden" name="userId" value="${userId}"><button>Take out</button>`,
          ),
        ]),
      )
}
${
  others.length === 0
    ? ''
    : formTo(
        visit,
        `/account/teams/${teamId}/members`,
        html`${choice(
          'userId',
          'Add',
          others.map((user) => [user.userId, user.name] as const),
        )}<button>Add</button>`,
        'filter',
      )
}
${formTo(visit, `/account/teams/${teamId}/remove`, html`<details class="do"><summary>Delete the team</summary><p>What was shared with it is shared with its members no more.</p><button>Delete ${name}</button></details>`)}`,
    }
  },
}

const PEOPLE = address('/account/people')
const teamPage = ({ params }: Visit) => address(`/account/teams/${params.teamId}`)

export const peopleActs: readonly Page[] = [
  act('/account/users', ({ ask, form }) => ask(createUser, { body: { name: form.name ?? '' } })),
  act('/account/users/:userId/rename', ({ ask, params, form }) =>
    ask(renameUser, { params: { userId: params.userId ?? '' }, body: { name: form.name ?? '' } }),
  ),
  act('/account/users/:userId/remove', ({ ask, params }) =>
    ask(removeUser, { params: { userId: params.userId ?? '' } }),
  ),
  act('/account/teams', ({ ask, form }) => ask(createTeam, { body: { name: form.name ?? '' } })),
  act(
    '/account/teams/:teamId/rename',
    ({ ask, params, form }) =>
      ask(renameTeam, { params: { teamId: params.teamId ?? '' }, body: { name: form.name ?? '' } }),
    teamPage,
  ),
  act('/account/teams/:teamId/remove', ({ ask, params }) =>
    ask(removeTeam, { params: { teamId: params.teamId ?? '' } }),
  ),
  act(
    '/account/teams/:teamId/members',
    ({ ask, params, form }) =>
      ask(addTeamMember, { params: { teamId: params.teamId ?? '' }, body: { userId: form.userId ?? '' } }),
    teamPage,
  ),
  act(
    '/account/teams/:teamId/members/remove',
    ({ ask, params, form }) =>
      ask(removeTeamMember, { params: { teamId: params.teamId ?? '', userId: form.userId ?? '' } }),
    teamPage,
  ),
]

function act(
  path: string,
  run: (visit: Visit) => Promise<unknown>,
  then: (visit: Visit) => string = () => PEOPLE,
): Page {
  return {
    method: 'POST',
    path,
    audience: 'account',
    async serve(visit) {
      await run(visit)
      return { goTo: then(visit) }
    },
  }
}

function naming(visit: Visit, what: string, path: string, value = '') {
  return html`<details class="do"><summary>${what}</summary>${formOnce(visit, path, html`${field({ name: 'name', label: 'Name', value })}<button>Save</button>`)}</details>`
}

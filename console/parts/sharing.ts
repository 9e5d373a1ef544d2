import { listTeams } from '../../api/account/list-teams.ts'
import { listUsers } from '../../api/account/list-users.ts'
import type { Refusal } from '../../api/errors/refusal.ts'
import type { Share } from '../../domain/watchlist/sharing.ts'
import { foreign, type Html, html } from '../html.ts'
import type { Visit } from '../page.ts'
import { allows } from './allowed.ts'
import { field, formTo } from './form.ts'
import { problemOf } from './problem.ts'

/** The teams and the users that a form lists; others are shared with by ID. */
const LISTED = '100'

interface Owned {
  accountId: string
  sharedWith: Share[]
}

/** Returns the form that sets the grantees of a record, which posts to `path`. Only the owning account has one. */
export async function sharing(
  visit: Visit,
  path: string,
  { accountId, sharedWith }: Owned,
  refusal?: Refusal,
): Promise<Html> {
  const { ask, who, form } = visit
  if (who.kind === 'operator' || who.caller.accountId !== accountId) return html``
  const [{ teams }, { users }] = await Promise.all([
    allows(who, listTeams) ? ask(listTeams, { query: { limit: LISTED } }) : { teams: [] },
    allows(who, listUsers) ? ask(listUsers, { query: { limit: LISTED } }) : { users: [] },
  ])
  const names = new Map<string, string>([
    ...teams.map(({ teamId, name }) => [`team:${teamId}`, `Team ${name}`] as const),
    ...users.map(({ userId, name }) => [`user:${userId}`, name] as const),
  ])
  const granted = refusal ? visit.formList('grantee') : sharedWith.map(({ type, id }) => `${type}:${id}`)
  const offered = [...new Set([...names.keys(), ...granted])]
  return html`<details class="do"${refusal ? html` open` : ''}><summary class="button" data-key="s"><kbd>S</kbd> Sharing${sharedWith.length > 0 ? ` (${sharedWith.length})` : ''}</summary>${formTo(
    visit,
    `${path}/sharing`,
    html`${problemOf(refusal)}<fieldset><legend>Your account always sees it. So do:</legend>${offered.map(
      (grantee, at) =>
        html`<label class="check"><input type="checkbox" name="grantee" value="${grantee}"${granted.includes(grantee) ? html` checked` : ''}${at === 0 ? html` data-suggested` : ''}>${foreign(names.get(grantee) ?? `${grantee.replace(':', ' ')} of another account`)}</label>`,
    )}</fieldset>${field({
      name: 'other',
      label: 'Another account’s team or user',
      hint: 'team: or user:, then the ID',
      isRequired: false,
      value: refusal ? form.other : '',
    })}<button>Share</button>`,
    'text',
  )}</details>`
}

/** Returns the grantees of a sent form. */
export function granteesOf({ form, formList }: Visit): { type: string; id: string }[] {
  const other = (form.other ?? '').trim()
  return [...formList('grantee'), ...(other === '' ? [] : [other])].map((grantee) => {
    const [type = '', ...id] = grantee.split(':')
    return { type, id: id.join(':') }
  })
}

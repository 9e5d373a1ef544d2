import { createApiKey } from '../../../api/account/create-api-key.ts'
import { listApiKeys } from '../../../api/account/list-api-keys.ts'
import { revokeApiKey } from '../../../api/account/revoke-api-key.ts'
import { rotateApiKey } from '../../../api/account/rotate-api-key.ts'
import { malformed } from '../../../api/http/malformed.ts'
import { PERMISSIONS } from '../../../domain/account/permission.ts'
import { foreign, type Html, html } from '../../html.ts'
import { address, type Page, type PageAnswer } from '../../page.ts'
import { checks, choice, field, formOnce, formTo } from '../../parts/form.ts'
import { shownOnce } from '../../parts/secret.ts'
import { nextPage, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const PAGE_SIZE = '50'
const OVERLAPS = [
  ['24', 'in a day'],
  ['168', 'in a week'],
  ['0', 'now'],
] as const

/** `GET /console/account/keys`: lists the keys of the account. */
export const keys: Page = {
  method: 'GET',
  path: '/account/keys',
  audience: 'account',
  async serve(visit) {
    const { cursor } = visit.query
    const page = await visit.ask(listApiKeys, { query: { limit: PAGE_SIZE, ...(cursor && { cursor }) } })
    const now = Date.now()
    return {
      title: 'Keys',
      body: html`<h1>Keys</h1>
<details class="do"><summary>New key</summary>${formOnce(
        visit,
        '/account/keys',
        html`${field({ name: 'name', label: 'Name', maxLength: 100 })}${checks('permissions', 'It may', PERMISSIONS, [], String)}<button>Create</button>`,
        'text',
      )}</details>
${tableOf(
  'Oldest first',
  ['Name', 'Ends in', 'May', 'Last used', 'Valid until', ''],
  page.apiKeys.map((key) => {
    const hasEnded = key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)
    return [
      foreign(key.name),
      `…${key.lastFour}`,
      key.permissions.length === PERMISSIONS.length ? 'everything' : key.permissions.join(', '),
      key.lastUsedAt ? instant(key.lastUsedAt) : 'never',
      key.revokedAt ? html`revoked ${instant(key.revokedAt)}` : key.expiresAt ? instant(key.expiresAt) : 'no end',
      hasEnded
        ? ''
        : html`<details class="do"><summary>Rotate</summary>${formOnce(visit, `/account/keys/${key.keyId}/rotate`, html`${choice('overlapHours', 'The old key ends', OVERLAPS)}<button>Rotate</button>`)}</details>
<details class="do"><summary>Revoke</summary>${formTo(visit, `/account/keys/${key.keyId}/revoke`, html`<input type="hidden" name="name" value="${key.name}">${field({ name: 'typed', label: `Type its name to end it at once: ${key.name}`, maxLength: 100 })}<button>Revoke</button>`)}</details>`,
    ]
  }),
)}
${nextPage('/account/keys', {}, page.nextCursor)}`,
    }
  },
}

/** `POST /console/account/keys`: creates a key and shows it, only here. */
export const createKey: Page = {
  method: 'POST',
  path: '/account/keys',
  audience: 'account',
  async serve({ ask, form: { name = '' }, formList }) {
    const made = await ask(createApiKey, { body: { name, permissions: formList('permissions') } })
    return madeKey(made)
  },
}

/** `POST /console/account/keys/{keyId}/rotate`: creates a key's successor and shows it, only here. */
export const rotateKey: Page = {
  method: 'POST',
  path: '/account/keys/:keyId/rotate',
  audience: 'account',
  async serve({ ask, params: { keyId = '' }, form: { overlapHours } }) {
    const made = await ask(rotateApiKey, { params: { keyId }, body: { overlapHours: Number(overlapHours) } })
    return madeKey(made, html`<p>The old key works until ${instant(made.previousExpiresAt)}.</p>`)
  },
}

/** `POST /console/account/keys/{keyId}/revoke`: ends a key at once. The user types its name to confirm. */
export const revokeKey: Page = {
  method: 'POST',
  path: '/account/keys/:keyId/revoke',
  audience: 'account',
  async serve({ ask, params: { keyId = '' }, form: { name = '', typed = '' } }) {
    if (typed.trim() !== name.trim()) throw malformed('The name is not the name of this key. The key was not revoked.')
    await ask(revokeApiKey, { params: { keyId } })
    return { goTo: address('/account/keys') }
  },
}

function madeKey({ name, key }: { name: string; key: string }, more: Html = html``): PageAnswer {
  return {
    title: name,
    body: html`<h1>${foreign(name)}</h1>
${shownOnce('This is the key.', key)}
${more}
<p><a href="${address('/account/keys')}">All keys</a></p>`,
  }
}

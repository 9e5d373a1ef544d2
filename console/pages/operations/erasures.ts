import { malformed } from '../../../api/http/malformed.ts'
import type { AnswerOf } from '../../../api/http/pages.ts'
import { createAnyErasure } from '../../../api/privacy/create-any-erasure.ts'
import { readAnyErasure } from '../../../api/privacy/read-erasure.ts'
import { ERASURE_KINDS } from '../../../domain/privacy/erasure.ts'
import { type Html, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { choice, field, formTo } from '../../parts/form.ts'
import { facts, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

type Report = AnswerOf<typeof readAnyErasure>

const WORDS: Record<string, string> = {
  ACCOUNT: 'an account',
  ENTITY: 'an entity',
  CASE: 'a tracked case',
  LOOKUP: 'a looked-up case',
  PERSON: 'a person',
}

/** `GET /console/erasures`: shows the form for an erasure. It counts first, and erases only after a second form. */
export const erasures: Page = {
  method: 'GET',
  path: '/erasures',
  audience: 'operator',
  async serve(visit) {
    return {
      title: 'Erase',
      body: html`<p><a href="${address('/accounts')}">Accounts</a></p><h1>Erase</h1>
<p>Counts first what would be erased. Nothing is deleted before you have seen that.</p>
${formTo(
  visit,
  '/erasures',
  html`${choice(
    'kind',
    'What',
    ERASURE_KINDS.map((kind) => [kind, WORDS[kind] ?? kind] as const),
  )}
${field({ name: 'accountId', label: 'Account ID', hint: 'Of a person: empty for all accounts.', isRequired: false })}
${field({ name: 'id', label: 'ID of the entity or case', isRequired: false })}
${namesField()}<button>Count</button>`,
  'text',
)}`,
    }
  },
}

/** `POST /console/erasures`: counts what would be erased. */
export const countErasure: Page = {
  method: 'POST',
  path: '/erasures',
  audience: 'operator',
  async serve(visit) {
    return begin(visit, true)
  },
}

/** `GET /console/erasures/{id}`: shows what an erasure found or erased and, after a count, the form that erases. */
export const erasure: Page = {
  method: 'GET',
  path: '/erasures/:id',
  audience: 'operator',
  async serve(visit) {
    const found = await visit.ask(readAnyErasure, { params: { erasureId: visit.params.id ?? '' } })
    const { kind, accountId, thing, dryRun, status, files, workflows, created, endedAt, left, stays } = found
    return {
      title: dryRun ? 'Count' : 'Erasure',
      body: html`<p><a href="${address('/erasures')}">Erase</a></p><h1>${dryRun ? 'What would be erased' : 'What was erased'}: ${WORDS[kind]}</h1>
${facts([
  ['State', html`<strong>${status.toLowerCase()}</strong>`],
  ['Account ID', accountId ?? 'all accounts'],
  ['ID', thing],
  ['Started', instant(created)],
  ['Ended', instant(endedAt)],
  ['Documents', dryRun ? null : files],
  ['Workflow histories', dryRun ? null : workflows],
])}
${status === 'RUNNING' ? html`<p><a class="button" href="${address(`/erasures/${found.erasureId}`)}" data-key="n"><kbd>N</kbd> Look again</a></p>` : ''}
${counts(dryRun ? 'Found' : 'Erased', dryRun ? found.found : found.erased)}
${left && !dryRun ? (left.length === 0 ? html`<p>Nothing was found afterwards.</p>` : counts('Still there: start it again', left)) : ''}
${dryRun && status === 'COMPLETE' ? erasing(visit, found) : ''}
${
  stays.length > 0
    ? html`<details class="do"><summary>Rows that stay, without names</summary>${tableOf(
        'They stay, and why',
        ['Table', 'Why'],
        stays.map(({ table, why }) => [table, why]),
      )}</details>`
    : ''
}`,
    }
  },
}

/** `POST /console/erasures/erase`: erases. The user types the subject again to confirm. */
export const erase: Page = {
  method: 'POST',
  path: '/erasures/erase',
  audience: 'operator',
  async serve(visit) {
    const { kind, id = '', accountId = '', typed = '' } = visit.form
    if (kind !== 'PERSON' && typed.trim() !== (id || accountId))
      throw malformed('The ID is not the ID of what was counted. Nothing was erased.')
    return begin(visit, false)
  },
}

function erasing(visit: Visit, { kind, accountId, thing }: Report): Html {
  const again =
    kind === 'PERSON'
      ? namesField()
      : field({ name: 'typed', label: `Type the ID to erase it for ever: ${thing ?? accountId ?? ''}` })
  return html`<h2>Erase it</h2>
<p>This cannot be undone.</p>
${formTo(
  visit,
  '/erasures/erase',
  html`<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="accountId" value="${accountId ?? ''}"><input type="hidden" name="id" value="${thing ?? ''}">${again}<button class="strong">Erase</button>`,
  'text',
)}`
}

/** Names are not stored, so they are typed for the count and again for the erasure. */
function namesField(): Html {
  return html`<label class="field"><span>All spellings of a person’s name, one a line</span><textarea name="names" rows="3" maxlength="6000"></textarea></label>`
}

function counts(caption: string, rows: { table: string; rows: number }[]): Html {
  return tableOf(
    caption,
    ['Where', 'Rows'],
    rows.map(({ table, rows: count }) => [table, count]),
  )
}

async function begin({ ask, form }: Visit, dryRun: boolean): Promise<{ goTo: string }> {
  const { kind = '', accountId = '', id = '', names = '' } = form
  const spellings = names.split(/\r?\n/).flatMap((name) => name.trim() || [])
  const of = kind === 'PERSON' ? { names: spellings } : kind === 'ACCOUNT' ? {} : { id }
  const account = kind === 'PERSON' ? { accountId: accountId || null } : { accountId }
  const { erasureId } = await ask(createAnyErasure, { body: { kind, ...account, ...of, dryRun } })
  return { goTo: address(`/erasures/${erasureId}`) }
}

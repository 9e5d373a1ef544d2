import { createWebhook } from '../../../api/events/create-webhook.ts'
import { listDeliveries } from '../../../api/events/list-deliveries.ts'
import { listWebhooks } from '../../../api/events/list-webhooks.ts'
import { readWebhook } from '../../../api/events/read-webhook.ts'
import { removeWebhook } from '../../../api/events/remove-webhook.ts'
import { replayDelivery } from '../../../api/events/replay-delivery.ts'
import { testWebhook } from '../../../api/events/test-webhook.ts'
import { SUBSCRIBABLE_EVENT_TYPES } from '../../../domain/events/event.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Visit } from '../../page.ts'
import { checks, choice, field, filterForm, formOnce, formTo } from '../../parts/form.ts'
import { shownOnce } from '../../parts/secret.ts'
import { facts, nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const PAGE_SIZE = '25'

const FILTERS = [
  ['entityIds', 'entities'],
  ['caseIds', 'cases'],
  ['teamIds', 'teams'],
] as const

/** `GET /console/account/webhooks`: lists the endpoints that events are sent to. */
export const webhooks: Page = {
  method: 'GET',
  path: '/account/webhooks',
  audience: 'account',
  async serve(visit) {
    const { webhooks: all } = await visit.ask(listWebhooks)
    return {
      title: 'Webhooks',
      body: html`<h1>Webhooks</h1>
<p>For people: <a href="${address('/account/notices')}">notices by e-mail and chat</a></p>
<details class="do"><summary>New webhook</summary>${formOnce(
        visit,
        '/account/webhooks',
        html`${field({ name: 'url', label: 'URL', type: 'url', maxLength: 2048 })}${field({ name: 'description', label: 'Description', isRequired: false })}${checks('events', 'Events', SUBSCRIBABLE_EVENT_TYPES, SUBSCRIBABLE_EVENT_TYPES, String)}${FILTERS.map(([name, label]) => field({ name, label: `Only of these ${label}`, maxLength: 4_000, hint: 'IDs, with blanks between them. Empty: of all.', isRequired: false }))}<button>Create</button>`,
        'text',
      )}</details>
${
  all.length === 0
    ? nothing('There is no webhook. Without one, events can be read with GET /events.')
    : tableOf(
        'Webhooks',
        ['URL', 'Description', 'State', 'Events'],
        all.map((webhook) => [
          html`<a href="${address(`/account/webhooks/${webhook.webhookId}`)}">${foreign(webhook.url)}</a>`,
          foreign(webhook.description),
          stateOf(webhook),
          webhook.events.length,
        ]),
      )
}`,
    }
  },
}

/** `GET /console/account/webhooks/{webhookId}`: lists the deliveries to an endpoint. */
export const webhook: Page = {
  method: 'GET',
  path: '/account/webhooks/:webhookId',
  audience: 'account',
  async serve(visit) {
    const { webhookId = '' } = visit.params
    const { status, cursor } = visit.query
    const filters = status ? { status } : {}
    const [found, { deliveries, nextCursor }] = await Promise.all([
      visit.ask(readWebhook, { params: { webhookId } }),
      visit.ask(listDeliveries, {
        params: { webhookId },
        query: { ...filters, limit: PAGE_SIZE, ...(cursor && { cursor }) },
      }),
    ])
    const path = `/account/webhooks/${webhookId}`
    return {
      title: 'Webhook',
      body: html`<p><a href="${address('/account/webhooks')}">Webhooks</a></p><h1>${foreign(found.url)}</h1>
${facts([
  ['State', stateOf(found)],
  ['Events', found.events.join(', ')],
  ...FILTERS.flatMap(([name, label]): [string, string][] => {
    const ids = found.filter?.[name]
    return ids ? [[`Only of these ${label}`, ids.join(', ')]] : []
  }),
  ['Since', instant(found.created)],
])}
<div class="row">${formTo(visit, `${path}/test`, html`<button>Send a test</button>`)}
<details class="do"><summary>Delete</summary>${formTo(visit, `${path}/remove`, html`<p>Nothing more is sent to it.</p><button>Delete this webhook</button>`)}</details></div>
<h2>Deliveries</h2>
${filterForm(
  path,
  choice(
    'status',
    'State',
    [
      ['', 'all'],
      ['DELIVERED', 'delivered'],
      ['PENDING', 'waits'],
      ['FAILED', 'failed'],
    ],
    status,
  ),
)}
${
  deliveries.length === 0
    ? nothing('Nothing was sent.')
    : tableOf(
        'Newest first',
        ['Event', 'State', 'Attempts', 'Last answer', 'When', ''],
        deliveries.map((delivery) => [
          delivery.type,
          html`<strong>${delivery.status.toLowerCase()}</strong>${delivery.nextAttemptAt ? html`<br>next at ${instant(delivery.nextAttemptAt)}` : ''}`,
          delivery.attempts,
          html`${delivery.lastStatus ?? delivery.problem?.toLowerCase().replaceAll('_', ' ') ?? '–'}${delivery.lastAnswer ? html`<details class="do"><summary>Answer</summary><pre>${foreign(delivery.lastAnswer)}</pre></details>` : ''}`,
          instant(delivery.lastAttemptAt ?? delivery.created),
          formTo(visit, `${path}/deliveries/${delivery.deliveryId}/replay`, html`<button>Replay</button>`),
        ]),
      )
}
${nextPage(path, filters, nextCursor)}`,
    }
  },
}

/** `POST /console/account/webhooks`: creates an endpoint. Its secret is shown only here. */
export const makeWebhook: Page = {
  method: 'POST',
  path: '/account/webhooks',
  audience: 'account',
  async serve({ ask, form, formList }) {
    const { url = '', description = '' } = form
    const lists = FILTERS.flatMap(([name]) => (form[name]?.trim() ? [[name, form[name].trim().split(/[\s,;]+/)]] : []))
    const filter = lists.length > 0 ? { filter: Object.fromEntries(lists) } : {}
    const made = await ask(createWebhook, { body: { url, description, events: formList('events'), ...filter } })
    return {
      title: 'Webhook',
      body: html`<h1>${foreign(made.url)}</h1>
${shownOnce('The secret that verifies its messages.', made.secret)}
<p><a href="${address(`/account/webhooks/${made.webhookId}`)}">Go on to the webhook</a></p>`,
    }
  },
}

const pageOf = ({ params }: Visit) => address(`/account/webhooks/${params.webhookId}`)

export const webhookActs: readonly Page[] = [
  act('test', ({ ask, params }) => ask(testWebhook, { params: { webhookId: params.webhookId ?? '' } }), pageOf),
  act(
    'remove',
    ({ ask, params }) => ask(removeWebhook, { params: { webhookId: params.webhookId ?? '' } }),
    () => address('/account/webhooks'),
  ),
  act(
    'deliveries/:deliveryId/replay',
    ({ ask, params: { webhookId = '', deliveryId = '' } }) =>
      ask(replayDelivery, { params: { webhookId, deliveryId } }),
    pageOf,
  ),
]

function act(verb: string, run: (visit: Visit) => Promise<unknown>, then: (visit: Visit) => string): Page {
  return {
    method: 'POST',
    path: `/account/webhooks/:webhookId/${verb}`,
    audience: 'account',
    async serve(visit) {
      await run(visit)
      return { goTo: then(visit) }
    },
  }
}

function stateOf({ status, disabledReason }: { status: string; disabledReason: string | null }): string {
  return status === 'ENABLED'
    ? 'on'
    : `off${disabledReason ? `: ${disabledReason.toLowerCase().replaceAll('_', ' ')}` : ''}`
}

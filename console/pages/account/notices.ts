import type { Refusal } from '../../../api/errors/refusal.ts'
import { createNoticeSubscription } from '../../../api/events/create-notice-subscription.ts'
import { listNoticeSubscriptions } from '../../../api/events/list-notice-subscriptions.ts'
import { removeNoticeSubscription } from '../../../api/events/remove-notice-subscription.ts'
import { NOTICE_CHANNELS, NOTICE_KINDS } from '../../../domain/events/notice.ts'
import { foreign, html } from '../../html.ts'
import { address, type Page, type Shown, type Visit } from '../../page.ts'
import { checks, choice, field, formOnce, formTo } from '../../parts/form.ts'
import { orAgain, problemOf } from '../../parts/problem.ts'
import { nextPage, nothing, tableOf } from '../../parts/table.ts'
import { instant } from '../../times.ts'

const PATH = '/account/notices'

/** `GET /console/account/notices`: lists subscriptions to notices by e-mail and chat. */
export const notices: Page = {
  method: 'GET',
  path: PATH,
  audience: 'account',
  serve: (visit) => listPage(visit),
}

async function listPage(visit: Visit, refusal?: Refusal): Promise<Shown> {
  const { cursor } = visit.query
  const { subscriptions, nextCursor } = await visit.ask(listNoticeSubscriptions, { query: cursor ? { cursor } : {} })
  const channels = NOTICE_CHANNELS.map((channel): [string, string] => [channel, wordsOf(channel)])
  const { channel = 'EMAIL', address: to = '' } = visit.form
  const kinds = refusal ? visit.formList('kinds') : NOTICE_KINDS
  return {
    title: 'Notices',
    body: html`<p><a href="${address('/account/webhooks')}">Webhooks</a></p><h1>Notices</h1>
${problemOf(refusal)}
<details class="do"${refusal ? html` open` : ''}><summary>New subscription</summary>${formOnce(
      visit,
      PATH,
      html`${choice('channel', 'Channel', channels, channel)}${field({ name: 'address', label: 'E-mail address, or URL of the incoming webhook', value: to, maxLength: 2048 })}${checks('kinds', 'Kinds', NOTICE_KINDS, kinds)}<button>Subscribe</button>`,
      'text',
    )}</details>
${
  subscriptions.length === 0
    ? nothing('There is no subscription.')
    : tableOf(
        'Oldest first',
        ['Address', 'Kinds', 'State', 'Last sent', ''],
        subscriptions.map((each) => [
          html`${foreign(each.address)}<br><small>${wordsOf(each.channel)}</small>`,
          each.kinds.map(wordsOf).join(', '),
          html`<strong>${each.status.toLowerCase()}</strong>${[each.endReason, each.problem].filter(Boolean).map((why) => html`<br><small>${String(why).toLowerCase()}</small>`)}`,
          each.lastSentAt === null ? '–' : instant(each.lastSentAt),
          formTo(visit, `${PATH}/${each.subscriptionId}/remove`, html`<button>Delete</button>`),
        ]),
      )
}
${nextPage(PATH, {}, nextCursor)}`,
  }
}

/** `POST /console/account/notices`: subscribes. */
export const subscribe: Page = {
  method: 'POST',
  path: PATH,
  audience: 'account',
  serve(visit) {
    const { channel = '', address: to = '' } = visit.form
    return orAgain(
      async () => {
        const kinds = visit.formList('kinds')
        await visit.ask(createNoticeSubscription, { body: { channel, address: to, kinds } })
        return { goTo: address(PATH) }
      },
      (refusal) => listPage(visit, refusal),
    )
  },
}

/** `POST /console/account/notices/{subscriptionId}/remove`: deletes a subscription. */
export const unsubscribe: Page = {
  method: 'POST',
  path: `${PATH}/:subscriptionId/remove`,
  audience: 'account',
  async serve({ ask, params: { subscriptionId = '' } }) {
    await ask(removeNoticeSubscription, { params: { subscriptionId } })
    return { goTo: address(PATH) }
  },
}

function wordsOf(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ')
}

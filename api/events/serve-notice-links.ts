import Router from '@koa/router'
import { html } from 'hono/html'
import type { Context } from 'koa'
import type { NoticeSubscription } from '../../domain/events/notice.ts'
import { hashOfNoticeToken, isNoticeToken } from '../../domain/events/notice-token.ts'
import { refuse } from '../errors/refusal.ts'
import { countByAddress } from '../http/count-requests.ts'
import type { Gate } from '../http/serve-endpoint.ts'
import type { Services } from '../http/services.ts'
import { PAGE_POLICY } from '../reference/page.ts'

/**
 * `/notices/{token}/confirm` and `/unsubscribe`: the links in e-mails. The token is the key: no other is required. A
 * `GET` only shows a button, because mail filters open every link; a `POST` acts, also the one of a mail program
 * (RFC 8058). Both may be repeated.
 */
export function noticeLinks({ db }: Services, { consume }: Pick<Gate, 'consume'>): Router {
  const router = new Router()

  async function find(context: Context): Promise<NoticeSubscription> {
    const token = String(context.params.token)
    context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
    const found = isNoticeToken(token) ? await db.noticeSubscriptions.findByHash(hashOfNoticeToken(token)) : undefined
    if (found) return found
    await countByAddress(context, consume)
    throw refuse('NO_SUCH_RESOURCE')
  }

  for (const [act, { show, perform }] of Object.entries(ACTS)) {
    const route = `/notices/:token/${act}`
    router.get(route, async (context) => {
      context.state.route = route
      sendPage(context, show(await find(context)))
    })
    router.post(route, async (context) => {
      context.state.route = route
      const found = await find(context)
      await perform(db, found)
      sendPage(context, show((await db.noticeSubscriptions.findByHash(hashOfToken(context))) ?? found))
    })
  }
  return router
}

interface Page {
  text: string
  /** The text of the button; absent when nothing is left to do. */
  button?: string
}

interface Act {
  show(subscription: NoticeSubscription): Page
  perform(db: Services['db'], subscription: NoticeSubscription): Promise<unknown>
}

const OVER = { text: 'This subscription has ended. Nothing more is sent to this address.' }

const isOver = ({ status }: NoticeSubscription) => status === 'ENDED' || status === 'REMOVED'

const ACTS: Record<'confirm' | 'unsubscribe', Act> = {
  confirm: {
    show(subscription) {
      if (isOver(subscription)) return OVER
      return subscription.status === 'ACTIVE'
        ? { text: 'The address is confirmed. Notices are sent to it.' }
        : { text: 'Confirm that this address receives notices about court cases.', button: 'Confirm' }
    },
    perform: (db, subscription) => db.transaction((tx) => db.noticeSubscriptions.confirm(subscription, tx)),
  },
  unsubscribe: {
    show: (subscription) =>
      isOver(subscription) ? OVER : { text: 'End all notices to this address?', button: 'Unsubscribe' },
    perform: (db, subscription) => db.transaction((tx) => db.noticeSubscriptions.end(subscription, 'UNSUBSCRIBED', tx)),
  },
}

function hashOfToken({ params }: Context): Buffer {
  return hashOfNoticeToken(String(params.token))
}

function sendPage(context: Context, { text, button }: Page): void {
  context.set('Content-Security-Policy', `${PAGE_POLICY}; form-action 'self'`)
  context.type = 'html'
  // The form goes to the address of the page itself.
  context.body = String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Notices from CourtPulse</title></head>
<body style="margin:0 auto;padding:16px;max-width:36em;font:18px/1.5 sans-serif">
<main><h1 style="font-size:22px">Notices from CourtPulse</h1><p>${text}</p>
${button ? html`<form method="post"><button style="font-size:18px;padding:12px 24px">${button}</button></form>` : ''}</main>
</body>
</html>
`)
}

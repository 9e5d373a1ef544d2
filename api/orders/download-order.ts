import { z } from 'zod'
import { newId } from '../../db/base/table.ts'
import type { LookedUpCase, StoredOrder } from '../../db/case-lookup/looked-up-cases.ts'
import type { OrderDocument } from '../../db/orders/order-documents.ts'
import { LINK_LIFETIME_MS } from '../../documents/links.ts'
import type { Caller } from '../../domain/account/account.ts'
import { refOfCase } from '../../domain/courts/ref-of-case.ts'
import { orderSources } from '../../domain/order-of-asking.ts'
import { LIVE_ANSWER_MS, LIVE_WAIT_MS } from '../../domain/service-limits.ts'
import { enabledSources } from '../../platform/configuration.ts'
import { type OrderFetchResult, startOrderFetch } from '../../workflows/orders/order-fetch.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { dispatchAndWait } from '../http/dispatch-and-wait.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import type { Repeatable } from '../http/repeatable.ts'
import type { Services } from '../http/services.ts'
import { requireBudget } from '../http/spending-budgets.ts'
import { linkTo } from './order-link.ts'

/** Short, because the download continues in the background and a repeated request waits for its end. */
const COME_AGAIN_SECONDS = 5

/**
 * `POST /case-lookup/orders/download`: returns a signed link to an order's stamped document. A stored document is
 * linked at once; otherwise it is fetched while the call waits. Equal requests share one fetch. Only a 200 is charged.
 */
export const downloadOrder = endpoint({
  method: 'POST',
  path: '/case-lookup/orders/download',
  summary: 'Download the document of an order, stamped with its provenance',
  description: `An order that was downloaded before is returned immediately. Other orders are fetched while the request waits, for up to ${LIVE_ANSWER_MS / 1_000} seconds. An order of a district court usually takes only a moment.`,
  weight: 10,
  product: 'ORDER_DOWNLOADS',
  permission: 'case.write',
  body: z.strictObject({ searchId: Id.max(100), orderId: Id.max(100) }),
  returns: 'A signed link to the document.',
  replies: {
    200: z
      .strictObject({
        orderId: z.string(),
        url: z.string().meta({
          description: `A signed link to the document, valid for ${LINK_LIFETIME_MS / 1_000} seconds. Every response has a new link. Do not store it.`,
        }),
      })
      .meta({ id: 'OrderDownload' }),
  },
  takesIdempotencyKey: true,
  errors: [
    'SEARCH_RECORD_NOT_FOUND',
    'ORDERS_UNAVAILABLE',
    'ORDER_NOT_FOUND',
    'ORDER_DOWNLOAD_FAILED',
    'ORDER_DOWNLOAD_NOT_READY',
    'BUDGET_USED_UP',
  ],
  async handle({ body, caller, requestId, takeKey, idempotencyId }, services) {
    const stored = await services.db.lookedUpCases.find(caller.accountId, body.searchId)
    if (!stored) throw refuse('SEARCH_RECORD_NOT_FOUND')
    const order = stored.orders.find(({ orderId }) => orderId === body.orderId)
    if (!order) throw refuse('ORDER_NOT_FOUND')
    const document =
      (await services.db.orderDocuments.find(order.orderId)) ??
      (await fetchDocument(services, caller, stored, order, requestId))
    await deliver(services, caller, stored, document, { takeKey, idempotencyId })
    return { orderId: order.orderId, url: linkTo(document, stored, order, services.configuration) }
  },
})

async function fetchDocument(
  services: Services,
  caller: Caller,
  { courtCase }: LookedUpCase,
  { orderId }: StoredOrder,
  requestId: string,
): Promise<OrderDocument> {
  const { accountId } = caller
  const { identifier, courtType } = courtCase
  const sources = orderSources(identifier, enabledSources(services.configuration))
  const about = { courtType, caseRef: refOfCase(courtCase), requestId }
  const start = startOrderFetch({ accountId, orderId, sources }, about)
  const waited = await dispatchAndWait<OrderFetchResult>(services, start, LIVE_WAIT_MS)
  if (waited.kind === 'running') throw refuseForNow('ORDER_DOWNLOAD_NOT_READY', COME_AGAIN_SECONDS)
  if (waited.kind === 'failed' || waited.result.outcome === 'UNAVAILABLE') {
    await requireBudget(services, caller, 'COURT_DATA')
    throw refuse('ORDERS_UNAVAILABLE')
  }
  if (waited.result.outcome === 'REFUSED') throw refuse('ORDER_DOWNLOAD_FAILED', { reason: waited.result.reason })
  const document = await services.db.orderDocuments.find(orderId)
  if (!document) throw new Error('the document was not found right after it was stored')
  return document
}

/**
 * Charges the unit in the transaction that records the delivery: every request for a district court, elsewhere only an
 * order's first delivery (Specification, order download, "Billing"). Equal requests with the same `Idempotency-Key`
 * count once within a day.
 */
async function deliver(
  { db }: Services,
  { accountId, keyId }: Caller,
  { courtCase }: LookedUpCase,
  { orderId, downloadedAt }: OrderDocument,
  { takeKey, idempotencyId }: Pick<Repeatable, 'takeKey' | 'idempotencyId'>,
): Promise<void> {
  const perRequest = courtCase.courtType === 'DC'
  const isFree = downloadedAt !== null && !perRequest
  if (isFree && idempotencyId === undefined) return
  const billingKey = `order:${accountId}:${orderId}${perRequest ? `:${newId()}` : ''}`
  await db.transaction(async (tx) => {
    const isNewRequest = await takeKey(tx)
    const isFirst = !isFree && (await db.orderDocuments.deliver(orderId, Date.now(), tx))
    if (!(perRequest ? isNewRequest : isFirst)) return
    await db.usageLedger.charge({ accountId, product: 'ORDER_DOWNLOADS', billingKey, units: 1, apiKeyId: keyId }, tx)
  })
}

import { ok, strictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Body } from '../call.ts'
import { asList, asText, refuses, succeeds } from '../expect.ts'
import { NAMED } from '../identifiers.ts'
import { type Chapter, type Conversation, contract, slow } from '../title.ts'
import { lookUp, reserved } from './case-lookup.ts'

const LINK_VALID_MS = 300_000
/** Documents of the sandbox. */
const FIRST_HAS_NO_DOCUMENT = reserved('06')
const DOCUMENTS_ARE_CUT_OFF = reserved('09')
const FIRST_COMES_AFTER_75_SECONDS = reserved('07')
const DELIVERED = ['DC', 'HC', 'SC', 'NCLT']

async function aCase(conversation: Conversation, caseIdentifier: object) {
  const { searchId, orders } = succeeds(await lookUp(conversation, caseIdentifier))
  return { searchId: asText(searchId), orderId: asText(asList(orders)[0]?.orderId) }
}

function download({ call }: Conversation, body: object): Promise<Answer> {
  return call('POST /case-lookup/orders/download', { body })
}

/** An order that was downloaded twice. */
async function delivered(conversation: Conversation) {
  const order = await aCase(conversation, reserved('14'))
  const first = succeeds(await download(conversation, order))
  const second = succeeds(await download(conversation, order))
  return { ...order, first, second }
}

async function open(url: unknown): Promise<{ status: number; bytes: Buffer; type: string | null }> {
  const response = await fetch(asText(url))
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, bytes, type: response.headers.get('content-type') }
}

async function readBackOf(conversation: Conversation, searchId: string, orderId: string): Promise<Body | undefined> {
  const { orders } = succeeds(await conversation.call(`GET /case-lookup/${searchId}`))
  return asList(orders).find((order) => order.orderId === orderId)
}

export const orders: Chapter = {
  name: 'Order downloads',
  titles: [
    ...DELIVERED.map((courtType) =>
      contract(`an order of ${courtType} is delivered as a PDF`, async (conversation) => {
        const order = await aCase(conversation, { courtType, ...NAMED[courtType] })
        const { bytes, status } = await open(succeeds(await download(conversation, order)).url)
        strictEqual(status, 200)
        strictEqual(bytes.toString('latin1', 0, 5), '%PDF-')
      }),
    ),
    contract(
      'POST /case-lookup/orders/download: answers with the order id and a link, and nothing else',
      async ({ shared }) => {
        const { first, orderId } = await shared(delivered)
        strictEqual(Object.keys(first).sort().join(), 'orderId,url')
        strictEqual(first.orderId, orderId)
      },
    ),
    contract('the link opens without a key', async ({ shared }) => {
      const { first } = await shared(delivered)
      const { status, type } = await open(first.url)
      strictEqual(status, 200)
      strictEqual(type, 'application/pdf')
    }),
    contract('each call answers with a link of its own, to the same document', async ({ shared }) => {
      const { first, second } = await shared(delivered)
      ok(first.url !== second.url, 'both links are the same')
      ok((await open(first.url)).bytes.equals((await open(second.url)).bytes), 'the documents differ')
    }),
    contract('a link with a changed signature opens nothing', async ({ shared }) => {
      const { first } = await shared(delivered)
      const changed = asText(first.url).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      strictEqual((await open(changed)).status, 403)
    }),
    contract('the read-back of a downloaded order has a link that opens', async (conversation) => {
      const { searchId, orderId } = await conversation.shared(delivered)
      strictEqual((await open((await readBackOf(conversation, searchId, orderId))?.attachment)).status, 200)
    }),
    contract('the read-back of a downloaded order has the time of the download', async (conversation) => {
      const { searchId, orderId } = await conversation.shared(delivered)
      ok(Number.isInteger((await readBackOf(conversation, searchId, orderId))?.downloadedAt))
    }),
    contract('404 ORDER_NOT_FOUND 60434 for an order that the case does not have', async (conversation) => {
      const { searchId } = await conversation.shared(delivered)
      refuses(await download(conversation, { searchId, orderId: 'none' }), 404, 60434)
    }),
    contract('400 60436 for a search that does not exist', async (conversation) => {
      refuses(await download(conversation, { searchId: 'none', orderId: 'none' }), 400, 60436)
    }),
    contract(
      '422 ORDER_DOWNLOAD_FAILED 60433 with the reason, when the court has no document',
      async (conversation) => {
        const { reason } = refuses(
          await download(conversation, await aCase(conversation, FIRST_HAS_NO_DOCUMENT)),
          422,
          60433,
        )
        ok(typeof reason === 'string' && reason !== '')
      },
    ),
    contract('422 60433 with the reason, when the document is damaged', async (conversation) => {
      const { reason } = refuses(
        await download(conversation, await aCase(conversation, DOCUMENTS_ARE_CUT_OFF)),
        422,
        60433,
      )
      ok(typeof reason === 'string' && reason !== '')
    }),
    contract('400 60001 without `searchId`', async (conversation) => {
      refuses(await download(conversation, { orderId: 'none' }), 400, 60001)
    }),
    contract('400 60001 without `orderId`', async (conversation) => {
      refuses(await download(conversation, { searchId: 'none' }), 400, 60001)
    }),
    slow(
      'a download that takes more than 55 seconds: 503 61469 with `Retry-After`; the same request again joins it',
      async (conversation) => {
        const order = await aCase(conversation, FIRST_COMES_AFTER_75_SECONDS)
        const startedAt = Date.now()
        const answer = await download(conversation, order)
        ok(Date.now() - startedAt < 60_000, 'the call waited longer than 55 seconds')
        const { retryAfterSeconds } = refuses(answer, 503, 61469)
        strictEqual(answer.headers.get('retry-after'), String(retryAfterSeconds))
        succeeds(await download(conversation, order))
      },
    ),
    slow('a link is valid for 300 seconds and not longer', async (conversation) => {
      const { url } = succeeds(await download(conversation, await aCase(conversation, reserved('12'))))
      strictEqual((await open(url)).status, 200)
      await sleep(LINK_VALID_MS)
      strictEqual((await open(url)).status, 403)
    }),
  ],
}

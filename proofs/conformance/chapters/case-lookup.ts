import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import type { Answer, Body } from '../call.ts'
import { asList, asObject, asText, refuses, succeeds } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import { MISFITS, NAMED } from '../identifiers.ts'
import { count, dayFirst, epochMs, freeObject, id, listOf, objectOf, oneOf, onlyNull, orNull, text } from '../kinds.ts'
import { type Chapter, type Conversation, contract } from '../title.ts'

const LOOKED_UP = {
  searchId: id,
  latestSummary: orNull(freeObject),
  cnr: text,
  courtType: oneOf(...Object.keys(NAMED)),
  parties: objectOf({ petitioner: text, respondent: text }),
  court: text,
  stage: text,
  filingDate: dayFirst,
  orders: listOf(freeObject),
}

/** The sandbox's ordinary case, and others that it keeps for one behaviour each. */
const ORDINARY = reserved('01')
const WITH_ONE_MORE_ORDER_EACH_TIME = reserved('15')
const SOURCES_FAIL = reserved('03')
const WITHOUT_ORDERS = reserved('16')

/** The sandbox's case with a behaviour, in a High Court. */
export function reserved(behaviour: string): { courtType: string; cnr: string } {
  return { courtType: 'HC', cnr: `DLHC019000${behaviour}2024` }
}

/** Looks a case up live. */
export function lookUp({ call }: Conversation, caseIdentifier: object): Promise<Answer> {
  return call('POST /case-lookup', { body: { caseIdentifier } })
}

async function ordinary(conversation: Conversation): Promise<Body> {
  return succeeds(await lookUp(conversation, ORDINARY))
}

async function ordinaryOrders(conversation: Conversation): Promise<Body[]> {
  return asList((await conversation.shared(ordinary)).orders)
}

async function readBack(conversation: Conversation): Promise<Body> {
  const { searchId } = await conversation.shared(ordinary)
  return succeeds(await conversation.call(`GET /case-lookup/${searchId}`))
}

async function readBackOrders(conversation: Conversation): Promise<Body[]> {
  return asList((await conversation.shared(readBack)).orders)
}

/** The same case looked up twice, with the stored case after each. */
async function twice(conversation: Conversation) {
  const seen: { looked: Body; stored: Body }[] = []
  for (let time = 1; time <= 2; time++) {
    const looked = succeeds(await lookUp(conversation, WITH_ONE_MORE_ORDER_EACH_TIME))
    seen.push({ looked, stored: succeeds(await conversation.call(`GET /case-lookup/${looked.searchId}`)) })
  }
  const [first, second] = seen
  ok(first && second)
  return { first, second }
}

export const caseLookup: Chapter = {
  name: 'Live case lookup',
  titles: [
    ...fieldTitles('Looked-up case', async ({ shared }) => [await shared(ordinary)], LOOKED_UP, { isOpen: true }),
    ...fieldTitles('Order of a lookup', ordinaryOrders, {
      orderId: id,
      number: text,
      orderDate: dayFirst,
      judge: text,
      orderType: orNull(text),
      attachment: onlyNull,
    }),
    ...fieldTitles(
      'Looked-up case read back',
      async ({ shared }) => [await shared(readBack)],
      { ...LOOKED_UP, lastFetchedAt: epochMs, fetchCount: count },
      { isOpen: true },
    ),
    ...fieldTitles('Order read back', readBackOrders, {
      orderId: id,
      number: text,
      orderDate: dayFirst,
      attachment: orNull(text),
      downloadedAt: orNull(epochMs),
    }),

    ...Object.entries(NAMED).map(([courtType, identifier]) =>
      contract(`a case of ${courtType} is found by ${Object.keys(identifier).join(' and ')}`, async (conversation) => {
        const found = succeeds(await lookUp(conversation, { courtType, ...identifier }))
        strictEqual(found.courtType, courtType)
        deepStrictEqual(asObject(found.parties), {
          petitioner: 'Saffron Textiles Private Limited',
          respondent: 'Kaveri Logistics Limited',
        })
      }),
    ),
    contract('all orders of the case are there', async ({ shared }) => {
      const dates = (await shared(ordinaryOrders)).map(({ orderDate }) => orderDate)
      deepStrictEqual(dates, ['10-01-2024', '20-03-2024', '05-06-2024'])
    }),
    contract('a case without orders has an empty list of them', async (conversation) => {
      deepStrictEqual(succeeds(await lookUp(conversation, WITHOUT_ORDERS)).orders, [])
    }),
    contract('the same identifier again refreshes the same record', async ({ shared }) => {
      const { first, second } = await shared(twice)
      strictEqual(second.looked.searchId, first.looked.searchId)
      strictEqual(asList(second.looked.orders).length, asList(first.looked.orders).length + 1)
    }),
    contract('a refresh adds one to `fetchCount`', async ({ shared }) => {
      const { first, second } = await shared(twice)
      strictEqual(second.stored.fetchCount, Number(first.stored.fetchCount) + 1)
    }),
    contract('a refresh moves `lastFetchedAt` on', async ({ shared }) => {
      const { first, second } = await shared(twice)
      ok(Number(second.stored.lastFetchedAt) > Number(first.stored.lastFetchedAt))
    }),
    contract('an order keeps its id when the case is refreshed', async ({ shared }) => {
      const { first, second } = await shared(twice)
      const before = asList(first.looked.orders).map(({ orderId }) => asText(orderId))
      const after = asList(second.looked.orders).map(({ orderId }) => asText(orderId))
      ok(before.every((orderId) => after.includes(orderId)))
    }),
    contract('reading back is no new lookup', async (conversation) => {
      const { searchId } = succeeds(await lookUp(conversation, reserved('11')))
      const reads = [
        await conversation.call(`GET /case-lookup/${searchId}`),
        await conversation.call(`GET /case-lookup/${searchId}`),
      ]
      deepStrictEqual(reads[0]?.body, reads[1]?.body)
    }),
    contract('the read-back has the fields of the lookup as they were', async ({ shared }) => {
      const looked = await shared(ordinary)
      const read = await shared(readBack)
      for (const name of ['searchId', 'cnr', 'courtType', 'parties', 'court', 'stage', 'filingDate'])
        deepStrictEqual(read[name], looked[name], `\`${name}\` differs`)
    }),
    contract('a case that was never summarised has no latest summary', async (conversation) => {
      strictEqual(succeeds(await lookUp(conversation, WITHOUT_ORDERS)).latestSummary, null)
    }),
    contract('an order that was never downloaded has neither link nor time', async (conversation) => {
      const { searchId } = succeeds(await lookUp(conversation, reserved('18')))
      const { orders } = succeeds(await conversation.call(`GET /case-lookup/${searchId}`))
      for (const { attachment, downloadedAt } of asList(orders))
        deepStrictEqual([attachment, downloadedAt], [null, null])
    }),
    contract('GET /case-lookup/{searchId}: 400 60436 for an id that does not exist', async ({ call }) => {
      refuses(await call('GET /case-lookup/none'), 400, 60436)
    }),
    contract('POST /case-lookup: 500 60406 when no source can answer', async (conversation) => {
      refuses(await lookUp(conversation, SOURCES_FAIL), 500, 60406)
    }),
    contract('POST /case-lookup: 400 60001 without a case identifier', async ({ call }) => {
      refuses(await call('POST /case-lookup', { body: {} }), 400, 60001)
    }),
    ...MISFITS.map(({ words, identifier }) =>
      contract(`POST /case-lookup: 400 60001 for ${words}`, async (conversation) => {
        refuses(await lookUp(conversation, identifier), 400, 60001)
      }),
    ),
    ...Object.keys(NAMED).map((courtType) =>
      contract(`GET /case-lookup/case-types: answers for ${courtType}`, async ({ call }) => {
        succeeds(await call(`GET /case-lookup/case-types?courtType=${courtType}`))
      }),
    ),
    contract('GET /case-lookup/case-types: 400 60001 for a court type that does not exist', async ({ call }) => {
      refuses(await call('GET /case-lookup/case-types?courtType=MOON'), 400, 60001)
    }),
  ],
}

import { ok, strictEqual } from 'node:assert/strict'
import type { Body } from '../call.ts'
import { asList, asObject, asText, refuses, succeeds, until } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import { epochMs, freeObject, id, listOf, oneOf, orNull, text } from '../kinds.ts'
import { type Chapter, type Conversation, contract } from '../title.ts'
import { lookUp, reserved } from './case-lookup.ts'
import { RISK_LEVELS } from './entities.ts'

/** A case with text in its orders, and one that the sandbox's model refuses. */
const READABLE = reserved('08')
const REFUSED = reserved('22')

const FIELDS = {
  _id: id,
  status: oneOf('PENDING', 'COMPLETE', 'FAILED'),
  riskLevel: oneOf(...RISK_LEVELS),
  caseSummary: text,
  riskJustification: text,
  orderSummaries: listOf(freeObject),
  error: orNull(text),
  generatedAt: epochMs,
  // Additions to the contract.
  timeline: listOf(freeObject),
  directions: listOf(freeObject),
  amounts: listOf(freeObject),
  interimRelief: listOf(freeObject),
  nextDate: orNull(freeObject),
}

async function begin({ call }: Conversation, searchId: string): Promise<Body> {
  return succeeds(await call('POST /case-lookup/summarize', { body: { searchId } }))
}

function poll({ call }: Conversation, _id: string): Promise<Body> {
  return until(
    async () => succeeds(await call(`GET /case-lookup/summarize/${_id}`)),
    ({ status }) => status !== 'PENDING',
  )
}

/** Two summaries of a case, one after the other. */
async function summarised(conversation: Conversation) {
  const { searchId, orders } = succeeds(await lookUp(conversation, READABLE))
  const first = await begin(conversation, asText(searchId))
  const complete = await poll(conversation, asText(first._id))
  const second = await begin(conversation, asText(searchId))
  const latest = await poll(conversation, asText(second._id))
  const refreshed = succeeds(await lookUp(conversation, READABLE))
  const stored = succeeds(await conversation.call(`GET /case-lookup/${searchId}`))
  return { first, second, complete, latest, refreshed, stored, orders: asList(orders) }
}

async function complete({ shared }: Conversation): Promise<Body[]> {
  return [(await shared(summarised)).complete]
}

async function onReadBack({ shared }: Conversation): Promise<Body[]> {
  return [asObject((await shared(summarised)).stored.latestSummary)]
}

export const summaries: Chapter = {
  name: 'Summaries',
  titles: [
    ...fieldTitles('Summary that is polled', complete, FIELDS, { isOpen: true }),
    ...fieldTitles('Latest summary of a case', onReadBack, FIELDS),
    contract(
      'POST /case-lookup/summarize: answers at once with the id and PENDING, and nothing else',
      async ({ shared }) => {
        const { first } = await shared(summarised)
        strictEqual(Object.keys(first).sort().join(), '_id,status')
        strictEqual(first.status, 'PENDING')
      },
    ),
    contract('every call starts a summary of its own', async ({ shared }) => {
      const { first, second } = await shared(summarised)
      ok(first._id !== second._id)
    }),
    contract('a summary becomes COMPLETE without an error', async ({ shared }) => {
      const { status, error } = (await shared(summarised)).complete
      strictEqual(status, 'COMPLETE')
      strictEqual(error, null)
    }),
    contract(
      'a complete summary has text, a justification and a risk level that is not UNCLASSIFIED',
      async ({ shared }) => {
        const { caseSummary, riskJustification, riskLevel } = (await shared(summarised)).complete
        ok(caseSummary !== '' && riskJustification !== '')
        ok(riskLevel !== 'UNCLASSIFIED')
      },
    ),
    contract('every order of the case is in the summary, though nobody downloaded it', async ({ shared }) => {
      const { complete, orders } = await shared(summarised)
      strictEqual(asList(complete.orderSummaries).length, orders.length)
    }),
    contract('the read-back has the summary that was generated last', async ({ shared }) => {
      const { stored, latest } = await shared(summarised)
      strictEqual(asObject(stored.latestSummary)._id, latest._id)
    }),
    contract('a new lookup has the latest summary too: a refresh does not clear it', async ({ shared }) => {
      const { refreshed, latest } = await shared(summarised)
      strictEqual(asObject(refreshed.latestSummary)._id, latest._id)
    }),
    contract('a summary that the model refuses is FAILED with an error', async (conversation) => {
      const { searchId } = succeeds(await lookUp(conversation, REFUSED))
      const { status, error } = await poll(conversation, asText((await begin(conversation, asText(searchId)))._id))
      strictEqual(status, 'FAILED')
      ok(typeof error === 'string' && error !== '')
    }),
    contract('400 60436 for a search that does not exist', async ({ call }) => {
      refuses(await call('POST /case-lookup/summarize', { body: { searchId: 'none' } }), 400, 60436)
    }),
    contract('400 60001 without `searchId`', async ({ call }) => {
      refuses(await call('POST /case-lookup/summarize', { body: {} }), 400, 60001)
    }),
    contract('GET /case-lookup/summarize/{id}: 400 for an id that does not exist', async ({ call }) => {
      refuses(await call('GET /case-lookup/summarize/none'), 400)
    }),
  ],
}

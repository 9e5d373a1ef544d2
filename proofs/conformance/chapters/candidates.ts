import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { type Body, NotChecked } from '../call.ts'
import { asList, asText, isEmpty, refuses, succeeds, until } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import { epochMs, freeObject, id, integer, oneOf, onlyNull, orNull } from '../kinds.ts'
import { type Chapter, type Conversation, contract } from '../title.ts'
import { addEntity, SAFFRON } from './entities.ts'

const FIELDS = {
  _id: id,
  number: integer,
  accountId: id,
  watchlistEntityId: id,
  rawMatch: freeObject,
  caseIdentifier: freeObject,
  status: oneOf('PENDING_REVIEW', 'APPROVED', 'REJECTED', 'PROMOTED'),
  discoveryMode: oneOf('HISTORICAL', 'ONGOING'),
  customerDecision: orNull(oneOf('ADDED', 'DECLINED')),
  promotedCaseId: orNull(id),
  created: epochMs,
  updated: orNull(epochMs),
}

/** The names of the service's sources. */
const PROVIDERS = /attestr|ecourtsindia|eci_live/i

async function search(
  { call }: Conversation,
  entityId: string,
  body: object,
): Promise<{ found: number; records: Body[] }> {
  const { recordsFiltered, records } = succeeds(
    await call(`POST /watchlist/entities/${entityId}/candidates/search`, { body }),
  )
  return { found: Number(recordsFiltered), records: asList(records) }
}

/** A company with candidates found in its earlier cases. */
async function aPast(conversation: Conversation) {
  const entityId = await addEntity(conversation, { ...SAFFRON, fetchHistoricalCases: true })
  const read = async () => {
    const { found, records } = await search(conversation, entityId, { tab: 'historical' })
    return { found, records }
  }
  const { found, records } = await until(read, (body) => Number(body.found) > 1)
  return { entityId, found: Number(found), records: asList(records) }
}

async function ofAPast({ shared }: Conversation): Promise<Body[]> {
  return (await shared(aPast)).records
}

/** Companies of the sandbox that often have a new case. */
const BUSY = ['Saffron Textiles Private Limited', 'Deccan Ferro Alloys Limited', 'Aravalli Steel Tubes Limited']

/** A candidate that was found today and not approved by the operator. */
async function foundToday(conversation: Conversation): Promise<{ entityId: string; candidateId: string }> {
  const { call } = conversation
  for (const name of BUSY) {
    const entityId = await addEntity(conversation, { name, entityType: 'BUSINESS' })
    succeeds(await call(`POST /watchlist/entities/${entityId}/discover`))
    const waiting = succeeds(await call(`GET /backoffice/candidates?entityId=${entityId}`, { key: 'operator' }))
    const [candidate] = asList(waiting.records)
    if (candidate) return { entityId, candidateId: asText(candidate._id) }
  }
  throw new NotChecked('needs a day on which the courts have a new case')
}

export const candidates: Chapter = {
  name: 'Candidates',
  titles: [
    ...fieldTitles('Candidate', ofAPast, FIELDS),
    contract('a candidate of the past is HISTORICAL', async ({ shared }) => {
      for (const { discoveryMode } of (await shared(aPast)).records) strictEqual(discoveryMode, 'HISTORICAL')
    }),
    contract(
      'a candidate of the past needs no check of the operator: it is APPROVED and undecided',
      async ({ shared }) => {
        const { records } = await shared(aPast)
        const undecided = records.filter(({ customerDecision }) => customerDecision === null)
        ok(undecided.length > 0)
        for (const { status } of undecided) strictEqual(status, 'APPROVED')
      },
    ),
    contract('`watchlistEntityId` is the entity that was searched', async ({ shared }) => {
      const { entityId, records } = await shared(aPast)
      for (const { watchlistEntityId } of records) strictEqual(watchlistEntityId, entityId)
    }),
    contract('`rawMatch` names no provider of data', async ({ shared }) => {
      for (const { rawMatch } of (await shared(aPast)).records) ok(!PROVIDERS.test(JSON.stringify(rawMatch)))
    }),
    contract('`promotedCaseId` is null before the case is on the watchlist', async ({ shared }) => {
      for (const { promotedCaseId } of (await shared(aPast)).records) ok(onlyNull.accepts(promotedCaseId))
    }),
    contract('the search of candidates takes `$limit` and `$skip`, and counts all', async (conversation) => {
      const { entityId, found } = await conversation.shared(aPast)
      const page = await search(conversation, entityId, { tab: 'historical', $limit: 1, $skip: 1 })
      strictEqual(page.records.length, 1)
      ok(page.found >= found)
    }),
    contract('a search without `tab`: 400 60001', async ({ shared, call }) => {
      const { entityId } = await shared(aPast)
      refuses(await call(`POST /watchlist/entities/${entityId}/candidates/search`, { body: {} }), 400, 60001)
    }),
    contract('a search in a tab that does not exist: 400 60001', async ({ shared, call }) => {
      const { entityId } = await shared(aPast)
      refuses(
        await call(`POST /watchlist/entities/${entityId}/candidates/search`, { body: { tab: 'watchlist' } }),
        400,
        60001,
      )
    }),
    contract('a search for an entity that does not exist: 400 60001', async ({ call }) => {
      refuses(
        await call('POST /watchlist/entities/none/candidates/search', { body: { tab: 'historical' } }),
        400,
        60001,
      )
    }),
    contract('a candidate of the past is in no other tab', async (conversation) => {
      const { entityId } = await conversation.shared(aPast)
      strictEqual((await search(conversation, entityId, { tab: 'pendingReview' })).found, 0)
    }),

    contract('a candidate can be declined once, and stays in its tab as DECLINED', async (conversation) => {
      const { entityId, records } = await conversation.shared(aPast)
      const { _id } = records.at(-1) ?? {}
      isEmpty(await conversation.call(`POST /watchlist/candidates/${_id}/decline`))
      refuses(await conversation.call(`POST /watchlist/candidates/${_id}/decline`), 400, 60415)
      const after = await search(conversation, entityId, {
        tab: 'historical',
        $filter: { customerDecision: 'DECLINED' },
      })
      deepStrictEqual(
        after.records.map(({ _id }) => _id),
        [_id],
      )
    }),
    contract('POST /watchlist/candidates/{id}/decline: 400 for an id that does not exist', async ({ call }) => {
      refuses(await call('POST /watchlist/candidates/none/decline'), 400)
    }),
    contract(
      'a candidate that the operator has not approved is in no tab and cannot be declined',
      async (conversation) => {
        const { entityId, candidateId } = await foundToday(conversation)
        for (const tab of ['historical', 'pendingReview'])
          strictEqual((await search(conversation, entityId, { tab })).found, 0)
        refuses(await conversation.call(`POST /watchlist/candidates/${candidateId}/decline`), 400)
      },
    ),
    contract(
      'a candidate that the operator approved is in `pendingReview`; when declined it moves to `historical`',
      async (conversation) => {
        const { entityId, candidateId } = await foundToday(conversation)
        succeeds(await conversation.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: 'operator' }))
        const pending = await search(conversation, entityId, { tab: 'pendingReview' })
        deepStrictEqual(
          pending.records.map(({ _id, discoveryMode, status }) => [_id, discoveryMode, status]),
          [[candidateId, 'ONGOING', 'APPROVED']],
        )
        isEmpty(await conversation.call(`POST /watchlist/candidates/${candidateId}/decline`))
        strictEqual((await search(conversation, entityId, { tab: 'pendingReview' })).found, 0)
        const { records } = await search(conversation, entityId, { tab: 'historical' })
        deepStrictEqual(
          records.map(({ _id, customerDecision }) => [_id, customerDecision]),
          [[candidateId, 'DECLINED']],
        )
      },
    ),
  ],
}

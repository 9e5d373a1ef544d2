import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import type { Body } from '../call.ts'
import { asList, asObject, asText, isEmpty, refuses, succeeds, unique } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import { freeObject, id, integer, oneOf, orNull, text, yearFirst } from '../kinds.ts'
import { type Chapter, type Conversation, contract } from '../title.ts'

/** Cases of the sandbox, of which each names the next; the first also names one in words. No other run uses the court. */
const COURT = `DL${unique().slice(0, 2).toUpperCase()}${10 + Math.floor(Math.random() * 90)}`
const CHAIN = ['80', '81', '82', '83', '84', '85'].map((number) => `${COURT}9000${number}2024`)

const RELATION = {
  relationId: id,
  caseId: id,
  kind: oneOf('LINKED', 'MAIN', 'APPEAL', 'TRANSFER'),
  number: text,
  court: orNull(text),
  decisionDate: orNull(yearFirst),
  state: oneOf('KNOWN', 'SUGGESTED', 'OPEN', 'FOLLOWED', 'DISMISSED'),
  relatedCaseId: orNull(id),
  caseIdentifier: orNull(freeObject),
  saidAt: integer,
  decidedAt: orNull(integer),
}

const MEMBER = {
  caseId: id,
  caseIdentifier: freeObject,
  status: oneOf('ACTIVE', 'PENDING_BACKOFFICE_REVIEW', 'REJECTED', 'ARCHIVED'),
  distance: integer,
}

interface Family {
  members: Body[]
  relations: Body[]
}

/** Tracks one case of the chain, so that its record is fetched, and returns its id. */
async function track({ call, afterwards }: Conversation, cnr: string): Promise<string> {
  const body = { caseIdentifier: { courtType: 'DC', cnr } }
  const caseId = asText(succeeds(await call('POST /watchlist/cases', { body }))._id)
  afterwards(`PUT /watchlist/cases/${caseId}`, { status: 'ARCHIVED' })
  succeeds(await call(`POST /watchlist/cases/${caseId}/refresh`))
  return caseId
}

async function familyOf({ call }: Conversation, caseId: string): Promise<Family> {
  const { members, relations, ...others } = succeeds(await call(`GET /watchlist/cases/${caseId}/family`))
  deepStrictEqual(others, {})
  return { members: asList(members), relations: asList(relations) }
}

/** The six cases, tracked one after the other, with what the family of the first was before and after. */
async function chain(conversation: Conversation) {
  const { call } = conversation
  const first = await track(conversation, CHAIN[0] ?? '')
  const alone = await familyOf(conversation, first)
  const suggestion = asObject(alone.relations.find(({ number }) => number === CHAIN[1]))
  const inWords = asObject(alone.relations.find(({ number }) => number !== CHAIN[1]))
  const follow = `POST /watchlist/cases/${first}/family/${suggestion.relationId}/follow`
  const followed = succeeds(await call(follow))
  const ids = [first]
  for (const cnr of CHAIN.slice(1)) ids.push(await track(conversation, cnr))
  const all = await familyOf(conversation, first)
  return { first, ids, alone, all, suggestion, inWords, follow, followed }
}

export const families: Chapter = {
  name: 'Families of cases',
  titles: [
    ...fieldTitles(
      'Member of a family',
      async (conversation) => (await conversation.shared(chain)).all.members,
      MEMBER,
    ),
    ...fieldTitles(
      'Relation of a family',
      async (conversation) => (await conversation.shared(chain)).all.relations,
      RELATION,
    ),
    contract('a case that the record names by its CNR is suggested, and can be looked up by it', async ({ shared }) => {
      const { suggestion } = await shared(chain)
      deepStrictEqual([suggestion.state, suggestion.relatedCaseId, suggestion.kind], ['SUGGESTED', null, 'LINKED'])
      strictEqual(asObject(suggestion.caseIdentifier).cnr, CHAIN[1])
    }),
    contract(
      'words that name no case for sure are open, and cannot be followed: 400 60441',
      async ({ shared, call }) => {
        const { first, inWords } = await shared(chain)
        deepStrictEqual([inWords.state, inWords.caseIdentifier], ['OPEN', null])
        refuses(await call(`POST /watchlist/cases/${first}/family/${inWords.relationId}/follow`), 400, 60441)
      },
    ),
    contract('nothing is followed silently: a case alone is the only member of its family', async ({ shared }) => {
      const { first, alone } = await shared(chain)
      deepStrictEqual(
        alone.members.map(({ caseId, distance }) => [caseId, distance]),
        [[first, 0]],
      )
    }),
    contract(
      'a suggestion that is followed becomes a tracked case, once: 400 60441 after that',
      async ({ shared, call }) => {
        const { ids, followed, follow, all, suggestion } = await shared(chain)
        deepStrictEqual(Object.keys(followed).sort(), ['caseId', 'status'])
        strictEqual(followed.caseId, ids[1])
        const relation = asObject(all.relations.find(({ relationId }) => relationId === suggestion.relationId))
        deepStrictEqual([relation.state, relation.relatedCaseId], ['FOLLOWED', ids[1]])
        refuses(await call(follow), 400, 60441)
      },
    ),
    contract('a relation is known once the account tracks the other case', async ({ shared }) => {
      const { ids, all } = await shared(chain)
      const second = asObject(all.relations.find(({ caseId }) => caseId === ids[1]))
      deepStrictEqual([second.state, second.relatedCaseId], ['KNOWN', ids[2]])
    }),
    contract('a family reaches four relations far, near cases first, and no further', async ({ shared }) => {
      const { ids, all } = await shared(chain)
      deepStrictEqual(
        all.members.map(({ caseId, distance }) => [caseId, distance]),
        ids.slice(0, 5).map((caseId, distance) => [caseId, distance]),
      )
    }),
    contract('a relation is read from both of its cases', async (conversation) => {
      const { ids } = await conversation.shared(chain)
      const { members } = await familyOf(conversation, ids.at(-1) ?? '')
      ok(members.some(({ caseId, distance }) => caseId === ids.at(-2) && distance === 1))
    }),
    contract('what is dismissed stays with its words, and no longer joins the cases', async (conversation) => {
      const { ids } = await conversation.shared(chain)
      const fifth = ids[4] ?? ''
      const { relations } = await familyOf(conversation, fifth)
      const relation = asObject(relations.find(({ caseId }) => caseId === fifth))
      const before = relation.number
      isEmpty(await conversation.call(`POST /watchlist/cases/${fifth}/family/${relation.relationId}/dismiss`))
      const after = await familyOf(conversation, fifth)
      const dismissed = asObject(after.relations.find(({ relationId }) => relationId === relation.relationId))
      deepStrictEqual([dismissed.state, dismissed.number], ['DISMISSED', before])
      ok(after.members.every(({ caseId }) => caseId !== ids[5]))
      succeeds(await conversation.call(`POST /watchlist/cases/${fifth}/refresh`))
      const again = await familyOf(conversation, fifth)
      deepStrictEqual(
        again.relations.filter(({ number }) => number === before).map(({ state }) => state),
        ['DISMISSED'],
      )
    }),
    contract('400 60401 for the family of a case that does not exist', async ({ call }) => {
      refuses(await call('GET /watchlist/cases/none/family'), 400, 60401)
    }),
    ...['follow', 'dismiss'].map((verb) =>
      contract(`400 60440 to ${verb} a relation that does not exist`, async ({ shared, call }) => {
        const { first } = await shared(chain)
        refuses(await call(`POST /watchlist/cases/${first}/family/none/${verb}`), 400, 60440)
      }),
    ),
    contract('403 for the family of a case that is not shared with the caller', async ({ shared, call }) => {
      const { first } = await shared(chain)
      refuses(await call(`GET /watchlist/cases/${first}/family`, { key: 'outsider' }), 403)
    }),
    ...['follow', 'dismiss'].map((verb) =>
      contract(`403 to ${verb} a relation of a case that is not shared with the caller`, async ({ shared, call }) => {
        const { first, suggestion } = await shared(chain)
        const path = `POST /watchlist/cases/${first}/family/${suggestion.relationId}/${verb}`
        refuses(await call(path, { key: 'outsider' }), 403)
      }),
    ),
  ],
}

import { z } from 'zod'
import { type Challenge, ENDED_CHALLENGE_STATUSES, type EndedChallenge } from '../../db/orders/challenges.ts'
import type { OrderName } from '../../db/orders/order-documents.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { printDate } from '../../domain/dates.ts'
import { orderFetchId } from '../../workflows/orders/order-fetch.messages.ts'
import { CaseIdentifierAnswer } from '../case-lookup/case-identifier.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { operatorNames } from '../http/operator-names.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import type { Services } from '../http/services.ts'
import { workflowUrl } from '../http/workflow-url.ts'
import { ClaimOrNone, claimsOf } from '../review/claim.ts'

/** More captchas than one person handles at once. */
const MAX_CHALLENGES = 50

const Status = z.enum(['OPEN', ...ENDED_CHALLENGE_STATUSES])

const ChallengeAnswer = z
  .strictObject({
    challengeId: z.string(),
    orderId: z.string(),
    order: z
      .strictObject({
        accountId: z.string().meta({ description: 'The account that requested the order.' }),
        accountName: z.string().meta({ description: 'The name of this account.' }),
        caseIdentifier: CaseIdentifierAnswer,
        number: z.string(),
        orderDate: z.string(),
      })
      .nullable()
      .meta({ description: 'Null if the order has been deleted.' }),
    courtType: z.enum(COURT_TYPES),
    status: Status,
    workflowUrl: z.string().meta({ description: 'The workflow that waits for the answer, in the Temporal Web UI.' }),
    picture: z
      .strictObject({ contentType: z.string(), base64: z.string() })
      .nullable()
      .meta({ description: 'Null when the captcha has been answered or has expired.' }),
    createdAt: z.int(),
    expiresAt: z.int().nullable().meta({
      description:
        'Until when the captcha can be answered, in epoch milliseconds. Null when it has been answered or has expired.',
    }),
    answeredBy: z.string().nullable().meta({ description: 'The ID of the operator key.' }),
    answeredByName: z.string().nullable().meta({ description: 'The name of the operator.' }),
    claim: ClaimOrNone,
    endedAt: z.int().nullable(),
    outcome: z.enum(['TAKEN', 'ASKED_AGAIN']).nullable().meta({
      description:
        'What the court did with the answer. `TAKEN`: it gave out the order. `ASKED_AGAIN`: it showed another captcha. Null if that is not known, or without an answer.',
    }),
  })
  .meta({ id: 'Challenge' })

/**
 * `GET /backoffice/challenges`: lists the captchas that courts ask a person to read, oldest first; or the outcome of
 * those that have ended, newest first.
 */
export const listChallenges = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/challenges',
  summary: 'List captchas of courts',
  query: z.strictObject({
    status: Status.default('OPEN'),
    after: Id.optional().meta({ description: 'Without a `cursor`: begins after the captcha with this `challengeId`.' }),
    ...pageQuery(MAX_CHALLENGES),
  }),
  returns: 'A page of captchas.',
  replies: { 200: z.strictObject({ challenges: z.array(ChallengeAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query: { status, after, ...query } }, services) {
    const { challenges } = services.db
    const { page, nextCursor } = await readPage(
      services,
      { list: ['challenges', status], query, after },
      async (range) =>
        status === 'OPEN'
          ? (await challenges.listOpen(range)).map((challenge) => presentOpen(challenge, services))
          : (await challenges.listEnded(status, range)).map((challenge) => presentEnded(challenge, services)),
      ({ challengeId }) => challengeId,
    )
    const orderIds = page.map(({ orderId }) => orderId)
    const [names, lastShown, nameOf, claimOf] = await Promise.all([
      services.db.orderDocuments.namesOf(orderIds),
      status === 'ANSWERED' ? challenges.lastShownOf(orderIds) : new Map<string, number>(),
      operatorNames(
        services.db,
        page.map(({ answeredBy }) => answeredBy),
      ),
      claimsOf(
        services.db,
        page.map(({ challengeId }) => challengeId),
      ),
    ])
    return {
      challenges: page.map((challenge) => ({
        ...challenge,
        order: presentOrder(names.get(challenge.orderId)),
        outcome: outcomeOf(challenge, names.get(challenge.orderId)?.storedAt, lastShown.get(challenge.orderId)),
        answeredByName: nameOf(challenge.answeredBy),
        claim: claimOf(challenge.challengeId),
      })),
      nextCursor,
    }
  },
})

type Presented = Omit<z.infer<typeof ChallengeAnswer>, 'order' | 'outcome' | 'answeredByName' | 'claim'>

/** Returns what is known of the order behind a captcha. */
function presentOrder(name: OrderName | undefined) {
  if (!name) return null
  const { accountId, accountName, identifier, number, orderDate } = name
  return { accountId, accountName, caseIdentifier: identifier, number, orderDate: printDate(orderDate) }
}

/** A court that accepted the answer released the document; one that did not has shown another captcha since. */
function outcomeOf(
  { status, endedAt }: Presented,
  storedAt: number | null | undefined,
  lastShownAt = 0,
): 'TAKEN' | 'ASKED_AGAIN' | null {
  if (status !== 'ANSWERED' || endedAt === null) return null
  if (lastShownAt > endedAt) return 'ASKED_AGAIN'
  return storedAt && storedAt >= endedAt ? 'TAKEN' : null
}

function presentOpen(challenge: Challenge, services: Services): Presented {
  return {
    challengeId: challenge.id,
    orderId: challenge.orderId,
    courtType: challenge.courtType,
    status: challenge.status,
    workflowUrl: workflowUrl(services, challenge.workflowId),
    picture: { contentType: challenge.pictureType, base64: Buffer.from(challenge.picture).toString('base64') },
    createdAt: challenge.created,
    expiresAt: challenge.expiresAt,
    answeredBy: null,
    endedAt: null,
  }
}

function presentEnded({ id, created, ...challenge }: EndedChallenge, services: Services): Presented {
  return {
    ...challenge,
    challengeId: id,
    workflowUrl: workflowUrl(services, orderFetchId(challenge.orderId)),
    picture: null,
    createdAt: created,
    expiresAt: null,
  }
}

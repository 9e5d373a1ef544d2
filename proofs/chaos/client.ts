import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as passTime } from 'node:timers/promises'
import { ENDPOINTS } from '../../api/routes.ts'
import { randomFor } from '../../sandbox/world/random.ts'
import { checkDeclared } from '../../test/support/declared.ts'
import type { Answer, Call } from '../../test/support/service.ts'
import { type Exchange, type Kept, NO_ANSWER } from './history.ts'

/** Longer than any request may take; a client of a link that fell silent gives up then. */
const ATTEMPT_MS = 70_000
const RETRY_MS = 500
/** For how long a request is sent again: longer than any fault, so that in the end each has an answer. */
const PATIENCE_MS = 10 * 60_000
/** Of one account. It says nothing about the request: an earlier sending of it may have been done. */
const TOO_MANY_AT_ONCE = 60444
/** Requests that are sent twice at the same moment, with one key. */
const TWIN_SHARE = 0.05
/** The share of verdicts against which another reviewer gives the other one at the same moment. */
const DUEL_SHARE = 0.3

/** Clients that alternate between the API's processes, repeat what failed with the same `Idempotency-Key`, and write down every exchange. */
export interface ChaosClients {
  call: Call
  /** Answers that their endpoint does not declare. */
  undeclared: string[]
  /** Resolves when every request has its answer. */
  idle(): Promise<void>
}

/** @param note gets each exchange when it has ended */
export function chaosClients(seed: number, baseUrls: string[], note: (exchange: Exchange) => void): ChaosClients {
  const undeclared: string[] = []
  const underWay = new Set<Promise<unknown>>()
  let requests = 0

  const call: Call = async (request, { key, body } = {}) => {
    const number = requests++
    const chance = randomFor('client', seed, number)
    const [method = 'GET'] = request.split(' ')
    const idempotencyKey = method === 'POST' ? randomUUID() : undefined
    const until = Date.now() + PATIENCE_MS
    const rival = rivalOf(request)
    if (rival && (rival.isDecision || chance.happens('duel', DUEL_SHARE)))
      beside(sendUntilAnswered({ request: rival.request, key, body, idempotencyKey: randomUUID() }, number + 1, until))
    const sent = { request, key, body, idempotencyKey }
    if (!(idempotencyKey && takesKey(request) && chance.happens('twin', TWIN_SHARE)))
      return sendUntilAnswered(sent, number, until)
    const [first, twin] = await Promise.all([
      sendUntilAnswered(sent, number, until),
      sendUntilAnswered(sent, number + 1, until),
    ])
    // One may be refused because too much is under way, and its twin be accepted a moment later: the client has what was accepted.
    return first.status < 300 ? first : twin
  }

  /** A request for whose answer its client does not wait. */
  function beside(sending: Promise<unknown>): void {
    underWay.add(sending)
    void sending.finally(() => underWay.delete(sending))
  }

  async function sendUntilAnswered(sent: Sent, number: number, until: number): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const answer = await send(sent, baseUrls[(number + attempt) % baseUrls.length] ?? '')
      const isRefusedForNow = answer.status >= 500 || kept(answer.body).code === TOO_MANY_AT_ONCE
      if (!isRefusedForNow || Date.now() > until) return answer
      await passTime(RETRY_MS)
    }
  }

  async function send({ request, key, body, idempotencyKey }: Sent, baseUrl: string): Promise<Answer> {
    const [method = 'GET', path = '/'] = request.split(' ')
    const exchange = { client: key ? clientOf(key) : '', request, sentAt: performance.now() }
    let answer: Answer
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          ...(key === undefined ? {} : { 'X-Service-Api-Key': key }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(ATTEMPT_MS),
      })
      const text = await response.text()
      answer = { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
    } catch (error) {
      answer = { status: NO_ANSWER, headers: new Headers(), body: String(error) }
    }
    const { status } = answer
    note({
      ...exchange,
      ...(idempotencyKey && takesKey(request) ? { idempotencyKey } : {}),
      answeredAt: performance.now(),
      status,
      answer: hashOf(JSON.stringify(answer.body ?? null, withoutLinks)),
      kept: kept(answer.body),
    })
    if (status !== NO_ANSWER)
      try {
        checkDeclared(method, path.replace(/\?.*/, ''), status, answer.body)
      } catch (error) {
        undeclared.push(String(error))
      }
    // Pages are long, and a run has many.
    return Array.isArray((answer.body as { results?: unknown })?.results)
      ? { ...answer, body: { ...(answer.body as object), results: kept(answer.body).results } }
      : answer
  }

  return {
    call,
    undeclared,
    async idle() {
      await Promise.all(underWay)
    },
  }
}

interface Sent {
  request: string
  key: string | undefined
  body: unknown
  idempotencyKey: string | undefined
}

const KEYED = ENDPOINTS.filter((endpoint) => 'takesIdempotencyKey' in endpoint && endpoint.takesIdempotencyKey).map(
  ({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`),
)

function takesKey(request: string): boolean {
  return KEYED.some((pattern) => pattern.test(request))
}

/** The opposite verdict about the same thing. */
function rivalOf(request: string): { request: string; isDecision: boolean } | undefined {
  const [, before, verb = ''] = /^(POST .*\/candidates\/\w+\/)(confirm|decline|approve)$/.exec(request) ?? []
  if (before === undefined) return undefined
  const other = { confirm: 'decline', decline: 'confirm', approve: 'reject' }[verb] ?? ''
  return { request: before + other, isDecision: verb !== 'approve' }
}

/** Of an answer, what the checker reads. */
function kept(body: unknown): Kept {
  if (typeof body !== 'object' || body === null) return {}
  const { searchId, orderId, code, status, events, records, results, entries } = body as Record<string, unknown>
  return JSON.parse(
    JSON.stringify({
      ...{ searchId, orderId, code, status },
      events: each(events, ({ id, type }) => ({ id, type })),
      records: each(records, ({ _id }) => ({ _id })),
      results: each(results, () => 0),
      entries: each(entries, ({ billingKey, units }) => ({ billingKey, units })),
    }),
  )
}

/** Of each thing of a list, what is kept. */
function each(list: unknown, keep: (item: Record<string, unknown>) => unknown): unknown[] | undefined {
  return Array.isArray(list) ? list.map(keep) : undefined
}

/** Links are signed anew for each answer. */
function withoutLinks(name: string, value: unknown): unknown {
  return name === 'url' ? undefined : value
}

/** The name in the history of whoever sends this key. */
export function clientOf(key: string): string {
  return hashOf(key)
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

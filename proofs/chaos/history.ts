/** Stands in the place of a status when there was no answer. */
export const NO_ANSWER = 599

/** One request on the wire as its client knows it. One that is sent again is another exchange. */
export interface Exchange {
  /** Who sent it. */
  client: string
  /** Method and path, such as `GET /events?cursor=01a1`. */
  request: string
  /** The same for each time that the request was sent; undefined where the endpoint takes none. */
  idempotencyKey?: string
  /** Milliseconds of one clock for all clients. */
  sentAt: number
  answeredAt: number
  status: number
  /** The same for equal bodies only. */
  answer: string
  kept: Kept
}

/** Of an answer's body, what is compared. */
export interface Kept {
  searchId?: string | null
  orderId?: string
  code?: number
  status?: string
  events?: { id: string; type: string }[]
  records?: { _id: string }[]
  /** One item for each result. */
  results?: unknown[]
  entries?: { billingKey: string; units: number }[]
}

/** A place to which a client has its events sent. */
export interface Endpoint {
  url: string
  client: string
}

/** A message at an endpoint. */
export interface Message {
  /** The URL of the endpoint. */
  endpoint: string
  eventId: string
  /** The same for equal bodies only. */
  body: string
}

/** All that clients have written down in a run. */
export interface History {
  exchanges: Exchange[]
  messages: Message[]
  endpoints: Endpoint[]
  /** The types of events that each endpoint subscribes to. */
  subscribed: readonly string[]
}

/** What a client can hold against the service, in words; nothing when all is well. */
export function breachesIn(history: History): string[] {
  return [
    ...answersUnderKeys(history.exchanges),
    ...verdicts(history.exchanges),
    ...log(history.exchanges),
    ...messages(history),
    ...ledger(history.exchanges),
  ]
}

/** Repeated with one key, a request is done once: whoever gets an answer of success gets the same one, and nobody is refused after it. */
function answersUnderKeys(exchanges: Exchange[]): string[] {
  const keyed = exchanges.filter(({ idempotencyKey }) => idempotencyKey !== undefined)
  return [...Map.groupBy(keyed, ({ client, idempotencyKey }) => `${client} ${idempotencyKey}`).values()].flatMap(
    (sent) => {
      const done = sent.filter(isDone)
      const firstDoneAt = Math.min(...done.map(({ answeredAt }) => answeredAt))
      const refused = sent.filter(({ status, sentAt }) => status >= 400 && status < 500 && sentAt > firstDoneAt)
      const { request } = sent[0] as Exchange
      return [
        ...(new Set(done.map(({ answer }) => answer)).size > 1 ? [`${request} with one key has two answers`] : []),
        ...(refused.length > 0 ? [`${request} was refused with ${refused[0]?.status} after it had been done`] : []),
      ]
    },
  )
}

/** What is decided once: the requests that decide it, and the lists of what waits for that. */
const DECIDED_ONCE = [
  { decides: /^POST \/watchlist\/candidates\/(\w+)\/(confirm|decline)$/, waits: /\/candidates\/search$/ },
  { decides: /^POST \/backoffice\/candidates\/(\w+)\/(approve|reject)$/, waits: /^GET \/backoffice\/candidates\?/ },
]
const ALREADY_DECIDED = 60415

/**
 * A verdict is a register that is written once: there is an instant between sending and answer of the request that wrote it, before which
 * every reader finds the thing waiting, and after which nobody does and no other verdict is taken.
 */
function verdicts(exchanges: Exchange[]): string[] {
  return DECIDED_ONCE.flatMap(({ decides, waits }) => {
    const lists = exchanges.filter(({ request, status }) => waits.test(request) && status === 200)
    const lastSeenWaiting = new Map<string, Exchange>()
    for (const list of lists)
      for (const { _id } of list.kept.records ?? [])
        if ((lastSeenWaiting.get(_id)?.sentAt ?? 0) < list.sentAt) lastSeenWaiting.set(_id, list)
    const attempts = exchanges.filter(({ request }) => decides.test(request))
    return [...Map.groupBy(attempts, ({ request }) => decides.exec(request)?.[1] ?? '')].flatMap(([id, sent]) => {
      const taken = sent.filter(isDone)
      const verbs = new Set(taken.map(({ request }) => decides.exec(request)?.[2]))
      const refused = sent.filter(({ status, kept }) => status === 400 && kept.code === ALREADY_DECIDED)
      const knownAt = Math.min(...[...taken, ...refused].map(({ answeredAt }) => answeredAt))
      const waiting = lastSeenWaiting.get(id)
      const unfounded = refused.filter((one) => !sent.some((each) => each !== one && each.sentAt < one.answeredAt))
      return [
        ...(verbs.size > 1 ? [`candidate ${id} got two verdicts: ${[...verbs].join(', ')}`] : []),
        ...(waiting && waiting.sentAt > knownAt ? [`candidate ${id} waits again after its verdict`] : []),
        ...(unfounded.length > 0 ? [`candidate ${id} was called decided before anybody had decided`] : []),
      ]
    })
  })
}

/** Every page of the log that was ever answered shows the same event after the same event, so whoever reads on misses none and gets none twice. */
function log(exchanges: Exchange[]): string[] {
  const breaches: string[] = []
  const pages = exchanges.filter(({ request, status }) => /^GET \/events(\?|$)/.test(request) && status === 200)
  for (const [client, read] of Map.groupBy(pages, (page) => page.client)) {
    const next = new Map<string, string>()
    const previous = new Map<string, string>()
    for (const { request, kept } of read) {
      let before = /[?&]cursor=(\w+)/.exec(request)?.[1] ?? 'the beginning'
      for (const { id } of kept.events ?? []) {
        const [known, knownBefore] = [next.get(before) ?? id, previous.get(id) ?? before]
        if (known !== id || knownBefore !== before) {
          const otherwise = known === id ? `${id} after ${knownBefore}` : `${known} after ${before}`
          breaches.push(`${client}: the log has ${otherwise}, and in another page ${id} after ${before}`)
          break
        }
        next.set(before, id)
        previous.set(id, before)
        before = id
      }
    }
  }
  return breaches
}

/**
 * Every event of a subscribed type has come to each endpoint of its client; every message at an endpoint is an event of that client; the same
 * event always says the same.
 */
function messages({ exchanges, messages: received, endpoints, subscribed }: History): string[] {
  const logs = new Map<string, Map<string, string>>()
  for (const { client, request, kept } of exchanges)
    if (/^GET \/events(\?|$)/.test(request)) {
      const log = logs.get(client) ?? new Map<string, string>()
      for (const { id, type } of kept.events ?? []) log.set(id, type)
      logs.set(client, log)
    }
  const toldAt = Map.groupBy(received, ({ endpoint }) => endpoint)
  const told = endpoints.flatMap(({ url, client }) => {
    const logged = logs.get(client) ?? new Map<string, string>()
    const ids = new Set(toldAt.get(url)?.map(({ eventId }) => eventId))
    return [
      ...[...logged]
        .filter(([id, type]) => subscribed.includes(type) && !ids.has(id))
        .map(([id, type]) => `the event ${type} ${id} has not come to ${url}`),
      ...[...ids]
        .filter((id) => !logged.has(id))
        .map((id) => `the message ${id} at ${url} is of no event of its client`),
    ]
  })
  const bodies = [...Map.groupBy(received, ({ eventId }) => eventId)]
    .filter(([, copies]) => new Set(copies.map(({ body }) => body)).size > 1)
    .map(([id]) => `the message ${id} came with two bodies`)
  return [...told, ...bodies]
}

/** Each line of the ledger is something that was delivered, each thing delivered is one line. Read from each client's last export. */
function ledger(exchanges: Exchange[]): string[] {
  const exports = exchanges.filter(
    ({ request, status }) => request.startsWith('GET /account/usage/export') && status === 200,
  )
  return [...new Map(exports.map((one) => [one.client, one]))].flatMap(([client, { kept }]) => {
    const own = exchanges.filter((exchange) => exchange.client === client && isDone(exchange))
    const collected = new Set(own.filter(isAcceptedSearch).map((exchange) => exchange.kept.searchId))
    const owed = new Set(own.flatMap((exchange) => factOf(exchange, collected) ?? []))
    const free = new Set(own.filter(isEmptyPage).map((exchange) => `search:${exchange.kept.searchId}`))
    // A summary that failed has a line of no units: what the model cost.
    const charged = (kept.entries ?? []).filter(({ units }) => units > 0).map(({ billingKey }) => asFact(billingKey))
    const once = new Set(charged)
    return [
      ...(once.size < charged.length
        ? [
            `${client}: charged twice: ${charged
              .filter((fact, at) => charged.indexOf(fact) < at)
              .slice(0, 3)
              .join(', ')}`,
          ]
        : []),
      ...[...once]
        .filter((fact) => !owed.has(fact) && !free.has(fact))
        .map((fact) => `${client}: charged, not delivered: ${fact}`),
      ...[...owed].filter((fact) => !once.has(fact)).map((fact) => `${client}: delivered, not charged: ${fact}`),
    ]
  })
}

/** What an answer delivers, as the ledger names it. */
function factOf({ request, kept }: Exchange, collected: Set<string | null | undefined>): string | undefined {
  const { searchId, orderId, results, status } = kept
  if (request === 'POST /case-lookup') return `lookup:${searchId}`
  if (request === 'POST /case-lookup/orders/download') return `order:${orderId}`
  const [, summaryId] = /^GET \/case-lookup\/summarize\/(\w+)$/.exec(request) ?? []
  if (summaryId !== undefined) return status === 'COMPLETE' ? `summary:${summaryId}` : undefined
  if (/^(POST|GET) \/historical-search/.test(request) && (results?.length ?? 0) > 0) return `search:${searchId}`
  if (/^GET \/historical-search\/\w+$/.test(request) && collected.has(searchId) && status === 'COMPLETE')
    return `search:${searchId}`
  return undefined
}

function isAcceptedSearch({ request, status }: Exchange): boolean {
  return request === 'POST /historical-search' && status === 202
}

function isEmptyPage({ request, kept }: Exchange): boolean {
  return /^(POST|GET) \/historical-search/.test(request) && kept.results?.length === 0
}

/** A billing key without the number of the fetch and the account. */
function asFact(billingKey: string): string {
  return billingKey.replace(/^(lookup):(\w+):\d+$/, '$1:$2').replace(/^(order):\w+:(\w+)$/, '$1:$2')
}

function isDone({ status }: Exchange): boolean {
  return status < 300
}

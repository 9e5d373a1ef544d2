import { QueryTypes } from 'sequelize'
import { taskQueueName } from '../../domain/task-queue.ts'
import type { LoadRequest, MixedLoad } from './mixed-load.ts'
import type { Service } from './service.ts'
import { until } from './until.ts'

/* The comparison after a mixed load: clients' answers, charges, work under way, and webhook deliveries. */

/** Something that a client got and that is charged. */
export interface Delivered {
  /** As the ledger names it, without the number of a fetch or page. */
  fact: string
  /** The request that got it; undefined for a workflow's later work. */
  request: LoadRequest | undefined
  /** Whether there was anything in it: an empty page is not charged. */
  isEmpty: boolean
}

/** The charged results that clients of a load got. */
export async function deliveredBy({ call }: Service, load: MixedLoad): Promise<Delivered[]> {
  const delivered: Delivered[] = []
  const { accountId, key } = load.account
  for (const request of load.requests) {
    const { what, status, body } = request
    if (status !== 200) continue
    const { searchId, orderId, results } = body as { searchId?: string; orderId?: string; results?: unknown[] }
    const add = (fact: string, isEmpty = false) => delivered.push({ fact, request, isEmpty })
    if (what === 'lookup') add(`lookup:${searchId}`)
    if (what === 'download') add(`order:${accountId}:${orderId}`)
    if (what.startsWith('search') || what === 'page') add(`search:${searchId}`, (results?.length ?? 0) === 0)
  }
  for (const { what, path } of load.accepted) {
    // A machine that is busy may put a read off.
    const { status, body } = await until(
      () => call(`GET ${path}`, { key }),
      (answer) => answer.status !== 503,
    )
    if (status !== 200 || (body as { status: string }).status !== 'COMPLETE') continue
    const fact = `${what === 'collection' ? 'search' : what}:${path.split('/').at(-1)}`
    if (what === 'collection' || what === 'summary') delivered.push({ fact, request: undefined, isEmpty: false })
  }
  return delivered
}

/** The ledger lines of a load's account that have units, as `Delivered` names them. */
export async function chargedFor(service: Service): Promise<string[]> {
  // A summary that FAILED has a line of no units: what the model cost.
  const lines = await select<{ billingKey: string }>(
    service,
    'SELECT billing_key AS billingKey FROM usage_ledger WHERE units > 0',
  )
  return lines.map(({ billingKey }) => billingKey.replace(/^(lookup|page):(.*):\d+$/, '$1:$2'))
}

/** Events of a load's account without a message, and messages that came with two bodies under one id. */
export async function webhooksOf(service: Service, load: MixedLoad) {
  const events = await select<{ id: string }>(
    service,
    `SELECT d.event_id AS id FROM webhook_deliveries d WHERE d.account_id = :accountId AND d.event_type <> 'webhook.test'`,
    { accountId: load.account.accountId },
  )
  const received = await load.sink.received()
  const bodies = new Map<string, Set<string>>()
  for (const { headers, body } of received) {
    const id = headers['webhook-id'] ?? ''
    bodies.set(id, (bodies.get(id) ?? new Set()).add(body))
  }
  return {
    events: events.length,
    messages: received.length,
    untold: events.map(({ id }) => id).filter((id) => !bodies.has(id)),
    toldDifferently: [...bodies].filter(([, { size }]) => size > 1).map(([id]) => id),
  }
}

/** The work under way in the database, and the open workflows that no row waits for. */
export async function underWay(service: Service): Promise<string[]> {
  const rows = await select<{ kind: string; id: string }>(service, UNDER_WAY)
  const queue = taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core')
  const open: string[] = []
  for await (const { workflowId } of service.temporal.client.workflow.list({
    query: `ExecutionStatus = 'Running' AND TaskQueue = '${queue}'`,
  }))
    open.push(workflowId)
  const waiting = new Set((await select<{ id: string }>(service, WAITING)).map(({ id }) => id))
  return [...rows.map(({ kind, id }) => `${kind} ${id}`), ...open.filter((workflowId) => !waiting.has(workflowId))]
}

const UNDER_WAY = `
  SELECT 'search' AS kind, id FROM historical_searches WHERE state = 'RUNNING'
  UNION ALL SELECT 'summary', id FROM case_summaries WHERE status = 'PENDING'
  UNION ALL SELECT 'import', id FROM imports WHERE status = 'RUNNING'
  UNION ALL SELECT 'export', id FROM exports WHERE completed_at IS NULL
  UNION ALL SELECT 'delivery', id FROM webhook_deliveries WHERE status = 'PENDING'
  UNION ALL SELECT 'picture', id FROM challenges WHERE status = 'OPEN'
  UNION ALL SELECT 'onboarding', watchlist_entity_id FROM entity_onboardings
  UNION ALL SELECT 'promise', workflow_id FROM outbox
  UNION ALL SELECT 'unpublished event', id FROM events WHERE position IS NULL`

/** The reviews that wait for a person. */
const WAITING = `
  SELECT CONCAT('candidate-review/', id) AS id FROM case_candidates WHERE status IN ('PENDING_REVIEW', 'APPROVED')
  UNION ALL SELECT CONCAT('case-review/', id) FROM tracked_cases WHERE status = 'PENDING_BACKOFFICE_REVIEW'`

/** The number of calls to the sources about one subject since an instant. */
export async function callsOf({ control }: Service, key: string, since = 0): Promise<number> {
  const calls = await Promise.all(['attestr', 'ecourtsindia'].map((source) => control.calls(source, key, since)))
  return calls.reduce((sum, count) => sum + count, 0)
}

/** How many requests of each kind had which answer, phase by phase. */
export function tally(requests: LoadRequest[]): string[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { phase, what, status, body } of requests) {
    const code = status < 300 ? '' : ` ${(body as { code?: number } | undefined)?.code}`
    const of = counts.get(phase) ?? new Map<string, number>()
    counts.set(phase, of.set(`${what} ${status}${code}`, (of.get(`${what} ${status}${code}`) ?? 0) + 1))
  }
  return [...counts].map(([phase, of]) => `${phase}: ${[...of].map(([what, times]) => `${times} ${what}`).join(', ')}`)
}

/** Rows of the service's database. */
export function select<Row extends object>(
  { db }: Service,
  statement: string,
  replacements: Record<string, unknown> = {},
): Promise<Row[]> {
  return db.sequelize.query<Row>(statement, { replacements, type: QueryTypes.SELECT })
}

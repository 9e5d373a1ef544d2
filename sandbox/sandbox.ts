import type { IsoDate } from '../domain/case.ts'
import type { CaseIdentifier } from '../domain/courts/types.ts'
import { PROVIDERS } from '../domain/source.ts'
import type { ListName, PrintedRow } from './lists/printed-list.ts'
import { createWorld, type World } from './world/world.ts'

/** The outside sources that can be given a fault and whose calls are counted. */
export const SOURCES = [...PROVIDERS, 'courts', 'lists', 'model', 'webhooks'] as const
export type Source = (typeof SOURCES)[number]

export const FAULT_KINDS = [
  'http500',
  'http502-html',
  'timeout',
  'reset',
  'rate-limit',
  'empty',
  'garbage',
  'slow',
  'no-credit',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** What the next `count` calls of a source meet. `ms` is how long `slow` waits and `timeout` holds the line. */
export interface Fault {
  kind: FaultKind
  count: number
  ms: number
}

/** One call a source got: which of its operations, and every value that was asked for, in one text. */
export interface ReceivedCall {
  source: Source
  operation: string
  key: string
  /** Epoch ms. */
  at: number
}

/** What a webhook sink was sent. The body is the exact text, over which a signature is made. */
export interface ReceivedWebhook {
  headers: Record<string, string>
  body: string
  /** Epoch ms. */
  at: number
}

/** A background job that fetches all documents of a case. */
export interface DocumentJob {
  case: CaseIdentifier
  /** Epoch ms. */
  startedAt: number
  wasLookedAt?: boolean
  /** What it brought, once it is done; documents of later orders are not in it. */
  result?: object
}

/** A cause list that a court has up. */
export interface PublishedList extends ListName {
  path: string
  contentType: string
  bytes: Uint8Array
  etag: string
  rows: PrintedRow[]
  /** Beside it on the page of the High Court for Telangana. */
  state: ListState
  /** The other day on which it is taken up. */
  takenUpOn: IsoDate | undefined
}

export type ListState = 'UPLOADED' | 'ON LEAVE' | 'NOT UPLOADED'

/** All that changes while the sandbox runs. Everything else follows from the world's seed and date. */
export interface Sandbox {
  world: World
  faults: Map<Source, Fault>
  /** Lets a source's slow calls go on once its fault is taken away. */
  held: Map<Source, AbortController>
  calls: ReceivedCall[]
  /** How often something happened since the last reset, by what it is. */
  visits: Map<string, number>
  webhooks: Map<string, ReceivedWebhook[]>
  /** The second provider's background jobs, by their id. */
  jobs: Map<string, DocumentJob>
  /** Open captchas of court sites: the answer by the picture's id. */
  challenges: Map<string, string>
  /** The cause lists that courts have up, by place and address. */
  lists: Map<string, PublishedList>
  /** Ends every waiting answer when the sandbox closes. */
  closing: AbortSignal
}

/** A sandbox on its first day. */
export function createSandbox(origin: { seed: string; firstDay: IsoDate; closing: AbortSignal }): Sandbox {
  return { world: createWorld(origin), ...freshState(), closing: origin.closing }
}

/** Brings the first day back: no faults, no counts, nothing received or held up. */
export function reset(sandbox: Sandbox): void {
  for (const held of sandbox.held.values()) held.abort()
  const { seed, firstDay } = sandbox.world
  Object.assign(sandbox, { world: createWorld({ seed, firstDay }), ...freshState() })
}

/** Lets days pass in the world: hearings are held, orders passed, cases filed. */
export function advanceDays(sandbox: Sandbox, days: number): void {
  const { seed, firstDay, daysPassed } = sandbox.world
  sandbox.world = createWorld({ seed, firstDay, daysPassed: daysPassed + days })
}

/** Lets the hours of the day pass. */
export function setClock(sandbox: Sandbox, clock: string): void {
  sandbox.world = createWorld({ ...sandbox.world, clock })
}

/** Counts one more visit and says which it is, from 1. */
export function countVisit(sandbox: Sandbox, what: string): number {
  const visit = visitsOf(sandbox, what) + 1
  sandbox.visits.set(what, visit)
  return visit
}

export function visitsOf({ visits }: Sandbox, what: string): number {
  return visits.get(what) ?? 0
}

function freshState(): Omit<Sandbox, 'world' | 'closing'> {
  return {
    faults: new Map(),
    held: new Map(),
    calls: [],
    visits: new Map(),
    webhooks: new Map(),
    jobs: new Map(),
    challenges: new Map(),
    lists: new Map(),
  }
}

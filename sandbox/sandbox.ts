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

/**
 * A fault of the next `count` calls of a source. `ms` is how long `slow` waits and `timeout` keeps the connection open.
 */
export interface Fault {
  kind: FaultKind
  count: number
  ms: number
}

/** One call a source got: its operation, and every requested value in one text. */
export interface ReceivedCall {
  source: Source
  operation: string
  key: string
  /** Epoch ms. */
  at: number
}

/** A delivery to a webhook sink. The body is the exact text, over which a signature is made. */
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
  /** The job's result, once it is done; documents of later orders are not in it. */
  result?: object
}

/** A cause list that a court has published. */
export interface PublishedList extends ListName {
  path: string
  contentType: string
  bytes: Uint8Array
  etag: string
  rows: PrintedRow[]
  /** Shown next to it on the High Court for Telangana's page. */
  state: ListState
  /** The other day on which it is heard. */
  takenUpOn: IsoDate | undefined
}

export type ListState = 'UPLOADED' | 'ON LEAVE' | 'NOT UPLOADED'

/** All that changes while the sandbox runs. Everything else follows from the world's seed and date. */
export interface Sandbox {
  world: World
  faults: Map<Source, Fault>
  /** Releases a source's held calls once its fault is removed. */
  held: Map<Source, AbortController>
  calls: ReceivedCall[]
  /** How often something happened since the last reset, by its name. */
  visits: Map<string, number>
  webhooks: Map<string, ReceivedWebhook[]>
  /** The second provider's background jobs, by their id. */
  jobs: Map<string, DocumentJob>
  /** Open captchas of court sites: the answer by the image's id. */
  challenges: Map<string, string>
  /** The published cause lists, by court and address. */
  lists: Map<string, PublishedList>
  /** Ends every waiting answer when the sandbox closes. */
  closing: AbortSignal
}

/** A sandbox on its first day. */
export function createSandbox(origin: { seed: string; firstDay: IsoDate; closing: AbortSignal }): Sandbox {
  return { world: createWorld(origin), ...freshState(), closing: origin.closing }
}

/** Returns to the first day: no faults, no counts, nothing received or held. */
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

/** Counts one more visit and returns its number, from 1. */
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

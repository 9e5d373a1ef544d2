import type { Call, Exchange } from './call.ts'

/** The profiles by cost: each includes the ones before it. */
export const PROFILES = ['smoke', 'contract', 'slow'] as const
export type Profile = (typeof PROFILES)[number]

/** The context of a title. */
export interface Conversation {
  call: Call
  /** Data that several titles check, made once in a run by the first of them. */
  shared<T>(make: (conversation: Conversation) => Promise<T>): Promise<T>
  /** Sends a request after all titles, to remove what the title created. */
  afterwards(request: string, body?: unknown): void
  /**
   * The messages to an address of this run.
   * @throws NotChecked when the run has no address for webhooks
   */
  receive(): { url: string; received: Message[] }
}

/** A message that the service sent to a webhook. */
export interface Message {
  headers: Record<string, string>
  body: string
}

/** One rule of the contract with its check. */
export interface Title {
  rule: string
  profile: Profile
  /** Runs while no other title runs, because it counts requests. */
  alone?: true
  /** Disturbs other users of the account. Needs `--allow-destructive`. */
  destructive?: true
  /** @throws when the rule is broken */
  run(conversation: Conversation): Promise<void>
}

export interface Chapter {
  name: string
  titles: Title[]
}

/** How a title ended, with its requests and answers. */
export interface Outcome {
  chapter: string
  rule: string
  result: 'passed' | 'failed' | 'not checked'
  /** Why it failed or was not checked. */
  reason?: string
  exchanges: Exchange[]
}

type Check = Title['run']

/** Takes seconds, costs nothing, and changes nothing. */
export function smoke(rule: string, run: Check): Title {
  return { rule, profile: 'smoke', run }
}

/** Takes seconds, with the reserved cases and names of the sandbox. */
export function contract(rule: string, run: Check): Title {
  return { rule, profile: 'contract', run }
}

/** Waits for a time limit of the contract. */
export function slow(rule: string, run: Check): Title {
  return { rule, profile: 'slow', run }
}

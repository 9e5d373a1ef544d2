import { styleText } from 'node:util'
import { downloadOrder } from './download-order.ts'
import { hearByWebhook } from './hear-by-webhook.ts'
import { lookUp } from './look-up.ts'
import { summarise } from './summarise.ts'
import { watchACompany } from './watch-a-company.ts'

/** Where the tour goes, its key, and that of the operator it meets. */
export interface Ground {
  /** Ends in `/v1`. */
  baseUrl: string
  sandboxUrl: string
  key: string
  operatorKey: string
}

/** What a chapter works with. */
export interface Tour extends Ground {
  /** Calls the API with the tour's own key. `path` begins after the version segment. */
  call(method: Method, path: string, body?: unknown): Promise<Answer>
  /** The same with the key of the service's operator. */
  callAsOperator(method: Method, path: string, body?: unknown): Promise<Answer>
  /** Tells what happens now. */
  say(line: string): void
  /** Tells of a fact that must hold. @throws TourFailure when it does not */
  check(fact: string, holds: boolean): void
}

type Method = 'GET' | 'POST' | 'DELETE'

export interface Answer {
  status: number
  // Chapters look into answers as a client would, and check what they find there.
  body: unknown
}

/** A step of the tour did not do what it promises. */
export class TourFailure extends Error {
  override name = 'TourFailure'
}

const CHAPTERS = [
  { title: 'Look up a case', run: lookUp },
  { title: 'Download an order', run: downloadOrder },
  { title: 'Summarise a case', run: summarise },
  { title: 'Get a webhook when a historical search has finished', run: hearByWebhook },
  { title: 'Watch a company', run: watchACompany },
]

/**
 * Shows the main job of the service, through its API as a client would use it, and checks each step.
 * @throws TourFailure with the fact that does not hold
 */
export async function runTour(ground: Ground): Promise<void> {
  const tour: Tour = {
    ...ground,
    call: (method, path, body) => call(method, `${ground.baseUrl}${path}`, ground.key, body),
    callAsOperator: (method, path, body) => call(method, `${ground.baseUrl}${path}`, ground.operatorKey, body),
    say: (line) => console.log(`  ${line}`),
    check(fact, holds) {
      console.log(`  ${holds ? styleText('green', '✔') : styleText('red', '✘')} ${fact}`)
      if (!holds) throw new TourFailure(`The tour stopped because this step failed: ${fact}`)
    },
  }
  for (const [index, { title, run }] of CHAPTERS.entries()) {
    console.log(`\nChapter ${index + 1}: ${title}`)
    await run(tour)
  }
}

async function call(method: string, url: string, key: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

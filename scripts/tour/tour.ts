import { setTimeout as sleep } from 'node:timers/promises'
import { styleText } from 'node:util'
import type { Answer, Tour, TourSetup } from './chapter.ts'
import { downloadOrder } from './download-order.ts'
import { hearByWebhook } from './hear-by-webhook.ts'
import { leaveWork } from './leave-work.ts'
import { lookUp } from './look-up.ts'
import { summarise } from './summarise.ts'
import { watchACompany } from './watch-a-company.ts'

/** A step of the tour failed. */
export class TourFailure extends Error {
  override name = 'TourFailure'
}

const CHAPTERS = [
  { title: 'Look up a case', run: lookUp },
  { title: 'Download an order', run: downloadOrder },
  { title: 'Summarise a case', run: summarise },
  { title: 'Get a webhook when a historical search has finished', run: hearByWebhook },
  { title: 'Watch a company', run: watchACompany },
  { title: 'Leave something to do in the console', run: leaveWork },
]

/**
 * Shows the main job of the service, through its API as a client would use it, and checks each step.
 * @throws TourFailure with the fact that is not true
 */
export async function runTour(setup: TourSetup): Promise<void> {
  const tour: Tour = {
    ...setup,
    call: (method, path, body) => call(method, `${setup.baseUrl}${path}`, setup.key, body),
    callAsOperator: (method, path, body) => call(method, `${setup.baseUrl}${path}`, setup.operatorKey, body),
    callAsReviewed: (method, path, body) => call(method, `${setup.baseUrl}${path}`, setup.reviewedKey, body),
    print: (line) => console.log(`  ${line}`),
    check(fact, isTrue) {
      console.log(`  ${isTrue ? styleText('green', '✔') : styleText('red', '✘')} ${fact}`)
      if (!isTrue) throw new TourFailure(`The tour stopped because this step failed: ${fact}`)
    },
  }
  for (const [index, { title, run }] of CHAPTERS.entries()) {
    console.log(`\nChapter ${index + 1}: ${title}`)
    await run(tour)
  }
}

/** A client that is asked to come back tries this often. */
const MOST_ATTEMPTS = 10

/**
 * Calls the API, and again when it is asked to, as a client does: a slow machine may still be fetching when the answer
 * is due.
 */
async function call(method: string, url: string, key: string, body: unknown): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method,
      headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const retryAfterSeconds = Number(response.headers.get('retry-after') ?? 0)
    if (response.status !== 503 || retryAfterSeconds === 0 || attempt === MOST_ATTEMPTS)
      return { status: response.status, body: await response.json() }
    await response.body?.cancel()
    await sleep(retryAfterSeconds * 1_000)
  }
}

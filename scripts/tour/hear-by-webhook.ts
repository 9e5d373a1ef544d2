import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { createCourtPulse, type Event, verifyWebhook } from '../../clients/typescript/index.ts'
import type { Tour } from './chapter.ts'

/** The longest that the message may take: the search takes some seconds, the delivery one. */
const PATIENCE_MS = 180_000

const Sink = z.object({ received: z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string() })) })

/** Starts a search in the background with the TypeScript client, gets a webhook at its end, and reads its results. */
export async function hearByWebhook(tour: Tour): Promise<void> {
  const client = createCourtPulse({ baseUrl: tour.baseUrl, apiKey: tour.key })
  const sink = `${tour.sandboxUrl}/webhooks/tour-${Date.now()}`

  tour.print(`POST /webhooks: notify ${sink} when a historical search has finished`)
  const settings = { url: sink, events: ['historical_search.finished' as const], description: 'The tour' }
  const { webhookId, secret } = await client.webhooks.create(settings)

  tour.print('POST /historical-search: Kaveri Logistics Limited, in the background')
  const { searchId } = await client.historicalSearches.start({ name: 'Kaveri Logistics Limited', mode: 'ASYNC' })
  const event = await firstMessage(sink, secret)
  const isOfSearch = event?.type === 'historical_search.finished' && event.data.searchId === searchId
  tour.check('a signed message says that this search has finished', isOfSearch)

  const results = await Array.fromAsync(client.historicalSearches.listResults({ searchId }))
  tour.check('all 100 results can be read', results.length === 100)
  const log = await Array.fromAsync(client.events.list({ types: 'historical_search.finished', limit: 100 }))
  tour.check('the event log has the same event, for receivers that missed the message', log.at(-1)?.id === event?.id)
  await client.webhooks.delete({ webhookId })
}

/** The first message the sink received, verified; undefined when none came in time. */
async function firstMessage(sink: string, secret: string): Promise<Event | undefined> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
    const [message] = Sink.parse(await (await fetch(sink)).json()).received
    if (message) return verifyWebhook(message.body, message.headers, secret)
  }
  return undefined
}

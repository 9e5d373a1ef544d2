import { ok, strictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../call.ts'
import { asObject, asText, PATIENCE_MS, succeeds, until } from '../expect.ts'
import { type Chapter, type Conversation, contract, type Message } from '../title.ts'

const NAME = 'historical_search.finished'

/** Repeats a request on demand while the searches of earlier chapters fill the concurrency limit. */
async function whenAllowed(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const answer = await ask()
    if (answer.status !== 429 || Date.now() > end) return answer
    await sleep(1_000 * Number(asObject(answer.body.details).retryAfterSeconds))
  }
}

/** A webhook that received the end of a search, and the search. */
async function heard(conversation: Conversation) {
  const { call, receive, afterwards } = conversation
  const { url, received } = receive()
  const { webhookId } = succeeds(
    await call('POST /webhooks', { body: { url, events: [NAME], description: 'Conformance' } }),
  )
  afterwards(`DELETE /webhooks/${webhookId}`)
  const body = { name: 'Kaveri Logistics Limited', mode: 'ASYNC' }
  const { searchId } = succeeds(await whenAllowed(() => call('POST /historical-search', { body })), 202)
  await until(
    async () => succeeds(await call(`GET /historical-search/${searchId}`)),
    ({ status }) => status !== 'RUNNING',
  )
  // Other searches of the account end too.
  const isOfSearch = ({ body }: Message) => body.includes(asText(searchId))
  for (let waited = 0; !received.some(isOfSearch) && waited < 60; waited++) await sleep(500)
  const message = received.find(isOfSearch)
  ok(message, 'no message came within 30 seconds of the end')
  return { message, event: asObject(JSON.parse(message.body)), searchId: asText(searchId) }
}

export const events: Chapter = {
  name: 'Events',
  titles: [
    contract(
      'a webhook can be subscribed to `historical_search.finished`, and hears of the end of an ASYNC search',
      async ({ shared }) => {
        const { event } = await shared(heard)
        strictEqual(event.type, NAME)
      },
    ),
    contract('the message names the search that ended, and how', async ({ shared }) => {
      const { event, searchId } = await shared(heard)
      const data = asObject(event.data)
      strictEqual(data.searchId, searchId)
      strictEqual(data.status, 'COMPLETE')
    }),
    contract('the message is signed and has an id', async ({ shared }) => {
      const { headers } = (await shared(heard)).message
      for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
        ok(headers[name], `\`${name}\` is missing`)
    }),
  ],
}

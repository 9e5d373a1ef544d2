import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomFor } from '../../sandbox/world/random.ts'
import { anAccount, type Service } from './service.ts'
import { until } from './until.ts'
import { raise } from './webhooks.ts'

export interface DeliveredToFailingSink {
  /** How often each event was sent and how often it was taken, in the order of their raising. */
  events: { sent: number; taken: number }[]
  /** Attempts that the service itself has counted. */
  attemptsRecorded: number
  /** The time from the first event's raising to the last one's, and to the end of the last delivery. */
  raisingMs: number
  tookMs: number
}

/** Share of the messages that the sink refuses, by chance. */
const FAILING_SHARE = 0.3
/** A sink that receives nothing for this long while events are missing will receive no more. */
const SILENCE_MS = 30_000

/**
 * Raises this many events and delivers them to a receiver that fails at random, until each was accepted or no more
 * come. The failures are the same in every run: they depend on the event's number and on its attempt.
 */
export async function deliverToFailingSink(service: Service, count: number): Promise<DeliveredToFailingSink> {
  const { accountId } = await anAccount(service.db)
  const events = Array.from({ length: count }, () => ({ sent: 0, taken: 0 }))
  const chance = randomFor('failing sink')
  let heardAt = Date.now()
  // Its callers close idle connections: if the sink closed one just as it is used again, it would seem a fault.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    heardAt = Date.now()
    const { data } = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString())
    const event = events[Number(data.caseId)]
    if (!event) return response.writeHead(400).end()
    const fails = chance.happens(`${data.caseId}/${++event.sent}`, FAILING_SHARE)
    if (!fails) event.taken++
    return response.writeHead(fails ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await service.db.webhookEndpoints.create(accountId, { url, events: ['case.updated'], description: '', enabled: true })

  const startedAt = performance.now()
  try {
    for (const n of events.keys()) await raise(service, accountId, 'case.updated', { caseId: String(n) })
    const raisingMs = performance.now() - startedAt
    // A message that came twice would come while the last workflows end, so that their ends are waited for, too.
    const { attempts } = await until(
      () => deliveriesOf(service, accountId),
      ({ delivered }) => delivered === count || Date.now() - heardAt > SILENCE_MS,
    )
    return { events, attemptsRecorded: attempts, raisingMs, tookMs: performance.now() - startedAt }
  } finally {
    server.close()
  }
}

async function deliveriesOf({ db }: Service, accountId: string): Promise<{ delivered: number; attempts: number }> {
  const [rows] = await db.sequelize.query(
    `SELECT COALESCE(SUM(status = 'DELIVERED'), 0) AS delivered, COALESCE(SUM(attempts), 0) AS attempts
     FROM webhook_deliveries WHERE account_id = :accountId`,
    { replacements: { accountId } },
  )
  const [row] = rows as { delivered: string; attempts: string }[]
  return { delivered: Number(row?.delivered), attempts: Number(row?.attempts) }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dice } from '../../sandbox/world/dice.ts'
import { anAccount, type Service } from './service.ts'
import { until } from './until.ts'
import { raise } from './webhooks.ts'

export interface DeliveredToFailingSink {
  /** Messages that were not taken, of all that were sent. */
  failed: number
  sent: number
  /** How often each event was taken. */
  takenByEvent: Map<string, number>
  tookMs: number
}

/** Share of the messages that the sink refuses, by chance. */
const FAILING_SHARE = 0.3

/** Raises so many events and delivers them to a receiver that fails by chance, until each was taken. */
export async function deliverToFailingSink(service: Service, events: number): Promise<DeliveredToFailingSink> {
  const { accountId } = await anAccount(service.db)
  const takenByEvent = new Map<string, number>()
  const chance = dice('failing sink')
  let sent = 0
  let failed = 0
  const server = createServer((request, response) => {
    request.resume()
    const fails = chance.happens(String(sent++), FAILING_SHARE)
    if (fails) failed++
    else {
      const id = String(request.headers['webhook-id'])
      takenByEvent.set(id, (takenByEvent.get(id) ?? 0) + 1)
    }
    response.writeHead(fails ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await service.db.webhookEndpoints.create(accountId, { url, events: ['case.updated'], description: '', enabled: true })

  const startedAt = performance.now()
  try {
    for (let n = 0; n < events; n++) takenByEvent.set(await raise(service, accountId), 0)
    const left = async () => [...takenByEvent.values()].filter((taken) => taken === 0).length
    await until(left, (left) => left === 0)
    // A message that comes twice would come now, while the last workflows end.
    await until(
      () => service.db.sequelize.query("SELECT 1 FROM webhook_deliveries WHERE status = 'PENDING' LIMIT 1"),
      ([rows]) => rows.length === 0,
    )
    return { failed, sent, takenByEvent, tookMs: performance.now() - startedAt }
  } finally {
    server.close()
  }
}

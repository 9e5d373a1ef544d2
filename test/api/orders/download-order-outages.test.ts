import test from 'ava'
import { QueryTypes } from 'sequelize'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'

/* Downloads while outside services are down. The faults are for a whole source, so these tests are serial. */

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

async function anOrder(caseIdentifier: object) {
  const account = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, account.key, caseIdentifier)
  return { ...account, download: () => download(service, account.key, searchId, orders[0]?.orderId) }
}

/** Returns the events of an account, the oldest first. */
async function eventsOf(accountId: string): Promise<{ type: string; data: string }[]> {
  return service.db.sequelize.query('SELECT type, data FROM events WHERE account_id = :accountId ORDER BY id', {
    replacements: { accountId },
    type: QueryTypes.SELECT,
  })
}

test.serial(
  'POST /case-lookup/orders/download: 400 60439 when no source answers, and nothing is charged',
  async (t) => {
    const order = await anOrder({ courtType: 'HC', cnr: 'DLHC019000012024' })
    for (const source of ['ecourtsindia', 'attestr', 'courts']) await service.control.fault(source, 'http500', 3)
    const answer = await order.download()
    t.is(answer.status, 400, JSON.stringify(answer.body))
    t.deepEqual(answer.body, {
      httpStatusCode: 400,
      code: 60439,
      message: "The court's orders cannot be downloaded now.",
      appError: true,
    })
    t.is(await service.db.usageLedger.unitsOf(order.accountId, 'ORDER_DOWNLOADS'), 0)
    t.is((await order.download()).status, 200)
  },
)

test.serial(
  "a court's site that keeps failing is not called, and every account is notified when it goes down and when it is back",
  async (t) => {
    const order = await anOrder({ courtType: 'NCLT', filingNumber: '2709139000012024', establishmentCode: '9' })
    const bystander = await anAccount(service.db)
    const tryItAgain = () => service.db.sequelize.query('UPDATE source_circuits SET open_until = open_until - 60000')
    await service.control.fault('courts', 'http500', 1_000)
    t.like((await order.download()).body, { code: 60439 })
    t.deepEqual(await eventsOf(bystander.accountId), [])
    t.like((await order.download()).body, { code: 60439 })
    const degraded = { type: 'source.degraded', data: '{"courtType":"NCLT"}' }
    t.deepEqual(await eventsOf(bystander.accountId), [degraded])
    const calls = await service.control.calls('courts')
    await order.download()
    t.is(await service.control.calls('courts'), calls)

    await service.control.fault('courts', 'rate-limit', 1_000)
    await tryItAgain()
    await order.download()
    t.true((await service.control.calls('courts')) > calls)
    t.deepEqual(await eventsOf(bystander.accountId), [degraded])

    await service.control.fault('courts', 'none')
    await tryItAgain()
    t.is((await order.download()).status, 200)
    const recovered = { type: 'source.recovered', data: '{"courtType":"NCLT"}' }
    t.deepEqual(await eventsOf(bystander.accountId), [degraded, recovered])
  },
)

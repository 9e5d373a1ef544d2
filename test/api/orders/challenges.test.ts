import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@temporalio/client'
import test, { type ExecutionContext } from 'ava'
import { orderFetchId, orderFetchState } from '../../../workflows/orders/order-fetch.messages.ts'
import { download, lookUp, refused } from '../../support/orders.ts'
import { reset } from '../../support/reset.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { connectSkippingTime, SKIP_ALL_WAITING, setSkipping } from '../../support/time-skipping.ts'

let service: Service
let connection: Connection
let operator: string

test.before(async () => {
  service = await startService()
  connection = await connectSkippingTime(() => undefined)
  operator = await service.db.operatorKeys.issue('test')
})
test.after.always(async () => {
  await connection?.close()
  await service?.close()
})

interface Challenge {
  challengeId: string
  orderId: string
}

/** The download of an order that its court shows only after a captcha was read. */
async function aGuardedOrder(caseIdentifier: object) {
  const account = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, account.key, caseIdentifier)
  const { orderId = 'none', number, orderDate } = orders[0] ?? {}
  return { ...account, orderId, number, orderDate, answer: download(service, account.key, searchId, orderId) }
}

/** Returns the captcha that this order waits for, other than the known ones. */
async function challengeOf(orderId: string, known: string[] = []): Promise<Challenge> {
  for (;;) {
    const { body } = await service.call('GET /backoffice/challenges', { key: operator })
    const { challenges } = body as { challenges: Challenge[] }
    const found = challenges.find((one) => one.orderId === orderId && !known.includes(one.challengeId))
    if (found) return found
    await sleep(100)
  }
}

function answer({ challengeId }: Challenge, text: string) {
  return service.call(`POST /backoffice/challenges/${challengeId}/answer`, { key: operator, body: { answer: text } })
}

/** Returns the texts of the captchas that the sandbox shows now. */
async function readings(): Promise<string[]> {
  const response = await fetch(`${service.control.url}/control/challenges`)
  const { challenges } = (await response.json()) as { challenges: { answer: string }[] }
  return challenges.map((one) => one.answer)
}

const HC = { courtType: 'HC', cnr: 'DLHC019000132024' }
const NCLT = { courtType: 'NCLT', filingNumber: '2709139000132024', establishmentCode: '9' }
const CC = { courtType: 'CC', registrationNumber: 'DC/525/CC/900013/2024' }

for (const identifier of [HC, NCLT, CC])
  test.serial(
    `GET /backoffice/challenges: 200 shows the captcha of ${identifier.courtType}, and its answer brings the order`,
    async (t) => {
      const order = await aGuardedOrder(identifier)
      const { challengeId, ...challenge } = await challengeOf(order.orderId)
      const { picture, createdAt, expiresAt, workflowUrl, ...rest } = challenge as unknown as Record<string, unknown>
      const named = rest.order as { caseIdentifier: object } | undefined
      t.deepEqual(rest, {
        orderId: order.orderId,
        order: {
          accountId: order.accountId,
          accountName: 'Test account',
          caseIdentifier: { ...named?.caseIdentifier, ...identifier },
          number: order.number,
          orderDate: order.orderDate,
        },
        courtType: identifier.courtType,
        status: 'OPEN',
        answeredBy: null,
        answeredByName: null,
        claim: null,
        endedAt: null,
        outcome: null,
      })
      t.true(String(workflowUrl).includes(encodeURIComponent(orderFetchId(order.orderId))))
      t.true(Number(createdAt) <= Date.now())
      t.true(Number(expiresAt) > Date.now() && Number(expiresAt) <= Date.now() + 15 * 60_000)
      const { contentType, base64 } = picture as { contentType: string; base64: string }
      t.is(contentType, 'image/png')
      t.is(Buffer.from(base64, 'base64').toString('latin1', 1, 4), 'PNG')
      const [reading = ''] = await readings()
      const answered = await answer({ challengeId, ...challenge }, reading)
      t.deepEqual([answered.status, answered.body], [200, {}])
      const { status, body } = await order.answer
      t.is(status, 200, JSON.stringify(body))
      t.is(await service.db.usageLedger.unitsOf(order.accountId, 'ORDER_DOWNLOADS'), 1)
    },
  )

/** Creates a captcha without a download, removed at the end of the test. */
async function aCaptcha(t: ExecutionContext): Promise<Challenge> {
  const { key } = await anAccount(service.db)
  const { orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const { orderId = '' } = orders[0] ?? {}
  const picture = { picture: Buffer.from('PNG'), pictureType: 'image/png', session: '{}' }
  const of = { orderId, courtType: 'SC', workflowId: orderFetchId(orderId), expiresAt: Date.now() + 60_000 } as const
  const challengeId = await service.db.challenges.open({ ...picture, ...of })
  t.teardown(() => service.db.challenges.giveUp(challengeId))
  return { challengeId, orderId }
}

function claim({ challengeId }: Pick<Challenge, 'challengeId'>, key: string, body: object = {}) {
  return service.call(`POST /backoffice/challenges/${challengeId}/claim`, { key, body })
}

function release({ challengeId }: Pick<Challenge, 'challengeId'>, key: string) {
  return service.call(`DELETE /backoffice/challenges/${challengeId}/claim`, { key })
}

test.serial('POST /backoffice/challenges/:id/claim: 200 shows in the list who reads the captcha', async (t) => {
  const picture = await aCaptcha(t)
  const { status, body } = await claim(picture, operator)
  t.is(status, 200)
  t.like(body, { by: 'test' })
  t.like(await challengeOf(picture.orderId), { claim: body as object })
})

test.serial(
  'POST /backoffice/challenges/:id/claim: 409 60450 names who has it, and takeOver ends their claim',
  async (t) => {
    const picture = await aCaptcha(t)
    const meera = await service.db.operatorKeys.issue('Meera')
    await claim(picture, meera)
    t.like(await claim(picture, operator), { status: 409, body: { code: 60450, details: { by: 'Meera' } } })
    t.like((await claim(picture, operator, { takeOver: true })).body, { by: 'test' })
  },
)

test.serial('DELETE /backoffice/challenges/:id/claim: 200 ends the own claim', async (t) => {
  const picture = await aCaptcha(t)
  await claim(picture, operator)
  t.is((await release(picture, operator)).status, 200)
  t.like(await challengeOf(picture.orderId), { claim: null })
})

test.serial('POST /backoffice/challenges/:id/answer: 200 for a wrong answer, which brings a new captcha', async (t) => {
  const order = await aGuardedOrder({ courtType: 'SC', diaryNumber: '900013/2024' })
  const first = await challengeOf(order.orderId)
  t.is((await answer(first, 'wrong')).status, 200)
  const second = await challengeOf(order.orderId, [first.challengeId])
  const [reading = ''] = await readings()
  t.is((await answer(second, reading)).status, 200)
  t.is((await order.answer).status, 200)
  const outcomes = (await ended('ANSWERED'))
    .filter(({ orderId }) => orderId === order.orderId)
    .map(({ challengeId, outcome }) => [challengeId, outcome])
  t.deepEqual(outcomes, [
    [second.challengeId, 'TAKEN'],
    [first.challengeId, 'ASKED_AGAIN'],
  ])
})

test.serial('POST /backoffice/challenges/:id/answer: 409 60422 for a captcha that was answered before', async (t) => {
  const order = await aGuardedOrder({ courtType: 'DRT', diaryNumber: '900013/2024', establishmentCode: '1' })
  const challenge = await challengeOf(order.orderId)
  const [reading = ''] = await readings()
  t.is((await answer(challenge, reading)).status, 200)
  await order.answer
  const late = await answer(challenge, 'other')
  t.is(late.status, 409)
  t.deepEqual(late.body, {
    httpStatusCode: 409,
    code: 60422,
    message: 'This captcha has already been answered or has expired.',
    appError: true,
  })
})

test.serial(
  'a download without an answer for 15 minutes ends with VERIFICATION_NEEDED, and nothing is charged',
  async (t) => {
    const order = await aGuardedOrder({ courtType: 'CESTAT', diaryNumber: '900013/2024', establishmentCode: 'delhi' })
    const challenge = await challengeOf(order.orderId)
    await setSkipping(connection, orderFetchId(order.orderId), SKIP_ALL_WAITING)
    const { status, body } = await order.answer
    t.deepEqual([status, body], [422, refused('VERIFICATION_NEEDED')])
    t.is(await service.db.usageLedger.unitsOf(order.accountId, 'ORDER_DOWNLOADS'), 0)
    t.is((await answer(challenge, '123456')).status, 409)
    const [latest] = await ended('EXPIRED')
    t.like(latest, { challengeId: challenge.challengeId, orderId: order.orderId, answeredBy: null, picture: null })
  },
)

test.serial('an operator cancels a fetch that waits for a captcha, which disappears from the list', async (t) => {
  const order = await aGuardedOrder({
    courtType: 'GSTAT',
    filingNumber: '0710019000132024',
    establishmentCode: 'DELHI',
  })
  const challenge = await challengeOf(order.orderId)
  await service.temporal.client.workflow.getHandle(orderFetchId(order.orderId)).cancel()
  const { status, body } = await order.answer
  t.deepEqual([status, (body as { code: number }).code], [400, 60439])
  const { body: open } = await service.call('GET /backoffice/challenges', { key: operator })
  t.deepEqual(open, { challenges: [], nextCursor: null })
  t.is((await answer(challenge, '123456')).status, 409)
})

test.serial(
  'a fetch that was reset shows only its new captcha, and an answer to the old one is 409 60422',
  async (t) => {
    const order = await aGuardedOrder({ courtType: 'DRT', diaryNumber: '900013/2024', establishmentCode: '3' })
    const stale = await challengeOf(order.orderId)
    await reset(service, orderFetchId(order.orderId))
    const fresh = await challengeOf(order.orderId, [stale.challengeId])
    const { body } = await service.call('GET /backoffice/challenges', { key: operator })
    const open = (body as { challenges: Challenge[] }).challenges.filter(({ orderId }) => orderId === order.orderId)
    t.deepEqual(
      open.map(({ challengeId }) => challengeId),
      [fresh.challengeId],
    )
    const late = await answer(stale, '123456')
    t.deepEqual([late.status, (late.body as { code: number }).code], [409, 60422])
    t.is((await answer(fresh, (await readings()).at(-1) ?? '')).status, 200)
    t.deepEqual(await service.temporal.client.workflow.getHandle(orderFetchId(order.orderId)).result(), {
      outcome: 'STORED',
    })
    await order.answer
  },
)

test.serial('a signal that names no captcha is ignored, and the fetch continues with its own', async (t) => {
  const order = await aGuardedOrder({ courtType: 'DRT', diaryNumber: '900013/2024', establishmentCode: '4' })
  const challenge = await challengeOf(order.orderId)
  const fetching = service.temporal.client.workflow.getHandle(orderFetchId(order.orderId))
  for (const input of [[], [null], ['text'], [7], [{}], [{ challengeId: 7 }]])
    await fetching.signal('challengeAnswered', ...input)
  t.is(await fetching.query(orderFetchState), 'waiting for a person to read a picture')
  t.is((await answer(challenge, (await readings()).at(-1) ?? '')).status, 200)
  t.is((await order.answer).status, 200)
})

test.serial('an expired captcha is on no list, and an answer to it is 409 60422', async (t) => {
  const order = await aGuardedOrder({ courtType: 'DRT', diaryNumber: '900013/2024', establishmentCode: '5' })
  const challenge = await challengeOf(order.orderId)
  await service.temporal.client.workflow.getHandle(orderFetchId(order.orderId)).terminate('a test')
  await order.answer
  await service.db.sequelize.query(`UPDATE challenges SET expires_at = 1 WHERE id = '${challenge.challengeId}'`)
  const { body } = await service.call('GET /backoffice/challenges', { key: operator })
  t.deepEqual(body, { challenges: [], nextCursor: null })
  t.is((await answer(challenge, '123456')).status, 409)
})

test.serial('GET /backoffice/challenges: 200 shows who answered a captcha and when, the latest first', async (t) => {
  const requested: string[] = []
  for (const establishmentCode of ['1', '2']) {
    const order = await aGuardedOrder({ courtType: 'DRT', diaryNumber: '900013/2024', establishmentCode })
    const challenge = await challengeOf(order.orderId)
    requested.unshift(challenge.challengeId)
    await answer(challenge, (await readings()).at(-1) ?? '')
    await order.answer
  }
  const [latest, earlier] = await ended('ANSWERED')
  t.deepEqual([latest?.challengeId, earlier?.challengeId], requested)
  const { workflowUrl, createdAt, endedAt, answeredBy, ...rest } = latest ?? {}
  t.deepEqual(rest, {
    challengeId: requested[0],
    orderId: rest.orderId,
    order: rest.order,
    courtType: 'DRT',
    status: 'ANSWERED',
    picture: null,
    expiresAt: null,
    answeredByName: 'test',
    claim: null,
    outcome: 'TAKEN',
  })
  t.regex(String(answeredBy), /^[0-9a-f]{32}$/)
  t.true(String(workflowUrl).includes(encodeURIComponent(orderFetchId(String(rest.orderId)))))
  t.true(Number(createdAt) <= Number(endedAt) && Number(endedAt) <= Date.now())
  const [next] = await ended('ANSWERED', `&limit=1&after=${requested[0]}`)
  t.is(next?.challengeId, requested[1])
})

async function ended(status: string, more = ''): Promise<Record<string, unknown>[]> {
  const { body } = await service.call(`GET /backoffice/challenges?status=${status}${more}`, { key: operator })
  return (body as { challenges: Record<string, unknown>[] }).challenges
}

import type { Connection } from '@temporalio/client'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { hashOfNoticeToken } from '../../domain/events/notice-token.ts'
import { createNoticeTokens } from '../../platform/notice-tokens.ts'
import { aMailServer, headerOf, type MailReply, type MailServer } from '../../test/support/mail-server.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { connectSkippingTime, SKIP_ALL_WAITING, setSkipping } from '../../test/support/time-skipping.ts'
import { until } from '../../test/support/until.ts'
import { raise } from '../../test/support/webhooks.ts'
import { noticeDeliveryId } from '../../workflows/events/notice-delivery.messages.ts'

const RECIPIENTS = 250
/** The days of the digests: each recipient gets one of each, so a thousand in all. */
const DAYS = ['2999-01-05', '2999-01-06', '2999-01-07', '2999-01-08']
/** These unsubscribe after two of them. */
const LEAVING = 20

/** Three of ten messages are not taken, or are taken without an answer. */
const REFUSALS: Partial<Record<number, MailReply>> = {
  2: { at: 'recipient', code: 450, text: '4.7.1 greylisted' },
  5: { at: 'text', code: 451, text: '4.3.0 later' },
  8: 'take and close',
}

let mails: MailServer
let service: Service
let connection: Connection

test.before(async () => {
  mails = await aMailServer()
  let messages = 0
  mails.reply = () => REFUSALS[messages++ % 10] ?? 'take'
  service = await startService({ SMTP_URL: mails.url, MAIL_FROM: 'notices@courtpulse.example', COURT_SITES: 'off' })
  connection = await connectSkippingTime()
})
test.after.always(async () => {
  await connection?.close()
  await service?.close()
  await mails?.stop()
})

test('a mail server that refuses 30 % and dies twice gets each of 1,000 events in one message, and none after unsubscribing', async (t) => {
  // A busy machine takes minutes.
  t.timeout(10 * 60_000)
  const recipients = await Promise.all(Array.from({ length: RECIPIENTS }, (_, nth) => aRecipient(nth)))
  const leaving = recipients.slice(0, LEAVING)
  for (const [nth, day] of DAYS.entries()) {
    for (const { accountId } of recipients) await raise(service, accountId, 'hearing.digest', { ...NOTHING, day })
    // It dies while the second and the third are being sent.
    const taken = mails.taken.length
    if (nth === 1 || nth === 2) {
      await until(
        async () => mails.taken.length,
        (now) => now > taken + RECIPIENTS / 5,
      )
      await mails.stop()
      const failed = await attempts()
      await until(attempts, (now) => now > failed)
      await mails.start()
    }
    await until(collecting, (open) => open === 0)
    if (nth === 1) await Promise.all(leaving.map(({ token }) => unsubscribe(token)))
  }
  const left = new Set(leaving.map(({ address }) => address))
  const before = mails.taken.filter(({ to }) => left.has(to)).length
  await hurryAll()

  const expected = recipients.flatMap(({ address }) =>
    left.has(address) ? [] : DAYS.map((day) => `${address} ${day}`),
  )
  const ids = new Map<string, Set<string>>()
  for (const mail of mails.taken) {
    const [, day, month, year] = /(\d\d)-(\d\d)-(\d{4})$/.exec(headerOf(mail, 'Subject') ?? '') ?? []
    const event = `${mail.to} ${year}-${month}-${day}`
    ids.set(event, (ids.get(event) ?? new Set()).add(mail.messageId))
  }
  t.deepEqual(
    expected.filter((event) => ids.get(event)?.size !== 1),
    [],
    'sent never, or as two messages',
  )
  t.is(mails.taken.filter(({ to }) => left.has(to)).length, before, 'nothing after unsubscribing')
  const late = [...ids.keys()].filter(
    (event) => left.has(event.split(' ')[0] ?? '') && DAYS.indexOf(event.split(' ')[1] ?? '') > 1,
  )
  t.deepEqual(late, [])
  const copies = mails.taken.length - new Set(mails.taken.map(({ messageId }) => messageId)).size
  t.log(
    `${mails.taken.length} messages taken, ${copies} of them copies under the same Message-ID, ${await attempts()} attempts`,
  )
})

const NOTHING = { listed: 0, changed: 0, removed: 0, notListed: 0, missing: 0, notCovered: 0 }

async function aRecipient(nth: number) {
  const { db, configuration } = service
  const { accountId, userId } = await anAccount(db)
  const address = `recipient${nth}@firm.example`
  const tokenOf = createNoticeTokens(configuration.SIGNING_SECRET)
  const { id } = await db.transaction(async (tx) => {
    const wanted = { accountId, userId, channel: 'EMAIL', address, kinds: ['HEARING_DIGEST'] } as const
    const made = await db.noticeSubscriptions.create(wanted, (id) => hashOfNoticeToken(tokenOf(id)), tx)
    await db.noticeSubscriptions.confirm(made, tx)
    return made
  })
  return { accountId, address, token: tokenOf(id) }
}

async function unsubscribe(token: string): Promise<void> {
  const { status } = await fetch(`${service.api.baseUrl}/notices/${token}/unsubscribe`, { method: 'POST' })
  if (status !== 200) throw new Error(`unsubscribing answered ${status}`)
}

async function count(what: string): Promise<number> {
  const options = { type: QueryTypes.SELECT } as const
  const [row] = await service.db.sequelize.query<{ count: number }>(`SELECT ${what} AS count FROM notices`, options)
  return Number(row?.count)
}

const attempts = () => count('SUM(attempts)')

/** Events that are not published yet, and notices that still collect some. */
async function collecting(): Promise<number> {
  return (await service.db.events.hasUnpublished()) ? 1 : count('COUNT(open_key)')
}

/** Skips the waits of all notices until each has ended. */
async function hurryAll(): Promise<void> {
  const sql = "SELECT id FROM notices WHERE status = 'PENDING'"
  const waiting = () => service.db.sequelize.query<{ id: string }>(sql, { type: QueryTypes.SELECT })
  for (const { id } of await waiting())
    await setSkipping(connection, noticeDeliveryId(id), SKIP_ALL_WAITING).catch(() => undefined)
  await until(waiting, (left) => left.length === 0)
}

import type { Connection } from '@temporalio/client'
import test from 'ava'
import { aDiscovery, discover } from '../../support/a-candidate.ts'
import { aMailServer, headerOf, htmlOf, type MailServer, textOf } from '../../support/mail-server.ts'
import {
  aConfirmedSubscription,
  aSubscription,
  linkTo,
  noticesOf,
  published,
  read,
  skipWaitsOf,
} from '../../support/notices.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { anEntity } from '../../support/watchlist.ts'
import { aSink, raise } from '../../support/webhooks.ts'

let mails: MailServer
let service: Service
let connection: Connection

test.before(async () => {
  mails = await aMailServer()
  mails.reply = (to) => replies.get(to)?.shift() ?? 'take'
  service = await startService({ SMTP_URL: mails.url, MAIL_FROM: 'CourtPulse <notices@courtpulse.example>' })
  connection = await connectSkippingTime()
})
test.after.always(async () => {
  await connection?.close()
  await service?.close()
  await mails?.stop()
})

/** The behaviour of the server for the next messages to an address, after which it takes them. */
const replies = new Map<string, ReturnType<MailServer['reply']>[]>()

const mailsTo = (address: string) => mails.taken.filter(({ to }) => to === address)

test('an address is sent only a link until it is confirmed; events before that are not sent later', async (t) => {
  const account = await anAccount(service.db)
  const address = 'asha@firm.example'
  const made = await aSubscription(service, account, { address, kinds: ['HEARING_DIGEST'] })
  const link = await linkTo(service, mails, address, 'confirm')
  await raiseDigest(account.accountId)
  await published(service)
  t.is(made.status, 'UNCONFIRMED')
  t.regex(await (await fetch(link)).text(), /<button/)
  t.is((await read(service, account, made.subscriptionId))?.status, 'UNCONFIRMED', 'opening the link only shows it')

  t.regex(await (await fetch(link, { method: 'POST' })).text(), /The address is confirmed/)
  await raiseDigest(account.accountId)
  await skipWaitsOf(service, connection, made, 'HEARING_DIGEST')
  t.deepEqual(
    mailsTo(address).map((mail) => headerOf(mail, 'Subject')),
    ['Confirm your notices from CourtPulse', 'Hearings until 05-01-2999'],
  )
  t.like(await read(service, account, made.subscriptionId), { status: 'ACTIVE', problem: null })
})

test('candidates found within ten minutes come in one e-mail, in plain text and HTML', async (t) => {
  const account = await anAccount(service.db)
  const address = 'bela@firm.example'
  const entityId = await anEntity(service, account.key)
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['NEW_CANDIDATES'] })
  for (let nth = 0; nth < 25; nth++)
    await discover(service, { ...account, entityId }, aDiscovery({ caseNumber: `CS/${nth}/2024` }), 'HISTORICAL')
  t.like(await skipWaitsOf(service, connection, made, 'NEW_CANDIDATES'), { status: 'SENT', attempts: 1 })

  const [, mail, ...others] = mailsTo(address)
  t.deepEqual(others, [])
  if (!mail) return t.fail()
  t.is(headerOf(mail, 'Subject'), '25 new cases found for your watchlist')
  t.is(headerOf(mail, 'To'), address)
  for (const text of [textOf(mail), htmlOf(mail)]) {
    t.true(text.includes('CS/7/2024'))
    t.true(text.includes('M/S SAFFRON TEXTILES (P) LTD. v. Kaveri Logistics Limited'))
    t.true(text.includes('and 5 more'))
    t.true(text.includes('/console/account/watchlist'))
  }
  t.false(mail.raw.includes(account.key))
})

test('court text cannot add headers, lines, elements or invisible characters to an e-mail', async (t) => {
  const account = await anAccount(service.db)
  const address = 'chitra@firm.example'
  const entityId = await anEntity(service, account.key)
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['NEW_CANDIDATES'] })
  const petitioners = ['<script>alert(1)</script>\r\nBcc: other@firm.example\r\n\r\n\u202eA & B "Traders"']
  await discover(service, { ...account, entityId }, aDiscovery({ petitioners }), 'HISTORICAL')
  await skipWaitsOf(service, connection, made, 'NEW_CANDIDATES')
  const mail = mailsTo(address).at(-1)
  if (!mail) return t.fail()
  t.is(headerOf(mail, 'Bcc'), undefined)
  const line = '<script>alert(1)</script> Bcc: other@firm.example A & B "Traders" v. Kaveri Logistics Limited'
  t.true(textOf(mail).split(/\r?\n/).includes(`  ${line}`), textOf(mail))
  t.true(
    htmlOf(mail).includes(
      '&lt;script&gt;alert(1)&lt;/script&gt; Bcc: other@firm.example A &amp; B &quot;Traders&quot;',
    ),
  )
  t.false(htmlOf(mail).includes('<script'))
})

test('an e-mail unsubscribes with one click, without sign-in; after that nothing is sent', async (t) => {
  const account = await anAccount(service.db)
  const address = 'deepa@firm.example'
  const kinds = ['HEARING_DIGEST', 'ENDED_SEARCHES'] as const
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: [...kinds] })
  await raiseDigest(account.accountId)
  await skipWaitsOf(service, connection, made, 'HEARING_DIGEST')
  const before = mailsTo(address).length
  const mail = mailsTo(address).at(-1)
  if (!mail) return t.fail()
  const link = await linkTo(service, mails, address, 'unsubscribe')
  t.is(headerOf(mail, 'List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click')
  t.regex(
    headerOf(mail, 'List-Unsubscribe') ?? '',
    /^<http:\/\/127\.0\.0\.1:8080\/v1\/notices\/cpn_[\w-]{43}\/unsubscribe>$/,
  )
  t.true(mail.raw.includes(`List-Unsubscribe: ${headerOf(mail, 'List-Unsubscribe')}\r\n`), 'the header is on one line')

  t.regex(await (await fetch(link)).text(), /<button/)
  t.is((await read(service, account, made.subscriptionId))?.status, 'ACTIVE', 'mail filters open every link')
  await raise(service, account.accountId, 'historical_search.finished', {
    searchId: 'x',
    status: 'FAILED',
    collected: 0,
  })
  await published(service)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  t.is(answer.status, 200)
  t.like(await read(service, account, made.subscriptionId), { status: 'ENDED', endReason: 'UNSUBSCRIBED' })

  t.like(await skipWaitsOf(service, connection, made, 'ENDED_SEARCHES'), { status: 'STOPPED', attempts: 0 })
  await raiseDigest(account.accountId)
  await published(service)
  t.is((await noticesOf(service, made.subscriptionId)).filter(({ kind }) => kind === 'HEARING_DIGEST').length, 1)
  t.is(mailsTo(address).length, before)
  t.regex(await (await fetch(link, { method: 'POST' })).text(), /has ended/, 'again')
})

test('a refusal for now and a connection that breaks after the text are tried again under the same Message-ID', async (t) => {
  const account = await anAccount(service.db)
  const address = 'esha@firm.example'
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['HEARING_DIGEST'] })
  replies.set(address, [
    { at: 'recipient', code: 450, text: '4.7.1 greylisted' },
    'take and close',
    { at: 'text', code: 451, text: '4.3.0 later' },
    { at: 'recipient', code: 550, text: '5.7.1 relaying denied' },
  ])
  await raiseDigest(account.accountId)
  const { id, ...sent } = await skipWaitsOf(service, connection, made, 'HEARING_DIGEST')
  t.like(sent, { status: 'SENT', attempts: 5 })
  const ids = mailsTo(address)
    .slice(1)
    .map(({ messageId }) => messageId)
  t.deepEqual(ids, Array(2).fill(`<${id}@courtpulse.example>`))
})

test('an address that the server refuses ends the subscription, and its account sees why', async (t) => {
  const account = await anAccount(service.db)
  const address = 'farid@firm.example'
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['HEARING_DIGEST'] })
  replies.set(address, [{ at: 'recipient', code: 550, text: '5.1.1 no such user farid@firm.example' }])
  await raiseDigest(account.accountId)
  t.like(await skipWaitsOf(service, connection, made, 'HEARING_DIGEST'), { status: 'FAILED', attempts: 1 })
  const ended = { status: 'ENDED', endReason: 'REFUSED', problem: '550 5.1.1' }
  t.like(await read(service, account, made.subscriptionId), ended)
})

test('a message that the server rejects is not repeated; the next one is sent', async (t) => {
  const account = await anAccount(service.db)
  const address = 'gita@firm.example'
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['HEARING_DIGEST'] })
  replies.set(address, [{ at: 'text', code: 554, text: '5.6.0 content rejected' }])
  await raiseDigest(account.accountId)
  t.like(await skipWaitsOf(service, connection, made, 'HEARING_DIGEST'), { status: 'FAILED', attempts: 1 })
  t.like(await read(service, account, made.subscriptionId), { status: 'ACTIVE', problem: '554 5.6.0' })
  await raiseDigest(account.accountId)
  t.like(await skipWaitsOf(service, connection, made, 'HEARING_DIGEST'), { status: 'SENT' })
  t.like(await read(service, account, made.subscriptionId), { status: 'ACTIVE', problem: null })
})

test('a server that is down for three days loses a notice, not the subscription', async (t) => {
  const account = await anAccount(service.db)
  const address = 'hari@firm.example'
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['HEARING_DIGEST'] })
  replies.set(address, Array(10).fill({ at: 'recipient', code: 421, text: '4.3.2 shutting down' }))
  await raiseDigest(account.accountId)
  t.like(await skipWaitsOf(service, connection, made, 'HEARING_DIGEST'), { status: 'FAILED', attempts: 10 })
  t.like(await read(service, account, made.subscriptionId), { status: 'ACTIVE', problem: '421 4.3.2' })
})

test('a chat program gets the notice as text; when it no longer knows the URL, the subscription ends', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const made = await aSubscription(service, account, { channel: 'CHAT', address: sink.url, kinds: ['HEARING_DIGEST'] })
  t.like(made, { status: 'ACTIVE', address: new URL(sink.url).host })
  await raiseDigest(account.accountId)
  await skipWaitsOf(service, connection, made, 'HEARING_DIGEST')
  const [message] = await sink.received()
  t.like(JSON.parse(message?.body ?? ''), {
    text: 'Hearings until 05-01-2999\n• 3 listed.\nhttp://127.0.0.1:8080/console/account/hearings',
  })

  const gone = await aSubscription(service, account, {
    channel: 'CHAT',
    address: `${service.control.url}/no-such-path`,
    kinds: ['HEARING_DIGEST'],
  })
  await raiseDigest(account.accountId)
  t.like(await skipWaitsOf(service, connection, gone, 'HEARING_DIGEST'), { status: 'FAILED', attempts: 1 })
  t.like(await read(service, account, gone.subscriptionId), { status: 'ENDED', endReason: 'GONE', problem: '404' })
})

test('a subscription ends with its user', async (t) => {
  const account = await anAccount(service.db)
  const { body } = await service.call('POST /account/users', { key: account.key, body: { name: 'Ila Verma' } })
  const { userId } = body as { userId: string }
  const made = await aSubscription(service, account, {
    channel: 'CHAT',
    address: aSink(service).url,
    kinds: ['HEARING_DIGEST'],
  })
  await service.db.sequelize.query(
    `UPDATE notice_subscriptions SET user_id = '${userId}' WHERE id = '${made.subscriptionId}'`,
  )
  await service.call(`DELETE /account/users/${userId}`, { key: account.key })
  t.is(await read(service, account, made.subscriptionId), undefined)
  await raiseDigest(account.accountId)
  await published(service)
  t.deepEqual(await noticesOf(service, made.subscriptionId), [])
})

test('no workflow history has an e-mail address', async (t) => {
  const account = await anAccount(service.db)
  const address = 'jaya@firm.example'
  const made = await aConfirmedSubscription(service, mails, account, { address, kinds: ['HEARING_DIGEST'] })
  await raiseDigest(account.accountId)
  const { id } = await skipWaitsOf(service, connection, made, 'HEARING_DIGEST')
  const history = await service.temporal.client.workflow.getHandle(`notice/${id}`).fetchHistory()
  t.false(JSON.stringify(history).includes(Buffer.from(address).toString('base64').slice(0, 12)))
  t.false(JSON.stringify(history).includes(address))
})

/** Raises the digest of an evening with three listed hearings. */
function raiseDigest(accountId: string): Promise<string> {
  const data = { day: '2999-01-05', listed: 3, changed: 0, removed: 0, notListed: 0, missing: 0, notCovered: 0 }
  return raise(service, accountId, 'hearing.digest', data)
}

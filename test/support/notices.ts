import { status } from '@grpc/grpc-js'
import { type Connection, isGrpcServiceError } from '@temporalio/client'
import { QueryTypes } from 'sequelize'
import type { NoticeChannel, NoticeKind } from '../../domain/events/notice.ts'
import { noticeDeliveryId } from '../../workflows/events/notice-delivery.messages.ts'
import { type MailServer, textOf } from './mail-server.ts'
import type { Service, TestAccount } from './service.ts'
import { SKIP_ALL_WAITING, setSkipping } from './time-skipping.ts'
import { until } from './until.ts'

/** A subscription as the API shows it. */
export interface TestSubscription {
  subscriptionId: string
  status: string
  endReason: string | null
  problem: string | null
  address: string
}

export async function aSubscription(
  service: Service,
  { key }: Pick<TestAccount, 'key'>,
  { channel = 'EMAIL', address, kinds }: { channel?: NoticeChannel; address: string; kinds: NoticeKind[] },
): Promise<TestSubscription> {
  const answer = await service.call('POST /notice-subscriptions', { key, body: { channel, address, kinds } })
  if (answer.status !== 200) throw new Error(`a subscription was refused: ${JSON.stringify(answer.body)}`)
  return answer.body as TestSubscription
}

/** A subscription by e-mail whose address was confirmed by the link that was sent to it. */
export async function aConfirmedSubscription(
  service: Service,
  mails: MailServer,
  account: Pick<TestAccount, 'key'>,
  subscription: { address: string; kinds: NoticeKind[] },
): Promise<TestSubscription> {
  const made = await aSubscription(service, account, subscription)
  await fetch(await linkTo(service, mails, made.address, 'confirm'), { method: 'POST' })
  return made
}

/** Returns the link of the latest e-mail to an address, at the test's own service. */
export async function linkTo(
  { api }: Service,
  mails: MailServer,
  address: string,
  act: 'confirm' | 'unsubscribe',
): Promise<string> {
  const link = new RegExp(`/notices/cpn_[\\w-]+/${act}`)
  const [found] = await until(
    async () => mails.taken.filter(({ to }) => to === address).flatMap((mail) => link.exec(textOf(mail))?.[0] ?? []),
    (links) => links.length > 0,
  )
  return `${api.baseUrl}${found}`
}

/** Reads a subscription as its account sees it. */
export async function read(
  service: Service,
  { key }: Pick<TestAccount, 'key'>,
  subscriptionId: string,
): Promise<TestSubscription | undefined> {
  const { body } = await service.call('GET /notice-subscriptions', { key })
  const { subscriptions } = body as { subscriptions: TestSubscription[] }
  return subscriptions.find((each) => each.subscriptionId === subscriptionId)
}

export interface TestNotice {
  id: string
  kind: string
  status: string
  attempts: number
}

/** The notices to a subscription, oldest first. */
export function noticesOf({ db }: Service, subscriptionId: string): Promise<TestNotice[]> {
  const options = { replacements: { subscriptionId }, type: QueryTypes.SELECT } as const
  const sql = 'SELECT id, kind, status, attempts FROM notices WHERE subscription_id = :subscriptionId ORDER BY id'
  return db.sequelize.query<TestNotice>(sql, options)
}

/** Waits until all raised events were added to the notices that want them. */
export async function published({ db }: Service): Promise<void> {
  await until(
    () => db.events.hasUnpublished(),
    (isLeft) => !isLeft,
  )
}

/** Skips the waits of the latest notice of a kind, and returns it once it has ended. */
export async function skipWaitsOf(
  service: Service,
  connection: Connection,
  { subscriptionId }: TestSubscription,
  kind: NoticeKind,
): Promise<TestNotice> {
  await published(service)
  const latest = async () => (await noticesOf(service, subscriptionId)).filter((each) => each.kind === kind).at(-1)
  const opened = await until(latest, (notice) => notice !== undefined)
  const workflowId = noticeDeliveryId(opened?.id ?? '')
  await until(
    () => service.db.outbox.isQueued(workflowId),
    (isQueued) => !isQueued,
  )
  await setSkipping(connection, workflowId, SKIP_ALL_WAITING).catch((error: unknown) => {
    // It has ended without a wait.
    if (!isGrpcServiceError(error) || error.code !== status.NOT_FOUND) throw error
  })
  await service.temporal.client.workflow.getHandle(workflowId).result()
  const ended = await latest()
  if (!ended) throw new Error('the notice is gone')
  return ended
}

import { z } from 'zod'
import type { Caller } from '../../domain/account/account.ts'
import { changedFields } from '../../domain/account/audit-log.ts'
import { DAY_MS } from '../../domain/dates.ts'
import { MAIL_ADDRESS, MAX_ADDRESS_LENGTH } from '../../domain/events/mail-address.ts'
import { KINDS, type NoticeKind } from '../../domain/events/notice.ts'
import { hashOfNoticeToken } from '../../domain/events/notice-token.ts'
import { mailSettings } from '../../platform/configuration.ts'
import { createNoticeTokens } from '../../platform/notice-tokens.ts'
import { startNoticeDelivery } from '../../workflows/events/notice-delivery.messages.ts'
import { requireBelow } from '../account/require-room.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'
import { Channel, Kinds, NoticeSubscriptionAnswer, presentSubscription } from './notice-subscription.ts'
import { callableUrl, MAX_URL_LENGTH } from './webhook-settings.ts'

const MAX_OF_USER = 20
const MAX_OF_ACCOUNT = 200
/** Each sends an e-mail to an address that is not confirmed yet. */
const MAX_ADDRESSES_A_DAY = 40

const Input = z.strictObject({
  channel: Channel,
  address: z
    .string()
    .trim()
    .max(MAX_URL_LENGTH)
    .meta({ description: 'One e-mail address, or the https URL of an incoming webhook.' }),
  kinds: Kinds.min(1).transform((kinds) => [...new Set(kinds)]),
})

/** `POST /notice-subscriptions`: subscribes to notices. An e-mail address is first sent a link to confirm it. */
export const createNoticeSubscription = endpoint({
  method: 'POST',
  path: '/notice-subscriptions',
  summary: 'Subscribe to notices by e-mail or chat',
  weight: 1,
  permission: 'webhook.write',
  asksNameServers: true,
  body: Input,
  returns: 'The new subscription.',
  replies: { 200: NoticeSubscriptionAnswer },
  takesIdempotencyKey: true,
  errors: ['CEILING_REACHED'],
  async handle({ body: { channel, kinds, ...body }, caller, requestId, keep }, services) {
    const { db, configuration } = services
    const { accountId, userId } = caller
    requirePermissions(caller, kinds)
    const address = channel === 'EMAIL' ? mailAddress(body.address, services) : await chatUrl(body.address, services)
    const tokenOf = createNoticeTokens(configuration.SIGNING_SECRET)
    const { answer, queued } = await db.transaction(async (tx) => {
      await db.accounts.lock(accountId, tx)
      const { ofUser, ofAccount, createdSince } = await db.noticeSubscriptions.count(
        accountId,
        userId,
        Date.now() - DAY_MS,
        tx,
      )
      requireBelow(ofUser, 'subscriptions to notices of a user', MAX_OF_USER)
      requireBelow(ofAccount, 'subscriptions to notices', MAX_OF_ACCOUNT)
      if (channel === 'EMAIL') requireBelow(createdSince, 'new e-mail addresses in 24 hours', MAX_ADDRESSES_A_DAY)
      const added = { accountId, userId, channel, address, kinds }
      const made = await db.noticeSubscriptions.create(added, (id) => hashOfNoticeToken(tokenOf(id)), tx)
      const fields = changedFields({}, { channel, address, kinds, userId })
      const done = { accountId, thingKind: 'NOTICE', thingId: made.id, action: 'CREATE', fields } as const
      await db.auditLog.record(auditContextOf({ caller, requestId }), [done], tx)
      const queued =
        channel === 'EMAIL'
          ? await db.outbox.enqueue(startNoticeDelivery(await db.notices.openConfirmation(made, tx)), tx)
          : undefined
      return { answer: await keep(presentSubscription(made), tx), queued }
    })
    if (queued) await dispatch(services, queued)
    return answer
  },
})

/** Notices show what the API shows with these permissions. Refuses with 403 60301. */
function requirePermissions({ permissions }: Caller, kinds: readonly NoticeKind[]): void {
  for (const kind of kinds) {
    const { permission } = KINDS[kind]
    if (!permissions.includes(permission)) throw refuse('PERMISSION_MISSING', { permission })
  }
}

function mailAddress(address: string, { configuration }: Services): string {
  if (!mailSettings(configuration)) throw unfit('channel', 'This installation sends no e-mail.')
  if (address.length > MAX_ADDRESS_LENGTH || !MAIL_ADDRESS.test(address))
    throw unfit('address', 'Must be one e-mail address, such as name@example.com.')
  return address
}

async function chatUrl(url: string, services: Services): Promise<string> {
  if (!URL.canParse(url)) throw unfit('address', 'Must be the https URL of an incoming webhook.')
  return callableUrl('address', url, services)
}

function unfit(path: string, message: string) {
  return refuse('MALFORMED', { issues: [{ path, message }] })
}

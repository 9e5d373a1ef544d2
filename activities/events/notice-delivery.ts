import type { Database } from '../../db/database.ts'
import type { NoticeAttempt } from '../../db/events/notices.ts'
import { noteOf } from '../../db/operations/access-log.ts'
import {
  accepts,
  type Notice,
  type NoticeEndReason,
  type NoticeKind,
  type NoticeSubscription,
} from '../../domain/events/notice.ts'
import { hashOfNoticeToken } from '../../domain/events/notice-token.ts'
import { mustHold } from '../../domain/invariant.ts'
import type { Log } from '../../platform/log.ts'
import { noticesEnded } from '../../platform/metrics.ts'
import type { NoticeTokens } from '../../platform/notice-tokens.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { throughOutage } from '../shared/through-outage.ts'
import type { Mailer, MailOutcome } from './mailer.ts'
import { confirmationContent, noticeContent, type ShowingContent } from './notice-content.ts'
import { chatBody, htmlMail, type NoticeContent, plainMail } from './notice-message.ts'
import { postJson, type SendOutcome, type SendSettings } from './send-webhook.ts'

interface Dependencies {
  db: Database
  log: Log
  tokens: NoticeTokens
  /** Base URL of the API, of links in e-mails. */
  publicUrl: string
  /** Base URL of the console; undefined if it is off. */
  consoleUrl: string | undefined
  /** Sends e-mails; absent on the queue of chat messages. */
  mailer?: Mailer
  settings: SendSettings
}

export type NoticeDeliveryActivities = ReturnType<typeof createNoticeDeliveryActivities>

/** The state of the notice after an attempt; `waitMs` is null when nothing is left to do. */
export interface NoticeAttemptResult {
  stage: 'sent' | 'failed' | 'stopped' | 'waiting for the next attempt'
  waitMs: number | null
}

/** The effect of an attempt on its notice and its subscription. */
interface AttemptEnd {
  status: Exclude<Notice['status'], 'STOPPED'>
  problem: string | null
  waitMs: number | null
  ends?: NoticeEndReason
}

const STAGES = { PENDING: 'waiting for the next attempt', SENT: 'sent', FAILED: 'failed', STOPPED: 'stopped' } as const

/** The activity of the `noticeDelivery` workflow. */
export function createNoticeDeliveryActivities(dependencies: Dependencies) {
  const { db, log, consoleUrl } = dependencies
  return {
    /**
     * Sends a notice with the events collected for it. A second run after an unrecorded send repeats the message, an
     * e-mail under the same id.
     * @param plannedMs the wait planned before the next attempt; null when this is the last
     */
    async attemptNotice(input: { noticeId: string; plannedMs: number | null }): Promise<NoticeAttemptResult> {
      const closed = await db.notices.close(input.noticeId)
      if (closed?.notice.status !== 'PENDING') return resultOf(closed?.notice.status ?? 'STOPPED')
      const { notice, eventIds } = closed
      return withHeartbeat(async () => {
        const showing = await contentOf(notice, eventIds)
        // Read last: a person who unsubscribes while the notice is written receives nothing.
        const subscription = await db.noticeSubscriptions.find(notice.accountId, notice.subscriptionId)
        if (!showing || !subscription || !accepts(subscription, notice)) {
          await db.notices.stop(notice)
          return resultOf('STOPPED')
        }
        const end = await send(notice, subscription, showing.content, input.plannedMs, dependencies)
        if (end.problem !== null)
          log.warn({ noticeId: notice.id, channel: notice.channel, problem: end.problem }, 'a notice was not accepted')
        return throughOutage(() => settle(notice, subscription, end, showing.shown))
      })
    },
  }

  async function contentOf(notice: Notice, eventIds: string[]): Promise<ShowingContent | undefined> {
    const { kind, accountId } = notice
    if (kind === 'CONFIRMATION') return confirmationContent(dependencies.publicUrl, dependencies.tokens, notice)
    const events = await db.events.findAll(eventIds)
    mustHold(
      'OWN_EVENTS',
      events.every((event) => event.accountId === accountId),
    )
    return noticeContent(db, { accountId, kind, events, consoleUrl })
  }

  async function settle(
    notice: Notice,
    to: NoticeSubscription,
    end: AttemptEnd,
    shown: readonly string[],
  ): Promise<NoticeAttemptResult> {
    const at = Date.now()
    const attempt: NoticeAttempt = {
      status: end.status,
      problem: end.problem,
      nextAttemptAt: end.waitMs === null ? null : at + end.waitMs,
    }
    const now = await db.transaction(async (tx) => {
      const current = await db.notices.lock(notice.id, tx)
      // A copy of this attempt, whose worker was taken for dead, has recorded its own.
      if (current?.status !== 'PENDING' || current.attempts !== notice.attempts) return current?.status ?? 'STOPPED'
      await db.notices.record(notice, attempt, tx)
      const isSent = end.status === 'SENT'
      await db.noticeSubscriptions.record(to, { problem: end.problem, ...(isSent && { lastSentAt: at }) }, tx)
      if (end.ends) await db.noticeSubscriptions.end(to, end.ends, tx)
      return end.status
    })
    if (end.status === 'SENT' && shown.length > 0) await db.accessLog.write([accessOf(notice, to, shown)])
    noticesEnded.inc({ channel: notice.channel, outcome: end.status === 'PENDING' ? 'retried' : STAGES[end.status] })
    return { stage: STAGES[now], waitMs: now === 'PENDING' ? end.waitMs : null }
  }
}

/** Returns the entry of the access log: who was shown which records. */
function accessOf({ id, accountId }: Notice, { id: actorId }: NoticeSubscription, shown: readonly string[]) {
  const things = shown.map((thing) => ({ id: thing, accountId }))
  const reader = { actorType: 'LINK', actorId, keyId: null, actorAccountId: accountId } as const
  return noteOf({ ...reader, route: 'notice', requestId: id, things })
}

function resultOf(status: Exclude<Notice['status'], 'PENDING'>): NoticeAttemptResult {
  return { stage: STAGES[status], waitMs: null }
}

async function send(
  notice: Notice,
  subscription: NoticeSubscription,
  content: NoticeContent,
  plannedMs: number | null,
  { db, tokens, publicUrl, mailer, settings }: Dependencies,
): Promise<AttemptEnd> {
  if (subscription.channel === 'CHAT') {
    const body = JSON.stringify(chatBody(subscription.address, content))
    return endOfChat(await postJson(subscription.address, { body }, settings), plannedMs)
  }
  if (!mailer) throw new Error('this queue sends no e-mail')
  const token = tokens(subscription.id)
  await db.noticeSubscriptions.keepToken(subscription, hashOfNoticeToken(token))
  const unsubscribeUrl = `${publicUrl}/notices/${token}/unsubscribe`
  const footer = { why: whyOf(notice.kind), unsubscribeUrl }
  const outcome = await mailer.send({
    id: notice.id,
    to: subscription.address,
    subject: content.subject,
    text: plainMail(content, footer),
    html: htmlMail(content, footer),
    unsubscribeUrl,
  })
  return endOfMail(outcome, plannedMs)
}

const NAMES: Record<NoticeKind, string> = {
  HEARING_DIGEST: 'the evening digest of hearings',
  NEW_CANDIDATES: 'new candidates',
  CHANGED_CASES: 'changed cases',
  ENDED_SEARCHES: 'ended searches',
}

function whyOf(kind: Notice['kind']): string {
  return kind === 'CONFIRMATION'
    ? 'Somebody entered this address in CourtPulse. If it was not you, do nothing: nothing more is sent.'
    : `CourtPulse sends you notices of ${NAMES[kind]}, because this address was entered and confirmed.`
}

function endOfMail({ kind, problem }: MailOutcome, plannedMs: number | null): AttemptEnd {
  if (kind === 'accepted') return { status: 'SENT', problem: null, waitMs: null }
  if (kind === 'refused') return { status: 'FAILED', problem, waitMs: null, ends: 'REFUSED' }
  if (kind === 'rejected' || plannedMs === null) return { status: 'FAILED', problem, waitMs: null }
  return { status: 'PENDING', problem, waitMs: plannedMs }
}

/** By these statuses a chat program says that it does not know the URL, or not any more. */
const GONE = [404, 410]

function endOfChat(outcome: SendOutcome, plannedMs: number | null): AttemptEnd {
  if (outcome.kind === 'failed') return unreachable(outcome.problem, plannedMs, 0)
  const { status, retryAfterMs = 0 } = outcome
  if (status >= 200 && status < 300) return { status: 'SENT', problem: null, waitMs: null }
  const problem = String(status)
  if (GONE.includes(status)) return { status: 'FAILED', problem, waitMs: null, ends: 'GONE' }
  return unreachable(problem, plannedMs, retryAfterMs)
}

/** The longest wait that an answer can ask for. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000

function unreachable(problem: string, plannedMs: number | null, retryAfterMs: number): AttemptEnd {
  if (plannedMs === null) return { status: 'FAILED', problem, waitMs: null, ends: 'UNREACHABLE' }
  return { status: 'PENDING', problem, waitMs: Math.max(plannedMs, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)) }
}

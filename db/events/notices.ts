import { Op, type Sequelize } from 'sequelize'
import type { Notice, NoticeKind, NoticeSubscription } from '../../domain/events/notice.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface NoticeRow extends Notice {
  /** Subscription and kind while events are collected: there is one such notice. Null after that. */
  openKey: string | null
  problem: string | null
  /** When it is sent: at first the end of the collection. Null once it ended. */
  nextAttemptAt: number | null
  created: number
}

interface NoticeEventRow {
  subscriptionId: string
  eventId: string
  noticeId: string
  accountId: string
}

type Recipient = Pick<NoticeSubscription, 'id' | 'accountId' | 'channel'>

/** Events of one kind for a subscription. */
export interface CollectedEvents {
  subscription: Recipient
  kind: NoticeKind
  eventIds: readonly string[]
  /** Until when further events join them, epoch ms. */
  until: number
}

/** A notice that waits until `dueAt`, epoch ms. */
export interface DueNotice extends Pick<Notice, 'id' | 'accountId' | 'channel' | 'kind'> {
  dueAt: number
}

/** The outcome of an attempt. */
export type NoticeAttempt = Pick<NoticeRow, 'status' | 'problem' | 'nextAttemptAt'>

/** Notices to subscriptions; an event is in one notice of a subscription. */
export function noticesRepository(sequelize: Sequelize) {
  const notices = table<NoticeRow>(sequelize, 'notices', ['id'], {
    id: column.id,
    subscriptionId: column.id,
    accountId: column.id,
    channel: column.text(10),
    kind: column.text(20),
    openKey: column.text(60),
    status: column.text(10),
    attempts: column.whole,
    problem: column.text(40),
    nextAttemptAt: column.time,
    created: column.time,
  })
  const noticeEvents = table<NoticeEventRow>(sequelize, 'notice_events', ['subscriptionId', 'eventId'], {
    subscriptionId: column.id,
    eventId: column.id,
    noticeId: column.id,
    accountId: column.id,
  })

  return {
    /** Adds events to the notices that collect their kind, and opens missing ones. Returns those to start. */
    async collect(collected: readonly CollectedEvents[], tx: Tx): Promise<DueNotice[]> {
      if (collected.length === 0) return []
      const keyed = collected.map((each) => ({ ...each, openKey: `${each.subscription.id} ${each.kind}` }))
      const where = { openKey: keyed.map(({ openKey }) => openKey) }
      const open = await readAll(notices, { where, lock: true, transaction: tx })
      const added = keyed
        .filter(({ openKey }) => open.every((notice) => notice.openKey !== openKey))
        .map(({ subscription, kind, until, openKey }) => newNotice(subscription, kind, until, openKey))
      await notices.bulkCreate(added, { transaction: tx })
      const idOf = new Map([...open, ...added].map(({ openKey, id }) => [openKey, id]))
      const events = keyed.flatMap(({ subscription: { id: subscriptionId, accountId }, eventIds, openKey }) =>
        eventIds.map((eventId) => ({ subscriptionId, eventId, noticeId: idOf.get(openKey) ?? '', accountId })),
      )
      await noticeEvents.bulkCreate(events, { transaction: tx })
      return added.map(dueNotice)
    },

    /** Opens the notice that asks an address to confirm its subscription. */
    async openConfirmation(subscription: Recipient, tx: Tx): Promise<DueNotice> {
      const row = newNotice(subscription, 'CONFIRMATION', Date.now(), null)
      await notices.create(row, { transaction: tx })
      return dueNotice(row)
    },

    /** Ends the collection of events for a notice, and returns it with the ids of its events, oldest first. */
    async close(id: string): Promise<{ notice: Notice; eventIds: string[] } | undefined> {
      const found = await readOne(notices, { where: { id } })
      if (!found) return undefined
      // Locks the row through this key, as `collect` does.
      if (found.openKey !== null) await notices.update({ openKey: null }, { where: { openKey: found.openKey } })
      const events = await readAll(noticeEvents, { where: { noticeId: id }, order: ['eventId'] })
      return { notice: asNotice(found), eventIds: events.map(({ eventId }) => eventId) }
    },

    /** Returns a notice, locked until the transaction ends. */
    async lock(id: string, tx: Tx): Promise<Notice | undefined> {
      const row = await readOne(notices, { where: { id }, lock: true, transaction: tx })
      return row && asNotice(row)
    },

    /** Records an attempt. */
    async record({ id, accountId }: Notice, attempt: NoticeAttempt, tx: Tx): Promise<void> {
      const changes = { ...attempt, attempts: sequelize.literal('attempts + 1') }
      await notices.update(changes, { where: { id, accountId }, transaction: tx })
    },

    /** Ends a notice without an attempt. */
    async stop({ id, accountId }: Notice): Promise<void> {
      const where = { id, accountId, status: 'PENDING' as const }
      await notices.update({ status: 'STOPPED', nextAttemptAt: null }, { where })
    },

    /** Lists the next notices whose attempt has been due since before an instant. */
    async listOverdue(after: string, since: number, most: number): Promise<DueNotice[]> {
      const where = { status: 'PENDING' as const, nextAttemptAt: { [Op.lt]: since }, id: { [Op.gt]: after } }
      return (await readAll(notices, { where, order: ['id'], limit: most })).map(dueNotice)
    },
  }
}

function newNotice(to: Recipient, kind: Notice['kind'], dueAt: number, openKey: string | null): NoticeRow {
  return {
    id: newId(),
    subscriptionId: to.id,
    accountId: to.accountId,
    channel: to.channel,
    kind,
    openKey,
    status: 'PENDING',
    attempts: 0,
    problem: null,
    nextAttemptAt: dueAt,
    created: Date.now(),
  }
}

function dueNotice({ id, accountId, channel, kind, nextAttemptAt }: NoticeRow): DueNotice {
  return { id, accountId, channel, kind, dueAt: nextAttemptAt ?? 0 }
}

function asNotice({ openKey: _, problem: __, nextAttemptAt: ___, created: ____, ...notice }: NoticeRow): Notice {
  return notice
}

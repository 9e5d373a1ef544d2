import { Op, type Sequelize } from 'sequelize'
import type { NoticeChannel, NoticeEndReason, NoticeKind, NoticeSubscription } from '../../domain/events/notice.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface SubscriptionRow extends Omit<NoticeSubscription, 'kinds'> {
  kinds: string
  /** The hashes of the token in its links, and of the one before the service's secret was changed. */
  tokenHash: Buffer
  previousHash: Buffer | null
  endedAt: number | null
}

/** The choices of a user. */
export interface NewNoticeSubscription {
  accountId: string
  userId: string
  channel: NoticeChannel
  address: string
  kinds: readonly NoticeKind[]
}

const SHOWN = { status: { [Op.ne]: 'REMOVED' as const } }
const OPEN = { status: { [Op.in]: ['UNCONFIRMED', 'ACTIVE'] as const } }

/** The subscriptions of users to notices. */
export function noticeSubscriptionsRepository(sequelize: Sequelize) {
  const subscriptions = table<SubscriptionRow>(sequelize, 'notice_subscriptions', ['id'], {
    id: column.id,
    accountId: column.id,
    userId: column.id,
    channel: column.text(10),
    address: column.text(2048),
    kinds: column.text(200),
    status: column.text(20),
    endReason: column.text(20),
    problem: column.text(40),
    tokenHash: column.hash,
    previousHash: column.hash,
    lastSentAt: column.time,
    endedAt: column.time,
    created: column.time,
  })

  return {
    /** Creates a subscription: an e-mail address has to confirm it. @param hashOf the hash of its token, by its id */
    async create(added: NewNoticeSubscription, hashOf: (id: string) => Buffer, tx: Tx): Promise<NoticeSubscription> {
      const id = newId()
      const row: SubscriptionRow = {
        ...added,
        id,
        kinds: JSON.stringify(added.kinds),
        status: added.channel === 'EMAIL' ? 'UNCONFIRMED' : 'ACTIVE',
        endReason: null,
        problem: null,
        tokenHash: hashOf(id),
        previousHash: null,
        lastSentAt: null,
        endedAt: null,
        created: Date.now(),
      }
      await subscriptions.create(row, { transaction: tx })
      return asSubscription(row)
    },

    /**
     * Counts an account's subscriptions that have not ended, those of one user, and those created since an instant,
     * removed ones included.
     */
    async count(accountId: string, userId: string, since: number, tx: Tx) {
      const count = (where: object) => subscriptions.count({ where: { accountId, ...where }, transaction: tx })
      const createdSince = await count({ channel: 'EMAIL', created: { [Op.gte]: since } })
      return { ofAccount: await count(OPEN), ofUser: await count({ ...OPEN, userId }), createdSince }
    },

    /** Lists the subscriptions of an account, or of one of its users, oldest first. */
    async list(accountId: string, userId: string | undefined, { after, most }: IdRange): Promise<NoticeSubscription[]> {
      const where = {
        accountId,
        ...SHOWN,
        ...(userId === undefined ? {} : { userId }),
        ...(after === undefined ? {} : { id: { [Op.gt]: after } }),
      }
      return (await readAll(subscriptions, { where, order: ['id'], limit: most })).map(asSubscription)
    },

    /** Finds a subscription of the account; a transaction locks it until it ends. */
    async find(accountId: string, id: string, tx?: Tx): Promise<NoticeSubscription | undefined> {
      const where = { id, accountId, ...SHOWN }
      const row = await readOne(subscriptions, { where, transaction: tx ?? null, lock: tx !== undefined })
      return row && asSubscription(row)
    },

    /** Finds the subscription that a link belongs to. */
    async findByHash(hash: Buffer): Promise<NoticeSubscription | undefined> {
      const where = { [Op.or]: [{ tokenHash: hash }, { previousHash: hash }] }
      const row = await readOne(subscriptions, { where })
      return row && asSubscription(row)
    },

    /** Returns the active subscriptions of these accounts. */
    async activeOf(accountIds: string[], tx: Tx): Promise<NoticeSubscription[]> {
      const where = { accountId: accountIds, status: 'ACTIVE' as const }
      return (await readAll(subscriptions, { where, order: ['id'], transaction: tx })).map(asSubscription)
    },

    /** Stores the hash of the token that is sent from now on; links with the earlier one keep working. */
    async keepToken({ accountId, id }: NoticeSubscription, tokenHash: Buffer): Promise<void> {
      const where = { id, accountId, tokenHash: { [Op.ne]: tokenHash } }
      // SET runs from left to right: the old hash is copied before the new one replaces it.
      await subscriptions.update({ previousHash: sequelize.col('token_hash'), tokenHash } as object, { where })
    },

    /** Activates a subscription that waits for it. Returns whether it did. */
    async confirm({ accountId, id }: NoticeSubscription, tx: Tx): Promise<boolean> {
      const where = { id, accountId, status: 'UNCONFIRMED' as const }
      const [count] = await subscriptions.update({ status: 'ACTIVE' }, { where, transaction: tx })
      return count === 1
    },

    /** Ends a subscription. Returns whether it was open. */
    async end({ accountId, id }: NoticeSubscription, endReason: NoticeEndReason, tx: Tx): Promise<boolean> {
      const changes = { status: 'ENDED' as const, endReason, endedAt: Date.now() }
      const where = { id, accountId, ...OPEN }
      const [count] = await subscriptions.update(changes, { where, transaction: tx })
      return count === 1
    },

    /** Removes a subscription and its address. */
    async remove({ accountId, id }: NoticeSubscription, tx: Tx): Promise<void> {
      await subscriptions.update(removal(), { where: { id, accountId }, transaction: tx })
    },

    /** Removes the subscriptions of a user. */
    async removeAllOf(accountId: string, userId: string, tx: Tx): Promise<void> {
      await subscriptions.update(removal(), { where: { accountId, userId, ...SHOWN }, transaction: tx })
    },

    /** Records what became of a notice. */
    async record(
      { accountId, id }: NoticeSubscription,
      outcome: { problem: string | null; lastSentAt?: number },
      tx: Tx,
    ): Promise<void> {
      await subscriptions.update(outcome, { where: { id, accountId }, transaction: tx })
    },
  }
}

function removal() {
  return { status: 'REMOVED' as const, address: '', endedAt: Date.now() }
}

function asSubscription(row: SubscriptionRow): NoticeSubscription {
  const { tokenHash: _, previousHash: __, endedAt: ___, ...subscription } = row
  return { ...subscription, kinds: JSON.parse(row.kinds) as NoticeKind[] }
}

import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtType } from '../../domain/courts/types.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

/** Answered by a person, or expired without an answer. */
export const ENDED_CHALLENGE_STATUSES = ['ANSWERED', 'EXPIRED'] as const
export type EndedChallengeStatus = (typeof ENDED_CHALLENGE_STATUSES)[number]

interface ChallengeRow {
  id: string
  orderId: string
  courtType: CourtType
  workflowId: string
  picture: Buffer
  pictureType: string
  session: string
  status: 'OPEN' | EndedChallengeStatus
  answer: string | null
  answeredBy: string | null
  answeredAt: number | null
  created: number
  expiresAt: number
  /** The order's id while the captcha is open: an order has at most one open captcha. */
  openKey: string | null
}

/** A captcha that a court's site showed before an order, and the data to continue with its answer. */
export interface Challenge {
  id: string
  orderId: string
  courtType: CourtType
  workflowId: string
  picture: Uint8Array
  /** The media type of the image. */
  pictureType: string
  /** The data to continue the site's session that the captcha belongs to. */
  session: string
  status: ChallengeRow['status']
  answer: string | null
  created: number
  /** The deadline for an answer, epoch ms. */
  expiresAt: number
}

/** The outcome of a captcha, which outlives the captcha. */
export interface EndedChallenge {
  id: string
  orderId: string
  courtType: CourtType
  status: EndedChallengeStatus
  /** The operator's key; null without an answer. */
  answeredBy: string | null
  created: number
  endedAt: number
}

/** Selects captchas after the one of id `after`. */
export interface ChallengeRange {
  after?: string | undefined
  most: number
}

/** Captchas of court sites. A person answers them, never the program. */
export function challengesRepository(sequelize: Sequelize) {
  const challenges = table<ChallengeRow>(sequelize, 'challenges', ['id'], {
    id: column.id,
    orderId: column.id,
    courtType: column.text(10),
    workflowId: column.text(500),
    picture: column.bytes,
    pictureType: column.text(50),
    session: column.long,
    status: column.text(10),
    answer: column.text(50),
    answeredBy: column.id,
    answeredAt: column.time,
    created: column.time,
    expiresAt: column.time,
    openKey: column.id,
  })
  const history = table<EndedChallenge>(sequelize, 'challenge_history', ['id'], {
    id: column.id,
    orderId: column.id,
    courtType: column.text(10),
    status: column.text(10),
    answeredBy: column.id,
    created: column.time,
    endedAt: column.time,
  })

  /** Ends an open captcha and records its outcome; false if it had ended before. */
  async function end(
    id: string,
    how: { status: EndedChallengeStatus; answer?: string; answeredBy: string | null },
    tx: Tx,
  ): Promise<boolean> {
    const endedAt = Date.now()
    const answeredAt = how.answeredBy === null ? null : endedAt
    // No workflow waits for an answer that comes too late.
    const inTime = how.status === 'ANSWERED' ? { expiresAt: { [Op.gt]: endedAt } } : {}
    const where = { id, status: 'OPEN' as const, ...inTime }
    const [changed] = await challenges.update({ ...how, answeredAt, openKey: null }, { where, transaction: tx })
    if (changed === 0) return false
    const attributes = ['id', 'orderId', 'courtType', 'created']
    const row = await readOne(challenges, { where: { id }, attributes, transaction: tx })
    if (!row) throw new Error(`the captcha ${id} no longer exists`)
    const { status, answeredBy } = how
    await history.create({ ...row, status, answeredBy, endedAt }, { transaction: tx })
    return true
  }

  return {
    /**
     * Stores a captcha for a person to answer; returns its id. An open one of the same order belongs to an abandoned
     * session, and expires.
     */
    async open(
      challenge: Pick<
        Challenge,
        'orderId' | 'courtType' | 'workflowId' | 'picture' | 'pictureType' | 'session' | 'expiresAt'
      >,
    ): Promise<string> {
      const id = newId()
      await sequelize.transaction(async (tx) => {
        const where = { openKey: challenge.orderId }
        const before = await readOne(challenges, { where, attributes: ['id'], lock: true, transaction: tx })
        if (before) await end(before.id, { status: 'EXPIRED', answeredBy: null }, tx)
        await challenges.create(
          {
            ...challenge,
            picture: Buffer.from(challenge.picture),
            id,
            status: 'OPEN',
            answer: null,
            answeredBy: null,
            answeredAt: null,
            created: Date.now(),
            openKey: challenge.orderId,
          },
          { transaction: tx },
        )
      })
      return id
    },

    /** Lists open captchas after one of them, with the workflows that wait for their answers. */
    async listWaiting(after: string, most: number): Promise<Pick<Challenge, 'id' | 'workflowId'>[]> {
      const where = { status: 'OPEN' as const, id: { [Op.gt]: after } }
      return readAll(challenges, { where, attributes: ['id', 'workflowId'], order: ['id'], limit: most })
    },

    /** Lists the open captchas, oldest first. */
    async listOpen({ after, most }: ChallengeRange): Promise<Challenge[]> {
      const expiresAt = { [Op.gt]: Date.now() }
      const where = { status: 'OPEN' as const, expiresAt, ...(after ? { id: { [Op.gt]: after } } : {}) }
      return readAll(challenges, { where, order: ['id'], limit: most })
    },

    /** Lists outcomes of captchas, latest shown first. */
    async listEnded(status: EndedChallengeStatus, { after, most }: ChallengeRange): Promise<EndedChallenge[]> {
      const where = { status, ...(after ? { id: { [Op.lt]: after } } : {}) }
      return readAll(history, { where, order: [['id', 'DESC']], limit: most })
    },

    /** Returns when a captcha was last shown for each of these orders, epoch ms. */
    async lastShownOf(orderIds: string[]): Promise<Map<string, number>> {
      if (orderIds.length === 0) return new Map()
      const options = { replacements: { orderIds }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ orderId: string; created: number }>(READ_LAST_SHOWN, options)
      return new Map(rows.map(({ orderId, created }) => [orderId, created]))
    },

    async find(id: string): Promise<Challenge | undefined> {
      return readOne(challenges, { where: { id } })
    },

    /** Stores a person's answer; false if the captcha was answered or expired before. */
    answer(id: string, answer: string, answeredBy: string, tx: Tx): Promise<boolean> {
      return end(id, { status: 'ANSWERED', answer, answeredBy }, tx)
    },

    /** Expires a captcha without an answer; returns whether it was answered. */
    async giveUp(id: string): Promise<{ answered: boolean }> {
      await sequelize.transaction((tx) => end(id, { status: 'EXPIRED', answeredBy: null }, tx))
      const row = await readOne(challenges, { where: { id }, attributes: ['status'] })
      return { answered: row?.status === 'ANSWERED' }
    },

    /**
     * Deletes captchas from before an instant, with their sessions and answers; their outcomes stay. Returns their
     * number, up to `most`.
     */
    async forget(before: number, most: number): Promise<number> {
      const where = { created: { [Op.lt]: before } }
      const old = await readAll(challenges, { where, attributes: ['id'], order: ['id'], limit: most })
      await sequelize.transaction(async (tx) => {
        for (const { id } of old) await end(id, { status: 'EXPIRED', answeredBy: null }, tx)
        await challenges.destroy({ where: { id: old.map(({ id }) => id) }, transaction: tx })
      })
      return old.length
    },
  }
}

const READ_LAST_SHOWN = `
  SELECT order_id AS orderId, MAX(created) AS created FROM (
    SELECT order_id, created FROM challenges WHERE order_id IN (:orderIds)
    UNION ALL SELECT order_id, created FROM challenge_history WHERE order_id IN (:orderIds)) shown
  GROUP BY order_id`

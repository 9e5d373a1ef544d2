import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtType } from '../../domain/courts/types.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

/** Answered by a person, or given up because nobody answered in time. */
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
  /** The order's id while the captcha is open: an order has one open captcha at most. */
  openKey: string | null
}

/** A captcha that a court's site showed on the way to an order, and what is needed to come back with its answer. */
export interface Challenge {
  id: string
  orderId: string
  courtType: CourtType
  workflowId: string
  picture: Uint8Array
  /** Its media type. */
  pictureType: string
  /** What the site's client needs to go on in the session that the captcha belongs to. */
  session: string
  status: ChallengeRow['status']
  answer: string | null
  created: number
  /** Until when somebody may answer, epoch ms. */
  expiresAt: number
}

/** What became of a captcha; kept when the captcha itself is not any more. */
export interface EndedChallenge {
  id: string
  orderId: string
  courtType: CourtType
  status: EndedChallengeStatus
  /** The operator's key; null when nobody answered. */
  answeredBy: string | null
  created: number
  endedAt: number
}

/** Which captchas to read: those after the one of id `after`. */
export interface ChallengeRange {
  after?: string | undefined
  most: number
}

/** Captchas of court sites, which a person answers; the program never does. */
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

  /** Ends an open captcha and writes that into the history; false when it had ended before. */
  async function end(
    id: string,
    how: { status: EndedChallengeStatus; answer?: string; answeredBy: string | null },
    tx: Tx,
  ): Promise<boolean> {
    const endedAt = Date.now()
    const answeredAt = how.answeredBy === null ? null : endedAt
    // Nobody waits any more for an answer that comes too late.
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
     * Keeps a captcha for a person to answer; returns its id. One of the same order that is open still belongs to a session that nobody
     * goes on with, and expires.
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

    /** The open captchas after one, with the workflows that wait for their answers. */
    async listWaiting(after: string, most: number): Promise<Pick<Challenge, 'id' | 'workflowId'>[]> {
      const where = { status: 'OPEN' as const, id: { [Op.gt]: after } }
      return readAll(challenges, { where, attributes: ['id', 'workflowId'], order: ['id'], limit: most })
    },

    /** The captchas that wait for an answer, the oldest first. */
    async listOpen({ after, most }: ChallengeRange): Promise<Challenge[]> {
      const expiresAt = { [Op.gt]: Date.now() }
      const where = { status: 'OPEN' as const, expiresAt, ...(after ? { id: { [Op.gt]: after } } : {}) }
      return readAll(challenges, { where, order: ['id'], limit: most })
    },

    /** What became of captchas, the latest asked first. */
    async listEnded(status: EndedChallengeStatus, { after, most }: ChallengeRange): Promise<EndedChallenge[]> {
      const where = { status, ...(after ? { id: { [Op.lt]: after } } : {}) }
      return readAll(history, { where, order: [['id', 'DESC']], limit: most })
    },

    /** When a captcha was last shown for each of these orders, epoch ms. */
    async lastShownOf(orderIds: string[]): Promise<Map<string, number>> {
      if (orderIds.length === 0) return new Map()
      const options = { replacements: { orderIds }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ orderId: string; created: number }>(READ_LAST_SHOWN, options)
      return new Map(rows.map(({ orderId, created }) => [orderId, created]))
    },

    async find(id: string): Promise<Challenge | undefined> {
      return readOne(challenges, { where: { id } })
    },

    /** Takes a person's answer; false when the captcha was answered or given up before. */
    answer(id: string, answer: string, answeredBy: string, tx: Tx): Promise<boolean> {
      return end(id, { status: 'ANSWERED', answer, answeredBy }, tx)
    },

    /** Gives a captcha up, unless it was answered; returns whether it was. */
    async giveUp(id: string): Promise<{ answered: boolean }> {
      await sequelize.transaction((tx) => end(id, { status: 'EXPIRED', answeredBy: null }, tx))
      const row = await readOne(challenges, { where: { id }, attributes: ['status'] })
      return { answered: row?.status === 'ANSWERED' }
    },

    /**
     * Deletes captchas, with their sessions and answers, that were asked before an instant; what became of them stays in the history.
     * Returns how many they were, up to `most`.
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

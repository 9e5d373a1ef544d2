import type { Sequelize } from 'sequelize'
import type { CourtType } from '../domain/courts/types.ts'
import { column, newId, readAll, readOne, table } from './rows.ts'

interface ChallengeRow {
  id: string
  orderId: string
  courtType: CourtType
  workflowId: string
  picture: Buffer
  pictureType: string
  session: string
  status: 'OPEN' | 'ANSWERED' | 'EXPIRED'
  answer: string | null
  answeredBy: string | null
  answeredAt: number | null
  created: number
}

/** A verification picture that a court's site showed on the way to an order, and what is needed to come back with its answer. */
export interface Challenge {
  id: string
  orderId: string
  courtType: CourtType
  workflowId: string
  picture: Uint8Array
  /** Its media type. */
  pictureType: string
  /** What the site's client needs to go on in the session that the picture belongs to. */
  session: string
  status: ChallengeRow['status']
  answer: string | null
  created: number
}

/** Verification pictures of court sites, which a person answers; the program never does. */
export function challengesTable(sequelize: Sequelize) {
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
  })

  return {
    /** Keeps a picture for a person to answer; returns its id. */
    async open(
      challenge: Pick<Challenge, 'orderId' | 'courtType' | 'workflowId' | 'picture' | 'pictureType' | 'session'>,
    ): Promise<string> {
      const id = newId()
      await challenges.create({
        ...challenge,
        picture: Buffer.from(challenge.picture),
        id,
        status: 'OPEN',
        answer: null,
        answeredBy: null,
        answeredAt: null,
        created: Date.now(),
      })
      return id
    },

    /** The pictures that wait for an answer, the oldest first. */
    async listOpen(most: number): Promise<Challenge[]> {
      return readAll(challenges, { where: { status: 'OPEN' }, order: ['created', 'id'], limit: most })
    },

    async find(id: string): Promise<Challenge | undefined> {
      return readOne(challenges, { where: { id } })
    },

    /** Takes a person's answer; false when the picture was answered or given up before. */
    async answer(id: string, answer: string, answeredBy: string): Promise<boolean> {
      const [changed] = await challenges.update(
        { status: 'ANSWERED', answer, answeredBy, answeredAt: Date.now() },
        { where: { id, status: 'OPEN' } },
      )
      return changed === 1
    },

    /** Gives a picture up, unless it was answered; returns whether it was. */
    async giveUp(id: string): Promise<{ answered: boolean }> {
      await challenges.update({ status: 'EXPIRED' }, { where: { id, status: 'OPEN' } })
      const row = await readOne(challenges, { where: { id }, attributes: ['status'] })
      return { answered: row?.status === 'ANSWERED' }
    },
  }
}

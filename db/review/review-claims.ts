import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { DAY_MS, HOUR_MS } from '../../domain/dates.ts'
import { column, readAll, readOne, table } from '../base/table.ts'

/** As long as a reviewer spends on one record. Acting on it renews the claim. */
const CLAIM_MS = HOUR_MS / 12

/**
 * After this time a record that was set aside is shown to all reviewers again. Its note may name people, so it is not
 * kept longer.
 */
const SET_ASIDE_KEPT_MS = 90 * DAY_MS

/** The holder of a claim, and when it ends. */
export interface Claim {
  keyId: string
  until: number
}

export interface SetAside {
  thingId: string
  keyId: string
  note: string | null
  created: number
}

/** Which operator works on which candidate, case or captcha, and who has left which candidate to another reviewer. */
export function reviewClaimsRepository(sequelize: Sequelize) {
  const claims = table<Claim & { thingId: string }>(sequelize, 'review_claims', ['thingId'], {
    thingId: column.id,
    keyId: column.id,
    until: column.time,
  })
  const setAsides = table<SetAside>(sequelize, 'review_set_asides', ['thingId', 'keyId'], {
    thingId: column.id,
    keyId: column.id,
    note: column.text(1000),
    created: column.time,
  })

  return {
    /**
     * Claims a record for an operator, or renews the claim. Returns the holder, which is another operator if the claim
     * failed.
     */
    async claim(thingId: string, keyId: string, now: number, takeOver = false): Promise<Claim> {
      const replacements = { thingId, keyId, now, until: now + CLAIM_MS, takeOver }
      await sequelize.query(OPEN_CLAIM, { replacements, type: QueryTypes.INSERT })
      await sequelize.query(TAKE_CLAIM, { replacements, type: QueryTypes.UPDATE })
      return (await readOne(claims, { where: { thingId } })) ?? { keyId, until: now }
    },

    /** Returns the holder of a record; undefined without one. */
    async holder(thingId: string, now: number): Promise<Claim | undefined> {
      return readOne(claims, { where: { thingId, until: { [Op.gt]: now } } })
    },

    /** Returns the holders of these records. */
    async holders(thingIds: string[], now: number): Promise<Map<string, Claim>> {
      if (thingIds.length === 0) return new Map()
      const rows = await readAll(claims, { where: { thingId: thingIds, until: { [Op.gt]: now } } })
      return new Map(rows.map(({ thingId, keyId, until }) => [thingId, { keyId, until }]))
    },

    /** Releases a record if this operator holds it. */
    async release(thingId: string, keyId: string): Promise<void> {
      await claims.destroy({ where: { thingId, keyId } })
    },

    /** Leaves a record to another reviewer, with a note for them. */
    async setAside(thingId: string, keyId: string, note: string | null, now: number): Promise<void> {
      await setAsides.upsert({ thingId, keyId, note, created: now })
      await claims.destroy({ where: { thingId, keyId } })
    },

    /** Returns who has left a record to another reviewer. */
    async setAsidesOf(thingId: string): Promise<SetAside[]> {
      return readAll(setAsides, { where: { thingId }, order: ['created'] })
    },

    /** Deletes claims that have ended, and records set aside for a quarter of a year. */
    async forgetOld(now: number): Promise<void> {
      await claims.destroy({ where: { until: { [Op.lte]: now } } })
      await setAsides.destroy({ where: { created: { [Op.lte]: now - SET_ASIDE_KEPT_MS } } })
    },

    /** Deletes the claims and notes of a decided record. */
    async forget(thingId: string): Promise<void> {
      await Promise.all([claims.destroy({ where: { thingId } }), setAsides.destroy({ where: { thingId } })])
    },
  }
}

const OPEN_CLAIM = 'INSERT IGNORE INTO review_claims (thing_id, key_id, until) VALUES (:thingId, :keyId, :until)'

const TAKE_CLAIM = `UPDATE review_claims SET key_id = :keyId, until = :until
  WHERE thing_id = :thingId AND (key_id = :keyId OR until <= :now OR :takeOver)`

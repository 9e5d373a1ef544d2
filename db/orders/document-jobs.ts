import { Op, type Sequelize } from 'sequelize'
import { column, isDuplicate, readOne, table } from '../base/table.ts'

/** A provider's background job that fetches all documents of a case. */
export interface DocumentJob {
  identityKey: string
  /** The provider's id; null while the job is being requested. */
  asyncId: string | null
  beganAt: number
  /** The requester, so that its second attempt recognises what the first one began. */
  asker: string | null
}

/** How long orders share delivered documents; their addresses are short-lived, and fetched within the hour. */
const SHARED_MS = 60 * 60_000
/** Waiting for a permit and requesting take 80 s at most; an older requester has died. */
const ASKING_MS = 85_000

/** The latest document job of each case, by the case's identity, so that it is paid once for all its orders. */
export function documentJobsRepository(sequelize: Sequelize) {
  const jobs = table<DocumentJob>(sequelize, 'document_jobs', ['identityKey'], {
    identityKey: column.key,
    asyncId: column.text(100),
    beganAt: column.time,
    asker: column.text(80),
  })

  return {
    /** Returns the job that is being requested, or was delivered recently enough to be shared. */
    async find(identityKey: string, now: number): Promise<DocumentJob | undefined> {
      const job = await readOne(jobs, { where: { identityKey } })
      const lastsMs = job?.asyncId === null ? ASKING_MS : SHARED_MS
      return job && job.beganAt > now - lastsMs ? job : undefined
    },

    /**
     * Claims the request of a case's job; false if another requester just did. Deletes jobs that are no longer shared.
     */
    async begin(identityKey: string, beganAt: number, asker: string): Promise<boolean> {
      const isOver = [
        { beganAt: { [Op.lte]: beganAt - SHARED_MS } },
        { identityKey, asyncId: null, beganAt: { [Op.lte]: beganAt - ASKING_MS } },
      ]
      await jobs.destroy({ where: { [Op.or]: isOver } })
      try {
        await jobs.create({ identityKey, asyncId: null, beganAt, asker })
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },

    /** Records that the provider accepted the job. */
    async accept(identityKey: string, beganAt: number, asyncId: string): Promise<void> {
      await jobs.update({ asyncId }, { where: { identityKey, beganAt } })
    },

    /** Deletes a useless or refused job: the next order that needs it requests a new one. */
    async forget({ identityKey, beganAt }: Pick<DocumentJob, 'identityKey' | 'beganAt'>): Promise<void> {
      await jobs.destroy({ where: { identityKey, beganAt } })
    },
  }
}

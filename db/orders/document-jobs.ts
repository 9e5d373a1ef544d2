import { Op, type Sequelize } from 'sequelize'
import { column, isDuplicate, readOne, table } from '../base/table.ts'

/** Background work at a provider that fetches all documents of a case. */
export interface DocumentJob {
  identityKey: string
  /** The provider's id; null while somebody is asking for the work. */
  asyncId: string | null
  beganAt: number
  /** Who asks for the work, so that his second attempt knows what his first one began. */
  asker: string | null
}

/** Addresses of delivered documents may not live long; within the hour they are taken to. */
const SHARED_MS = 60 * 60_000
/** Waiting for a turn and asking take 80 s at most: who asked before that has died for good. */
const ASKING_MS = 85_000

/** The latest document work of each case, by the case's identity, so that it is paid once for all its orders. */
export function documentJobsRepository(sequelize: Sequelize) {
  const jobs = table<DocumentJob>(sequelize, 'document_jobs', ['identityKey'], {
    identityKey: column.key,
    asyncId: column.text(100),
    beganAt: column.time,
    asker: column.text(80),
  })

  return {
    /** Work that is being asked for, or was delivered so lately that its orders share it. */
    async find(identityKey: string, now: number): Promise<DocumentJob | undefined> {
      const job = await readOne(jobs, { where: { identityKey } })
      const lastsMs = job?.asyncId === null ? ASKING_MS : SHARED_MS
      return job && job.beganAt > now - lastsMs ? job : undefined
    },

    /** Takes it on oneself to ask for the work of a case; false when somebody else just did. Forgets what is not shared any more. */
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

    /** The provider has taken the work on. */
    async accept(identityKey: string, beganAt: number, asyncId: string): Promise<void> {
      await jobs.update({ asyncId }, { where: { identityKey, beganAt } })
    },

    /** The work is of no use, or was not taken on: the next one who needs it asks anew. */
    async forget({ identityKey, beganAt }: Pick<DocumentJob, 'identityKey' | 'beganAt'>): Promise<void> {
      await jobs.destroy({ where: { identityKey, beganAt } })
    },
  }
}

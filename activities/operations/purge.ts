import { setTimeout as passTime } from 'node:timers/promises'
import { cancellationSignal } from '@temporalio/activity'
import { isDatabaseDown } from '../../db/base/errors.ts'
import type { Database } from '../../db/database.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { DAY_MS } from '../../domain/dates.ts'
import {
  AGED,
  type AgedKind,
  CAPTCHA_RETENTION_MS,
  daysKept,
  type EXPIRING,
  type RetentionDays,
  UNUSED_DOCUMENT_RETENTION_MS,
} from '../../domain/retention.ts'
import type { Log } from '../../platform/log.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { withFileLock } from '../shared/file-lock.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'

export type PurgeActivities = ReturnType<typeof createPurgeActivities>

/** Searches, captchas or files per read. */
const AT_ONCE = 100

/** Raw answers per activity, deleted in one statement of a second or two: a busy day brings ten thousand. */
const ANSWERS_AT_ONCE = 1_000

/** After this many failures the rest would fail too; the next hour tries again. */
const MAX_PASSED_OVER = 1_000

/**
 * How long one activity deletes old records before its workflow starts the next: few of them fill an hour, and a
 * worker's death loses little.
 */
const RUN_MS = 5 * 60_000

/** Data with a retention; the subject of the alarm when it cannot be deleted. */
type Kind = keyof typeof EXPIRING | AgedKind

/** Expired records of one kind. */
interface Expired<Thing> {
  list(most: number): Promise<Thing[]>
  idOf(thing: Thing): string
  remove(thing: Thing): Promise<void>
}

/**
 * The activities of the `purge` workflow. A second run of any of them continues with the rest. Failures are logged,
 * skipped and reported to the operators, until a later hour succeeds; an activity fails only while the database is
 * down.
 */
export function createPurgeActivities({
  db,
  store,
  log,
  retention,
}: {
  db: Database
  store: DocumentStore
  log: Log
  retention: RetentionDays
}) {
  /** Clears records of one kind, and raises or ends its alarm. Returns how many were cleared. */
  function clearing(kind: Kind, clear: () => Promise<{ cleared: number; passedOver: number }>): Promise<number> {
    const alarm = { name: 'RETENTION_FAILED', subject: kind } as const
    return withHeartbeat(async () => {
      try {
        const { cleared, passedOver } = await clear()
        await (passedOver > 0 ? raiseAlarm({ db, log }, alarm) : endAlarm({ db, log }, alarm))
        return cleared
      } catch (error) {
        if (isInterrupted(error)) throw error
        log.error({ err: error, kind }, 'expired data could not be deleted')
        await raiseAlarm({ db, log }, alarm)
        return 0
      }
    })
  }

  function oneByOne<Thing>(kind: Kind, { list, idOf, remove }: Expired<Thing>): Promise<number> {
    return clearing(kind, async () => {
      const passedOver = new Set<string>()
      let cleared = 0
      while (passedOver.size < MAX_PASSED_OVER) {
        const things = (await list(AT_ONCE + passedOver.size)).filter((thing) => !passedOver.has(idOf(thing)))
        if (things.length === 0) break
        for (const thing of things) {
          try {
            await remove(thing)
            cleared++
          } catch (error) {
            if (isInterrupted(error)) throw error
            passedOver.add(idOf(thing))
            log.error({ err: error, kind, id: idOf(thing) }, 'an expired item could not be deleted')
          }
        }
      }
      return { cleared, passedOver: passedOver.size }
    })
  }

  /**
   * Deletes old records of a kind batch by batch. Pauses after each for as long as it took, so that half of the
   * database's time is left to others.
   */
  async function portionByPortion(kind: AgedKind, until: number) {
    const before = Date.now() - daysKept(kind, retention) * DAY_MS
    let cleared = 0
    for (let startedAt = Date.now(); startedAt < until; startedAt = Date.now()) {
      const deleted = await db.agedRecords.deletePortion(kind, before)
      if (deleted === 0) break
      cleared += deleted
      await passTime(Date.now() - startedAt, undefined, { signal: cancellationSignal() })
    }
    return { cleared, passedOver: 0 }
  }

  /** Deletes documents stored for an order that never referred to them. Returns their number. */
  const unusedDocuments = () =>
    oneByOne('unused-documents', {
      list: (most) => db.documentArrivals.listOlder(Date.now() - UNUSED_DOCUMENT_RETENTION_MS, most),
      idOf: ({ orderId, documentKey }) => `${orderId}/${documentKey}`,
      remove: (arrival) =>
        withFileLock(db, arrival.documentKey, async () => {
          if (!(await db.documentArrivals.isNeeded(arrival))) await store.remove(arrival.documentKey)
          await db.documentArrivals.forget(arrival)
        }),
    })

  async function atOnce(count: Promise<number>) {
    return { cleared: await count, passedOver: 0 }
  }

  return {
    /**
     * Deletes the cases of expired searches, oldest first; their records with the counts stay. Returns the number of
     * searches.
     */
    purgeExpiredSearches: () =>
      oneByOne('searches', {
        list: (most) => db.historicalSearches.listExpired(Date.now(), most),
        idOf: (searchId) => searchId,
        async remove(searchId) {
          await db.historicalResults.discard(searchId)
          await db.historicalSearches.markPurged(searchId, Date.now())
        },
      }),

    /**
     * Deletes captchas past their retention, with their sessions and answers; who answered, and when, stays. Returns
     * their number, 0 when there are none.
     */
    purgeCaptchas: () =>
      clearing('pictures', () => atOnce(db.challenges.forget(Date.now() - CAPTCHA_RETENTION_MS, AT_ONCE))),

    /** Deletes the files of expired exports; their records stay. Returns how many were deleted. */
    purgeExpiredExports: () =>
      oneByOne('exports', {
        list: (most) => db.exports.listExpiredFiles(Date.now(), most),
        idOf: ({ exportId }) => exportId,
        remove: (file) =>
          withFileLock(db, file.fileKey, async () => {
            if (!(await db.exports.isFileShared(file))) await store.remove(file.fileKey)
            await db.exports.forgetFile(file.exportId)
          }),
      }),

    /** Deletes raw answers past their retention; the call log stays. Returns their number, 0 when there are none. */
    purgeRawAnswers: () =>
      clearing('raw-answers', () => atOnce(db.sourceCalls.forgetBodies(Date.now(), ANSWERS_AT_ONCE))),

    /**
     * Deletes unused documents, and records older than their rule in `AGED`, kind by kind, for some minutes at most.
     * Returns the number of rows, 0 when none is left. A new kind needs no change of the workflow.
     */
    async purgeOldRecords(): Promise<number> {
      const until = Date.now() + RUN_MS
      let cleared = await unusedDocuments()
      for (const kind of AGED_KINDS) cleared += await clearing(kind, () => portionByPortion(kind, until))
      return cleared
    },
  }
}

const AGED_KINDS = Object.keys(AGED) as AgedKind[]

/** An outage is waited out, and a stopping worker leaves the rest to the next. */
function isInterrupted(error: unknown): boolean {
  return isDatabaseDown(error) || cancellationSignal().aborted
}

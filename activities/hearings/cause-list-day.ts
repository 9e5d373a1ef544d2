import { createHash } from 'node:crypto'
import { cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../../db/database.ts'
import type { PdfJobs } from '../../documents/pdf-jobs.ts'
import type { IsoDate } from '../../domain/case.ts'
import { isEarly, type ListDocument } from '../../domain/hearings/cause-list.ts'
import { isListCourt } from '../../domain/hearings/list-court.ts'
import { quickFrom } from '../../domain/hearings/list-times.ts'
import type { ListSite } from '../../sources/cause-lists/list-site.ts'
import { type ListVisit, startListVisit } from '../../sources/cause-lists/list-visit.ts'
import { masked } from '../../sources/cause-lists/masked-lines.ts'
import { LIST_SITES } from '../../sources/cause-lists/sites.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import type { CauseListDayInput, PollOutcome } from '../../workflows/hearings/cause-list-day.messages.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { keepNamed } from './keep-named.ts'
import type { WatchedNames } from './watched-names.ts'

export type CauseListDayActivities = ReturnType<typeof createCauseListDayActivities>

/** The result of polling a court's lists for a day. */
export interface Poll {
  outcome: PollOutcome
  /** The documents that the court names, and how many of them were read now. */
  documents: number
  read: number
  /**
   * When the day's lists begin to appear by the court's calendar, epoch ms; by default as on a day without holidays.
   */
  quickFrom?: number
}

export interface CauseListDayDependencies {
  db: Database
  gateway: Gateway
  pdfJobs: PdfJobs
  names: WatchedNames
  userAgent: string
  /** The root of all list sites, each under its court; by default each court's own address. */
  baseUrl?: string | undefined
}

/** The activity of the `causeListDay` workflow. */
export function createCauseListDayActivities({
  db,
  gateway,
  pdfJobs,
  names,
  userAgent,
  baseUrl,
}: CauseListDayDependencies) {
  const { lists } = db

  /**
   * Reads a document if its bytes are new, or if other cases must be searched in it. Undefined when the site does not
   * deliver it.
   */
  async function pollDocument(
    { court, day, at }: LookInput,
    document: ListDocument,
    site: ListSite,
    { visit, isForAll }: { visit: ListVisit; isForAll: boolean },
  ): Promise<{ isRead: boolean; document: ListDocument } | undefined> {
    const file = await visit.get(document.slot)
    if (file.kind !== 'found') return undefined
    if (file.value.kind === 'same') return { isRead: false, document }
    const { bytes, etag } = file.value
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (isForAll && sha256 === document.sha256) return { isRead: false, document }
    const reading = await site.readDocument(bytes, day, readPdf)
    const hits = await lists.findHits(court, document, reading)
    // Runs before the bytes count as read, so that nothing is lost with this worker. Known bytes have been compared
    // before.
    const isNew = sha256 !== document.sha256 && reading.day === day
    const named = isNew ? await keepNamed(db, names, { court, day }, reading.rows) : undefined
    const unknown = masked(reading.unknown ?? [])
    const read = await db.transaction((tx) =>
      lists.recordReading(
        { court, day },
        document,
        { reading: { ...reading, unknown }, sha256, etag, hits, named },
        at,
        tx,
      ),
    )
    return { isRead: true, document: read }
  }

  /** One file at a time: its process may take a core and a gigabyte. */
  let reading: Promise<unknown> = Promise.resolve()
  async function readPdf(bytes: Uint8Array): Promise<string[]> {
    const signal = cancellationSignal()
    const job = reading.then(() => pdfJobs.readText(bytes, { recognise: false }, signal))
    reading = job.catch(() => {})
    const text = await job
    return text.kind === 'text' ? text.pages.map((page) => page.text) : []
  }

  return {
    /**
     * Polls a court's lists for a day: the court's index, then each new or changed document. Reads all documents if
     * there are cases that the last poll did not know. The changes of a document are written in one transaction, after
     * its candidates, and a second run raises no event twice.
     * @throws ApplicationFailure `NotCovered`, final, for a court whose lists are not read
     */
    lookAtLists(input: LookInput): Promise<Poll> {
      return withHeartbeat(async () => {
        const { court, day, at } = input
        if (!isListCourt(court))
          throw ApplicationFailure.nonRetryable(`the lists of ${court} are not read`, 'NotCovered')
        const site = LIST_SITES[court]
        const known = await lists.openDay(court, day, at)
        const holidaysOf = await db.courtHolidays.around([court], [day])
        const quick = quickFrom(day, holidaysOf(court))
        const watchVersion = await lists.watchVersion(court)
        const isForAll = known.watchVersion === watchVersion
        const visit = startListVisit(gateway, {
          court,
          day,
          address: baseUrl === undefined ? site.address : `${baseUrl}/lists/${court}`,
          userAgent,
          etags: isForAll ? known.etags : new Map(),
          signal: cancellationSignal(),
        })
        const index = await site.readIndex(visit, day, readPdf)
        if (index.kind === 'failed') {
          await lists.recordPoll(court, day, undefined, at)
          return { outcome: 'DOWN', documents: 0, read: 0, quickFrom: quick }
        }
        const named = await db.transaction((tx) => lists.recordIndex(court, day, index, at, tx))
        const looked = []
        for (const document of named) looked.push(await pollDocument(input, document, site, { visit, isForAll }))
        const answered = looked.filter((each) => each !== undefined)
        const isSure = answered.length === looked.length
        await lists.recordPoll(court, day, isSure ? { at, watchVersion } : undefined, at)
        const read = answered.filter(({ isRead }) => isRead).length
        return {
          outcome: isSure ? outcomeOf(answered.map((each) => each.document)) : 'DOWN',
          documents: named.length,
          read,
          quickFrom: quick,
        }
      })
    },
  }
}

/** The court, the day, and the start of the poll by the workflow's clock, epoch ms: the same for each attempt. */
type LookInput = Pick<CauseListDayInput, 'court'> & { day: IsoDate; at: number }

function outcomeOf(documents: ListDocument[]): PollOutcome {
  const count = documents.filter((document) => !isEarly(document))
  if (count.length === 0) return 'NOT_PUBLISHED'
  return count.some(({ unread }) => unread !== null) ? 'UNREADABLE' : 'READ'
}

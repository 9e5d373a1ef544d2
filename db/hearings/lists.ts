import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { indianDay } from '../../domain/dates.ts'
import { Gone } from '../../domain/gone.ts'
import {
  isEarly,
  type ListDay,
  type ListDocument,
  type ListReading,
  type NamedDocument,
  type UnknownLine,
} from '../../domain/hearings/cause-list.ts'
import type { Sighting } from '../../domain/hearings/follow-lists.ts'
import { carriesOver, keyPrefixesOf, keysOfRow } from '../../domain/hearings/list-court.ts'
import { type NamedDocuments, nameDocuments, withReading } from '../../domain/hearings/list-poll.ts'
import { nextSittingDay } from '../../domain/hearings/list-times.ts'
import type { WatchedDay } from '../../domain/hearings/list-watch.ts'
import { detailsOf } from '../../domain/hearings/listing-details.ts'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { type Columns, column, readAll, readOne, type Tx, table } from '../base/table.ts'
import type { CourtHolidays } from './court-holidays.ts'
import { type FollowedCase, SITTING_COLUMNS, withFlags } from './hearing-tables.ts'
import type { Hearings } from './hearings.ts'
import { COUNTS_FOR_DAY, COURT_OF_NUMBER, IS_LISTED_NUMBER } from './list-conditions.ts'

interface DayRow {
  court: string
  day: IsoDate
  sureAt: number | null
  lookedAt: number
  looks: number
  watchVersion: string | null
}

/** The bench and whether it sits are not stored: the court states them at each poll. */
interface DocumentRow extends Omit<ListDocument, 'rows' | 'bench' | 'sitting'> {
  court: string
  day: IsoDate
  /** The ETag of the bytes that were read; null where the court sends none. */
  etag: string | null
  rowCount: number
  hits: number
  named: number
  namedLeft: number
  /** The lines that were not understood, in JSON; null before the first reading. */
  unknownLines: string | null
}

/**
 * The number of matters of a document with a possibly watched party, and how many of them exceeded the limit of
 * candidates.
 */
export interface NamedMatters {
  named: number
  namedLeft: number
}

interface SightingRow extends Sighting {
  trackedCaseId: string
  court: string
  day: IsoDate
  /** Counts the items of the document with the case, from 0. */
  nth: number
}

/** A tracked case on a list, with its position there. */
export interface Hit {
  tracked: FollowedCase
  sighting: Sighting
}

/** A day of a court as operators see it. */
export interface AwaitedDay extends WatchedDay, NamedMatters {
  rows: number
  hits: number
  /** The number of hearings expected on it. */
  expected: number
  /** The lines of its lists that were not understood, each with its slot. */
  unknown: (UnknownLine & { slot: string })[]
}

type CourtDay = Pick<ListDay, 'court' | 'day'>

/** The result of reading a document. */
interface ReadDocument {
  reading: ListReading
  sha256: string
  etag: string | null
  hits: Hit[]
  named?: NamedMatters | undefined
}

/** The cause lists of each court and day, and the tracked cases on them. Other rows of a list are not stored. */
export function listsRepository(
  sequelize: Sequelize,
  { courtHolidays, hearings }: { courtHolidays: CourtHolidays; hearings: Hearings },
) {
  const days = table<DayRow>(sequelize, 'list_days', ['court', 'day'], {
    court: column.text(20),
    day: column.day,
    sureAt: column.time,
    lookedAt: column.time,
    looks: column.whole,
    watchVersion: column.text(40),
  })
  const documents = table<DocumentRow>(sequelize, 'list_documents', ['court', 'day', 'slot'], DOCUMENT_COLUMNS)
  const sightings = table<SightingRow>(
    sequelize,
    'hearing_sightings',
    ['trackedCaseId', 'day', 'slot', 'nth'],
    SIGHTING_COLUMNS,
  )

  function select<Row extends object>(sql: string, replacements: object, tx?: Tx): Promise<Row[]> {
    const options = { replacements: { ...replacements }, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    return sequelize.query<Row>(sql, options)
  }

  /** Returns the watched cases that have each of these keys. */
  async function casesByKey(keys: string[]): Promise<Map<string, FollowedCase[]>> {
    const found = []
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
      const some = keys.slice(from, from + KEYS_AT_ONCE)
      found.push(...(await select<FollowedCase & { identityKey: string }>(CASES_WITH, { keys: some })))
    }
    const byKey = Map.groupBy(found, ({ identityKey }) => identityKey)
    return new Map([...byKey].map(([key, those]) => [key, those.map(({ identityKey: _, ...tracked }) => tracked)]))
  }

  async function documentsOf(court: string, day: IsoDate, tx?: Tx): Promise<ListDocument[]> {
    const rows = await readAll(documents, { where: { court, day }, order: ['slot'], ...(tx && { transaction: tx }) })
    return rows.map(({ slot, kind, number, sha256, unread, firstSeenAt, missingSince, rowCount }) => ({
      slot,
      kind,
      number,
      sha256,
      unread,
      firstSeenAt,
      missingSince,
      bench: null,
      rows: rowCount,
    }))
  }

  /** Locks a day until the transaction ends. */
  async function lock(court: string, day: IsoDate, tx: Tx): Promise<void> {
    await select('SELECT 1 FROM list_days WHERE court = :court AND day = :day FOR UPDATE', { court, day }, tx)
  }

  /** Updates the hearings of these cases from the current sightings of a day. */
  async function follow(cases: FollowedCase[], { court, day }: CourtDay, at: number, tx: Tx): Promise<void> {
    const apart = new Map(cases.map((tracked) => [tracked.id, tracked]))
    const ids = [...apart.keys()].sort()
    if (ids.length === 0) return
    const where = { trackedCaseId: { [Op.in]: ids }, day }
    // The last one counts: of a list that has the case twice that is its first item.
    const rows = await readAll(sightings, { where, order: [['nth', 'DESC']], transaction: tx })
    const byCase = Map.groupBy(rows, ({ trackedCaseId }) => trackedCaseId)
    const of = await documentsOf(court, day, tx)
    const isReadInFull = of.every((document) => isEarly(document) || document.unread === null)
    const holidaysOf = await courtHolidays.around([court], [day], tx)
    for (const id of ids) {
      const tracked = apart.get(id)
      if (!tracked) continue
      const seen = (byCase.get(id) ?? []).map(asSighting)
      const carriesTo = carriesOver(tracked.courtType) ? nextSittingDay(day, holidaysOf(court)) : undefined
      await hearings.followLists(tracked, day, { court, sightings: seen, isReadInFull, carriesTo }, at, tx)
    }
  }

  /**
   * Returns the listed cases of a day that are on no list any more or in a note, none while a list of the day is not
   * read in full; and those taken off that are on a list, in case a note that took them off is gone.
   */
  async function inDoubt(court: string, day: IsoDate, tx: Tx): Promise<FollowedCase[]> {
    return [
      ...(await select<FollowedCase>(TAKEN_OFF, { court, day }, tx)),
      ...(await select<FollowedCase>(PUT_BACK, { court, day }, tx)),
    ]
  }

  /**
   * Stores which benches sit, where the court says so next to its documents. Returns the cases affected by a change.
   */
  async function seat(court: string, day: IsoDate, named: ListDocument[], tx: Tx): Promise<FollowedCase[]> {
    const cases: FollowedCase[] = []
    for (const { slot, sitting } of named) {
      if (sitting === undefined) continue
      cases.push(...(await select<FollowedCase>(SEATED_OTHERWISE, { court, day, slot, sitting }, tx)))
      await sightings.update({ sitting }, { where: { court, day, slot }, transaction: tx })
    }
    return cases
  }

  return {
    /** Returns the courts on whose lists active cases can be. */
    async courtsToWatch(): Promise<string[]> {
      return (await select<{ court: string }>(COURTS_TO_WATCH, {})).map(({ court }) => court)
    },

    /** Returns a version that changes with the cases that are searched on a court's lists. */
    async watchVersion(court: string): Promise<string> {
      const versions = []
      for (const prefix of keyPrefixesOf(court)) {
        const [found] = await select<{ version: string }>(WATCH_VERSION, { from: prefix, to: `${prefix}~` })
        versions.push(found?.version)
      }
      return versions.join('+')
    },

    /**
     * Returns the active tracked cases among the rows and deletions of a document, in its order: a case may be on
     * several items, of which a note takes off one. Rows of untracked cases are ignored.
     */
    async findHits(
      court: string,
      document: NamedDocument,
      { rows, deletions, sitting }: Pick<ListReading, 'rows' | 'deletions' | 'sitting'>,
    ): Promise<Hit[]> {
      const stand = rows.filter(({ isDeleted }) => !isDeleted).map((row) => ({ ...row, takesOff: false }))
      const off = deletions.map((deletion) => ({ ...deletion, takesOff: true }))
      const keysOf = new Map([...stand, ...off].map((row) => [row, keysOfRow(row, court)]))
      const said = { bench: document.bench, sitting: document.sitting ?? sitting }
      const casesOf = await casesByKey([...new Set([...keysOf.values()].flat())])
      const { slot, kind: listKind, number: listNumber } = document
      return [...keysOf].flatMap(([row, keys]) => {
        const cases = new Map(keys.flatMap((key) => casesOf.get(key) ?? []).map((tracked) => [tracked.id, tracked]))
        if (cases.size === 0) return []
        const sighting = { slot, listKind, listNumber, ...detailsOf(row, said), takesOff: row.takesOff }
        return [...cases.values()].map((tracked): Hit => ({ tracked, sighting }))
      })
    },

    /**
     * Stores the documents that a court's index names for a day, and deletes sightings of withdrawn ones. Returns the
     * documents to read, with their last readings.
     */
    async recordIndex(
      court: string,
      day: IsoDate,
      answer: NamedDocuments,
      at: number,
      tx: Tx,
    ): Promise<ListDocument[]> {
      await lock(court, day, tx)
      const known = { court, day, documents: await documentsOf(court, day, tx), sureAt: null }
      const { day: named, withdrawn } = nameDocuments(known, answer, at)
      const where = { court, day, slot: { [Op.in]: withdrawn } }
      await sightings.destroy({ where, transaction: tx })
      await documents.destroy({ where, transaction: tx })
      const rows = named.documents.map(({ rows: rowCount, bench: _, sitting: __, ...document }) => ({
        ...document,
        court,
        day,
        etag: null,
        rowCount,
        hits: 0,
        named: 0,
        namedLeft: 0,
        unknownLines: null,
      }))
      await documents.bulkCreate(rows, { updateOnDuplicate: ['kind', 'number', 'missingSince'], transaction: tx })
      const moved = await seat(court, day, named.documents, tx)
      await follow([...moved, ...(await inDoubt(court, day, tx))], { court, day }, at, tx)
      return named.documents.filter(({ missingSince }) => missingSince === null)
    },

    /**
     * Stores a reading of a document with its cases, and raises events for changes. Once every list of the day was read
     * in full, a hearing on none of them is taken off.
     * @param named undefined if its parties were not compared again
     */
    async recordReading(
      { court, day }: CourtDay,
      { slot }: NamedDocument,
      { reading, sha256, etag, hits, named }: ReadDocument,
      at: number,
      tx: Tx,
    ): Promise<ListDocument> {
      await lock(court, day, tx)
      const before = (await documentsOf(court, day, tx)).find((document) => document.slot === slot)
      if (!before) throw new Gone('cause list')
      const read = withReading(before, reading, sha256, day)
      const { rows: rowCount, bench: _, sitting: __, ...said } = read
      const unknownLines = JSON.stringify(reading.unknown ?? [])
      const hitsOf = Map.groupBy(hits, ({ tracked }) => tracked.id)
      const known = { ...said, etag, rowCount, hits: hitsOf.size, unknownLines, ...named }
      await documents.update(known, { where: { court, day, slot }, transaction: tx })
      if (read.unread === 'WRONG_DAY') return read
      if (read.unread === null) await sightings.destroy({ where: { court, day, slot }, transaction: tx })
      const rows = [...hitsOf].flatMap(([trackedCaseId, own]) =>
        own.map(({ sighting }, nth) => ({ ...sighting, trackedCaseId, court, day, nth })),
      )
      await sightings.bulkCreate(rows, { updateOnDuplicate: SIGHTING_FIELDS, transaction: tx })
      await follow([...hits.map(({ tracked }) => tracked), ...(await inDoubt(court, day, tx))], { court, day }, at, tx)
      return read
    },

    /**
     * Opens a day before its first poll. Returns the version of the watched cases at the last poll, and the ETags of
     * its documents by slot.
     */
    async openDay(court: string, day: IsoDate, at: number) {
      const row = { court, day, sureAt: null, lookedAt: at, looks: 0, watchVersion: null }
      await days.bulkCreate([row], { ignoreDuplicates: true })
      const known = await readOne(days, { where: { court, day } })
      const read = await readAll(documents, { where: { court, day } })
      const etags = new Map(read.flatMap(({ slot, etag }) => (etag === null ? [] : [[slot, etag] as const])))
      return { watchVersion: known?.watchVersion ?? null, etags }
    },

    /**
     * Records the end of a poll.
     * @param sure its start and its cases, if the court and every document responded
     */
    async recordPoll(court: string, day: IsoDate, sure: { at: number; watchVersion: string } | undefined, at: number) {
      const known = sure === undefined ? {} : { sureAt: sure.at, watchVersion: sure.watchVersion }
      await days.update({ ...known, lookedAt: at }, { where: { court, day } })
      await days.increment('looks', { where: { court, day } })
    },

    /** Returns when each day from this one on was last polled, by `<court>/<day>`. */
    async lookedAt(from: IsoDate): Promise<Map<string, number>> {
      const rows = await readAll(days, { where: { day: { [Op.gte]: from } } })
      return new Map(rows.map(({ court, day, lookedAt }) => [`${court}/${day}`, lookedAt]))
    },

    /** Returns the watched days from today on, as operators see them; without `day` all of them. */
    async awaited(day: IsoDate | undefined, at: number): Promise<AwaitedDay[]> {
      const of = { day: day ?? null, today: indianDay(at) }
      const found = await select<Omit<AwaitedDay, 'unknown'>>(AWAITED, of)
      const documentsOfDays = await select<Pick<DocumentRow, 'court' | 'day' | 'slot' | 'unknownLines'>>(UNKNOWN, of)
      return found.map((each) => ({
        ...each,
        unknown: documentsOfDays
          .filter((document) => document.court === each.court && document.day === each.day)
          .flatMap(({ slot, unknownLines }) =>
            (JSON.parse(unknownLines ?? '[]') as UnknownLine[]).map((line) => ({ slot, ...line })),
          ),
      }))
    },
  }
}

/** Statements with more values are slow to parse. */
const KEYS_AT_ONCE = 1_000

const DOCUMENT_COLUMNS = {
  court: column.text(20),
  day: column.day,
  slot: column.text(190),
  kind: column.text(20),
  number: column.whole,
  sha256: column.text(64),
  etag: column.text(190),
  rowCount: column.whole,
  hits: column.whole,
  named: column.whole,
  namedLeft: column.whole,
  unknownLines: column.long,
  unread: column.text(20),
  firstSeenAt: column.time,
  missingSince: column.time,
} satisfies Columns<DocumentRow>

const SIGHTING_COLUMNS = {
  trackedCaseId: column.id,
  court: column.text(20),
  day: column.day,
  slot: column.text(190),
  nth: column.whole,
  listKind: column.text(20),
  listNumber: column.whole,
  item: column.text(20),
  courtRoom: column.text(40),
  bench: column.text(255),
  stage: column.text(255),
  ...SITTING_COLUMNS,
  takesOff: column.flag,
} satisfies Columns<SightingRow>

/** The fields that a newer reading of a document overwrites. */
const SIGHTING_FIELDS = (Object.keys(SIGHTING_COLUMNS) as (keyof typeof SIGHTING_COLUMNS)[]).filter(
  (field) => !['trackedCaseId', 'court', 'day', 'slot', 'nth'].includes(field),
)

function asSighting(row: SightingRow): Sighting {
  const { trackedCaseId: _, court: __, day: ___, nth: ____, takesOff, ...sighting } = row
  return { ...withFlags(sighting), takesOff: Boolean(takesOff) }
}

/** Whether a case `c` is searched on lists. */
const IS_WATCHED = `c.status = 'ACTIVE' AND ${hasWatchlist('c.account_id')}`

const COURTS_TO_WATCH = `
  SELECT DISTINCT ${COURT_OF_NUMBER} AS court
  FROM tracked_case_keys k JOIN tracked_cases c ON c.account_id = k.account_id AND c.id = k.tracked_case_id
  WHERE ${IS_WATCHED} AND ${IS_LISTED_NUMBER}
  ORDER BY court`

/** A count and a sum over the keys of the active cases, independent of their order. */
const WATCH_VERSION = `
  SELECT CONCAT(COUNT(*), '.', COALESCE(BIT_XOR(CRC32(CONCAT(k.tracked_case_id, k.identity_key))), 0)) AS version
  FROM tracked_case_keys k JOIN tracked_cases c ON c.account_id = k.account_id AND c.id = k.tracked_case_id
  WHERE k.identity_key >= :from AND k.identity_key < :to AND ${IS_WATCHED}`

const CASES_WITH = `
  SELECT c.id, c.account_id AS accountId, c.court_type AS courtType, k.identity_key AS identityKey
  FROM tracked_case_keys k JOIN tracked_cases c ON c.account_id = k.account_id AND c.id = k.tracked_case_id
  WHERE k.identity_key IN (:keys) AND ${IS_WATCHED}`

const SIGHTINGS = 'FROM hearing_sightings s WHERE s.tracked_case_id = h.tracked_case_id AND s.day = h.hearing_date'
const LISTINGS = `${SIGHTINGS} AND NOT s.takes_off AND s.list_kind IN ('DAILY', 'SUPPLEMENTARY')`

/** The search for a case that was archived and restored starts over: the next complete poll decides about its day. */
const TAKEN_OFF = `
  SELECT c.id, c.account_id AS accountId, c.court_type AS courtType
  FROM hearings h JOIN tracked_cases c ON c.account_id = h.account_id AND c.id = h.tracked_case_id AND ${IS_WATCHED}
  JOIN list_days l ON l.court = h.list_court AND l.day = h.hearing_date AND l.sure_at >= h.watched_since
  WHERE h.list_court = :court AND h.hearing_date = :day AND h.state = 'LISTED'
    AND (NOT EXISTS (SELECT 1 ${LISTINGS}) OR EXISTS (SELECT 1 ${SIGHTINGS} AND s.takes_off))
    AND NOT EXISTS (SELECT 1 FROM list_documents d WHERE d.court = :court AND d.day = :day AND d.unread IS NOT NULL AND ${COUNTS_FOR_DAY})`

const SEATED_OTHERWISE = `
  SELECT c.id, c.account_id AS accountId, c.court_type AS courtType
  FROM hearing_sightings s JOIN tracked_cases c ON c.id = s.tracked_case_id AND ${IS_WATCHED}
  WHERE s.court = :court AND s.day = :day AND s.slot = :slot AND NOT s.sitting <=> :sitting`

const PUT_BACK = `
  SELECT c.id, c.account_id AS accountId, c.court_type AS courtType
  FROM hearings h JOIN tracked_cases c ON c.account_id = h.account_id AND c.id = h.tracked_case_id AND ${IS_WATCHED}
  WHERE h.list_court = :court AND h.hearing_date = :day AND h.state IN ('REMOVED', 'MOVED') AND h.reason = 'TAKEN_OFF_LIST'
    AND EXISTS (SELECT 1 ${LISTINGS})`

/** Counts documents whose JSON is longer than an empty `[]`. */
const UNKNOWN = `
  SELECT court, day, slot, unknown_lines AS unknownLines FROM list_documents
  WHERE day >= :today AND (:day IS NULL OR day = :day) AND unread IS NOT NULL AND unknown_lines <> '[]' ORDER BY court, day, slot`

const AWAITED = `
  SELECT l.court, l.day, l.sure_at AS sureAt, l.looked_at AS lookedAt, l.looks,
    CAST(COALESCE(SUM(${COUNTS_FOR_DAY}), 0) AS SIGNED) AS documents,
    CAST(COALESCE(SUM(d.unread IS NOT NULL AND ${COUNTS_FOR_DAY}), 0) AS SIGNED) AS unread,
    CAST(COALESCE(SUM(d.row_count), 0) AS SIGNED) AS \`rows\`, CAST(COALESCE(SUM(d.hits), 0) AS SIGNED) AS hits,
    CAST(COALESCE(SUM(d.named), 0) AS SIGNED) AS named, CAST(COALESCE(SUM(d.named_left), 0) AS SIGNED) AS namedLeft,
    (SELECT COUNT(*) FROM hearings h
      WHERE h.list_court = l.court AND h.hearing_date = l.day AND h.state = 'EXPECTED' AND ${hasWatchlist('h.account_id')}) AS expected
  FROM list_days l LEFT JOIN list_documents d ON d.court = l.court AND d.day = l.day
  WHERE l.day >= :today AND (:day IS NULL OR l.day = :day)
  GROUP BY l.court, l.day, l.sure_at, l.looked_at, l.looks ORDER BY l.day, l.court`

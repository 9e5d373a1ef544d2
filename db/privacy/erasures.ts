import { createHmac, randomBytes } from 'node:crypto'
import { Op, type Sequelize } from 'sequelize'
import { DAY_MS, HOUR_MS } from '../../domain/dates.ts'
import { Gone } from '../../domain/gone.ts'
import {
  type ERASURE_STATUSES,
  type ErasureReport,
  type ErasureSubject,
  eraseInJson,
  eraserOf,
  phrasesIn,
  wordsOf,
} from '../../domain/privacy/erasure.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

/** A stored erasure. Names and identity keys are kept until it has ended. */
export interface Erasure extends ErasureSubject {
  id: string
  /** The keys by which a case is found; empty for other subjects. */
  identityKeys: readonly string[]
  /** Whether it only reports what it would erase. */
  dryRun: boolean
  status: (typeof ERASURE_STATUSES)[number]
  report: ErasureReport
  created: number
  endedAt: number | null
}

interface ErasureRow extends Omit<Erasure, 'names' | 'identityKeys' | 'report'> {
  names: string
  identityKeys: string
  report: string
}

interface SuppressionRow {
  scope: string
  /** The ref of a case, the hash of a name, or the key for hashing names. */
  kind: 'CASE' | 'NAME' | 'KEY'
  hash: string
  created: number
}

/**
 * What an erasure must still delete: a file by its key, a workflow by its id, an order's document by the order's id.
 * Files of other accounts' exports, which showed shared records, are not counted: the count would reveal what others
 * do.
 */
export type ItemKind = 'FILE' | 'GUEST_FILE' | 'WORKFLOW' | 'DOCUMENT'

const NOTHING_YET: ErasureReport = { found: [], erased: [], files: 0, workflows: 0, left: null }

/** Erasures, with the data that each must still delete outside the database, and what must not come back. */
export function erasuresRepository(sequelize: Sequelize) {
  const erasures = table<ErasureRow>(sequelize, 'erasures', ['id'], {
    id: column.id,
    kind: column.text(10),
    accountId: column.id,
    thingId: column.id,
    names: column.long,
    identityKeys: column.long,
    dryRun: column.flag,
    status: column.text(10),
    report: column.long,
    created: column.time,
    endedAt: column.time,
  })
  const items = table<{ erasureId: string; kind: ItemKind; item: string }>(
    sequelize,
    'erasure_items',
    ['erasureId', 'kind', 'item'],
    { erasureId: column.id, kind: column.text(10), item: column.text(300) },
  )
  const suppressions = table<SuppressionRow>(sequelize, 'suppressions', ['scope', 'kind', 'hash'], {
    scope: column.id,
    kind: column.text(10),
    hash: column.text(64),
    created: column.time,
  })

  async function write(scope: string, kind: SuppressionRow['kind'], hashes: readonly string[], tx?: Tx): Promise<void> {
    const rows = hashes.map((hash) => ({ scope, kind, hash, created: Date.now() }))
    await suppressions.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx ?? null })
  }

  /** Hashes names with the key of this installation, so that hashes of two installations cannot be compared. */
  async function nameHash(tx?: Tx): Promise<(name: string) => string> {
    const where = { scope: EVERYWHERE, kind: 'KEY' as const }
    const read = () => readOne(suppressions, { where, order: ['hash'], transaction: tx ?? null })
    if (!(await read())) await write(EVERYWHERE, 'KEY', [randomBytes(32).toString('hex')], tx)
    const key = (await read())?.hash ?? ''
    return (name) => createHmac('sha256', key).update(wordsOf(name).join(' ')).digest('hex')
  }

  return {
    async create(
      { names, ...subject }: ErasureSubject,
      { dryRun, identityKeys }: { dryRun: boolean; identityKeys: readonly string[] },
      tx: Tx,
    ): Promise<string> {
      const id = newId()
      const row: ErasureRow = {
        ...subject,
        id,
        names: JSON.stringify(names),
        identityKeys: JSON.stringify(identityKeys),
        dryRun,
        status: 'RUNNING',
        report: JSON.stringify(NOTHING_YET),
        created: Date.now(),
        endedAt: null,
      }
      await erasures.create(row, { transaction: tx })
      return id
    },

    /** Finds an erasure; with an account, only that account's. */
    async find(id: string, accountId?: string): Promise<Erasure | undefined> {
      const row = await readOne(erasures, { where: { id, ...(accountId === undefined ? {} : { accountId }) } })
      return row && erasureOf(row)
    },

    /** Returns an erasure for the service's own work. */
    async get(id: string): Promise<Erasure> {
      const row = await readOne(erasures, { where: { id } })
      if (!row) throw new Gone('erasure')
      return erasureOf(row)
    },

    /**
     * Lists the erasures that are overdue: still running after this time, or failed within the last week. Dry runs are
     * never overdue.
     */
    async listOverdue(now: number): Promise<string[]> {
      const isLate = { status: 'RUNNING', created: { [Op.lt]: now - OVERDUE_MS } } as const
      const hasFailed = { status: 'FAILED', created: { [Op.gt]: now - FAILURE_SHOWN_MS } } as const
      const where = { dryRun: false, [Op.or]: [isLate, hasFailed] }
      return (await readAll(erasures, { where, order: ['id'], limit: MAX_OVERDUE })).map(({ id }) => id)
    },

    /** Lists the next erasures that have been running since before an instant. */
    async listRunning(after: string, since: number, most: number): Promise<string[]> {
      const where = { status: 'RUNNING' as const, id: { [Op.gt]: after }, created: { [Op.lt]: since } }
      const running = await readAll(erasures, { attributes: ['id'], where, order: ['id'], limit: most })
      return running.map(({ id }) => id)
    },

    /** Counts an account's running erasures, without overdue ones. */
    countRunning(accountId: string, now: number, tx: Tx): Promise<number> {
      const where = { accountId, status: 'RUNNING' as const, created: { [Op.gt]: now - OVERDUE_MS } }
      return erasures.count({ where, transaction: tx })
    },

    async report(id: string, report: ErasureReport): Promise<void> {
      await erasures.update({ report: JSON.stringify(report) }, { where: { id } })
    },

    /**
     * Ends a running erasure; deletes the names and numbers it searched for. False, without a change, for one that has
     * ended.
     */
    async end(id: string, status: 'COMPLETE' | 'FAILED', report: ErasureReport): Promise<boolean> {
      const ended = { status, report: JSON.stringify(report), endedAt: Date.now(), names: '[]', identityKeys: '[]' }
      const [changed] = await erasures.update(ended, { where: { id, status: 'RUNNING' } })
      return changed === 1
    },

    /** Records data to be deleted outside the database. */
    async note(erasureId: string, kind: ItemKind, found: readonly string[], tx?: Tx): Promise<void> {
      const rows = found.map((item) => ({ erasureId, kind, item }))
      await items.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx ?? null })
    },

    async nextItems(erasureId: string, kind: ItemKind, most: number): Promise<string[]> {
      const where = { erasureId, kind }
      return (await readAll(items, { where, order: ['item'], limit: most })).map(({ item }) => item)
    },

    async settleItems(erasureId: string, kind: ItemKind, settled: readonly string[]): Promise<void> {
      await items.destroy({ where: { erasureId, kind, item: [...settled] } })
    },

    /** Suppresses these cases and names in an account, or in all accounts if it is null. */
    async suppress(
      accountId: string | null,
      { caseRefs, names }: { caseRefs: readonly string[]; names: readonly string[] },
    ): Promise<void> {
      await write(accountId ?? EVERYWHERE, 'CASE', caseRefs)
      if (names.length > 0) await write(accountId ?? EVERYWHERE, 'NAME', names.map(await nameHash()))
    },

    /** Suppresses names that a court has come to hide in the summaries of a case. */
    async suppressIn(searchId: string, names: readonly string[], tx: Tx): Promise<void> {
      await write(searchId, 'NAME', names.map(await nameHash(tx)), tx)
    },

    /** Returns which of these cases an account has erased. */
    async erasedCases(accountId: string, caseRefs: readonly string[], tx?: Tx): Promise<Set<string>> {
      if (caseRefs.length === 0) return new Set()
      const where = { scope: accountId, kind: 'CASE' as const, hash: [...new Set(caseRefs)] }
      return new Set((await readAll(suppressions, { where, transaction: tx ?? null })).map(({ hash }) => hash))
    },

    /**
     * Removes the names that were erased from the account or from all accounts, and with a `searchId` those that the
     * court has come to hide in that case.
     */
    async withoutErasedNames<T extends object>(
      accountId: string,
      said: T,
      { searchId = EVERYWHERE, tx }: { searchId?: string; tx?: Tx } = {},
    ): Promise<T> {
      const where = { scope: [accountId, searchId, EVERYWHERE], kind: 'NAME' as const }
      const rows = await readAll(suppressions, { where, transaction: tx ?? null })
      if (rows.length === 0) return said
      const erased = new Set(rows.map(({ hash }) => hash))
      const hash = await nameHash(tx)
      const names = phrasesIn(said).filter((phrase) => erased.has(hash(phrase)))
      // The value keeps its shape: only texts in it change.
      return names.length === 0 ? said : (eraseInJson(said, eraserOf(names).erase) as T)
    },
  }
}

export type Erasures = ReturnType<typeof erasuresRepository>

/** An account with a million rows takes an hour or two. */
const OVERDUE_MS = 6 * HOUR_MS
/** A failed erasure is started again, under a new id; so the alarm about the old one ends by itself. */
const FAILURE_SHOWN_MS = 7 * DAY_MS
/** More alarms than this would add no information. */
const MAX_OVERDUE = 20

/** The scope of suppressions in all accounts. */
const EVERYWHERE = '*'

function erasureOf({ names, identityKeys, report, dryRun, ...row }: ErasureRow): Erasure {
  return {
    ...row,
    // MariaDB returns flags as numbers.
    dryRun: Boolean(dryRun),
    names: JSON.parse(names) as string[],
    identityKeys: JSON.parse(identityKeys) as string[],
    report: JSON.parse(report) as ErasureReport,
  }
}

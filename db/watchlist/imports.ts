import { literal, Op, type Sequelize } from 'sequelize'
import type { AuditContext } from '../../domain/account/audit-log.ts'
import { Gone } from '../../domain/gone.ts'
import type { NewEntity } from '../../domain/watchlist/watchlist.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'
import type { AuditLog } from '../operations/audit-log.ts'

export const IMPORT_OUTCOMES = ['PENDING', 'CREATED', 'EXISTS', 'INVALID', 'FAILED'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

export const IMPORT_STATUSES = ['RUNNING', 'COMPLETE', 'FAILED'] as const

interface ImportRow {
  id: string
  accountId: string
  userId: string
  requestId: string
  status: Import['status']
  created: number
  completedAt: number | null
}

interface RowOfImport {
  importId: string
  position: number
  /** The line of CSV or the row of the sheet; null for JSON. */
  line: number | null
  outcome: ImportOutcome
  input: string | null
  issues: string | null
  /** Null for rows of older versions, which stored all issues. */
  issueCount: number | null
  watchlistEntityId: string | null
}

export interface Import {
  id: string
  accountId: string
  status: (typeof IMPORT_STATUSES)[number]
  created: number
  completedAt: number | null
}

/** A row as it was sent: its input, or its first issues and their number. */
export type ReadRow = { line?: number } & ({ input: NewEntity } | { issues: Issue[]; issueCount: number })

interface Issue {
  path: string
  message: string
}

/** The outcome of a row. */
export interface ImportedRow {
  /** Counted from 1, without a header line. */
  position: number
  line: number | null
  outcome: ImportOutcome
  entityId: string | null
  issues: Issue[] | null
  /** The number of further issues. */
  issuesLeftOut: number
}

/** Selects rows of an import after one of them, with the issues of the first faulty rows. */
export interface RowRange {
  after: number
  most: number
  mostIssues: number
}

/** A row that waits for its entity. */
export interface PendingRow {
  position: number
  input: NewEntity
}

/** Rows per statement: 2 MiB with the longest rows, an eighth of the servers' default limit. */
const ROWS_PER_STATEMENT = 50

/** Imports of entities, with one outcome per row. */
export function importsRepository(sequelize: Sequelize, { auditLog }: { auditLog: AuditLog }) {
  const imports = table<ImportRow>(sequelize, 'imports', ['id'], {
    id: column.id,
    accountId: column.id,
    userId: column.id,
    requestId: column.text(128),
    status: column.text(10),
    created: column.time,
    completedAt: column.time,
  })
  const rows = table<RowOfImport>(sequelize, 'import_rows', ['importId', 'position'], {
    importId: column.id,
    position: column.whole,
    line: column.whole,
    outcome: column.text(10),
    input: column.long,
    issues: column.long,
    issueCount: column.whole,
    watchlistEntityId: column.id,
  })

  return {
    /** Stores an import with all its rows; those with issues have their outcome already. */
    async create(accountId: string, read: ReadRow[], auditContext: AuditContext, tx: Tx): Promise<string> {
      const id = newId()
      const { actorId: userId, requestId } = auditContext
      const row = {
        id,
        accountId,
        userId,
        requestId,
        status: 'RUNNING' as const,
        created: Date.now(),
        completedAt: null,
      }
      await imports.create(row, { transaction: tx })
      const all = read.map((row, index) => ({
        importId: id,
        position: index + 1,
        line: row.line ?? null,
        outcome: 'input' in row ? ('PENDING' as const) : ('INVALID' as const),
        input: 'input' in row ? JSON.stringify(row.input) : null,
        issues: 'issues' in row ? JSON.stringify(row.issues) : null,
        issueCount: 'issues' in row ? row.issueCount : 0,
        watchlistEntityId: null,
      }))
      for (let at = 0; at < all.length; at += ROWS_PER_STATEMENT)
        await rows.bulkCreate(all.slice(at, at + ROWS_PER_STATEMENT), { transaction: tx })
      await auditLog.record(
        auditContext,
        [{ accountId, thingKind: 'IMPORT', thingId: id, action: 'CREATE', fields: [] }],
        tx,
      )
      return id
    },

    async find(accountId: string, id: string): Promise<Import | undefined> {
      return readOne(imports, { where: { id, accountId } })
    },

    /** Lists the imports of an account, newest first; with `after` only older ones. */
    list(accountId: string, { after, most }: IdRange): Promise<Import[]> {
      const where = { accountId, ...(after === undefined ? {} : { id: { [Op.lt]: after } }) }
      return readAll(imports, { where, order: [['id', 'DESC']], limit: most })
    },

    /** Counts the rows of an import by outcome. */
    async countOutcomes(id: string): Promise<Partial<Record<ImportOutcome, number>>> {
      const counted = await rows.count({ where: { importId: id }, group: ['outcome'] })
      return Object.fromEntries(counted.map(({ outcome, count }) => [outcome, count]))
    },

    /** Lists rows of an import in order. */
    async listRows(id: string, { after, most, mostIssues }: RowRange): Promise<ImportedRow[]> {
      const where = { importId: id, position: { [Op.gt]: after } }
      const [all, withIssues] = await Promise.all([
        readAll(rows, {
          attributes: ['position', 'line', 'outcome', [ISSUE_COUNT, 'issueCount'], 'watchlistEntityId'],
          where,
          order: ['position'],
          limit: most,
        }),
        readAll(rows, {
          attributes: ['position', 'issues'],
          where: { ...where, outcome: 'INVALID' },
          order: ['position'],
          limit: Math.min(most, mostIssues),
        }),
      ])
      const shown = issuesByPosition(withIssues, mostIssues)
      return all.map(({ position, line, outcome, issueCount, watchlistEntityId }) => {
        const issues = outcome === 'INVALID' ? (shown.get(position) ?? []) : null
        const issuesLeftOut = Math.max(0, (issueCount ?? 0) - (issues?.length ?? 0))
        return { position, line, outcome, entityId: watchlistEntityId, issues, issuesLeftOut }
      })
    },

    /**
     * Returns the next rows without an outcome, and their importer; locks the rows and the import until the transaction
     * ends.
     */
    async lockPending(
      id: string,
      most: number,
      tx: Tx,
    ): Promise<{ accountId: string; auditContext: AuditContext; rows: PendingRow[] }> {
      const locked = await readOne(imports, { where: { id }, lock: true, transaction: tx })
      if (!locked) throw new Gone('import')
      const pending = await readAll(rows, {
        where: { importId: id, outcome: 'PENDING' },
        order: ['position'],
        limit: most,
        transaction: tx,
      })
      return {
        accountId: locked.accountId,
        auditContext: { actorType: 'USER', actorId: locked.userId, requestId: locked.requestId },
        rows: pending.map(({ position, input }) => ({ position, input: JSON.parse(input ?? '{}') as NewEntity })),
      }
    },

    /** Stores the outcome of a row and deletes its input. */
    async settle(
      id: string,
      position: number,
      outcome: 'CREATED' | 'EXISTS' | 'FAILED',
      watchlistEntityId: string | null,
      tx: Tx,
    ): Promise<void> {
      const settled = { outcome, watchlistEntityId, input: null }
      await rows.update(settled, { where: { importId: id, position }, transaction: tx })
    },

    /** Counts the rest, and completes the import when there is none. */
    async progress(id: string): Promise<{ done: number; pending: number }> {
      const [all, pending] = await Promise.all([
        rows.count({ where: { importId: id } }),
        rows.count({ where: { importId: id, outcome: 'PENDING' } }),
      ])
      if (pending === 0)
        await imports.update({ status: 'COMPLETE', completedAt: Date.now() }, { where: { id, completedAt: null } })
      return { done: all - pending, pending }
    },

    /** Lists the next imports that have been running since before an instant. */
    async listRunning(after: string, since: number, most: number): Promise<string[]> {
      const where = { status: 'RUNNING' as const, id: { [Op.gt]: after }, created: { [Op.lt]: since } }
      const running = await readAll(imports, { attributes: ['id'], where, order: ['id'], limit: most })
      return running.map(({ id }) => id)
    },

    /**
     * Ends a running import as FAILED, with its rows that have no outcome; false, without a change, for one that has
     * ended.
     */
    fail(id: string): Promise<boolean> {
      return sequelize.transaction(async (transaction) => {
        const failed = { status: 'FAILED' as const, completedAt: Date.now() }
        const [changed] = await imports.update(failed, { where: { id, status: 'RUNNING' }, transaction })
        if (changed === 0) return false
        const where = { importId: id, outcome: 'PENDING' as const }
        await rows.update({ outcome: 'FAILED', input: null }, { where, transaction })
        return true
      })
    },

    /** Lists the entities that an import created, in pages by row. */
    async createdAfter(id: string, after: number, most: number): Promise<{ position: number; entityId: string }[]> {
      const created = await readAll(rows, {
        attributes: ['position', 'watchlistEntityId'],
        where: { importId: id, outcome: 'CREATED', position: { [Op.gt]: after } },
        order: ['position'],
        limit: most,
      })
      return created.map(({ position, watchlistEntityId }) => ({ position, entityId: watchlistEntityId ?? '' }))
    },
  }
}

const ISSUE_COUNT = literal('COALESCE(issue_count, JSON_LENGTH(issues), 0)')

/** Returns the issues of the first rows, up to this total. */
function issuesByPosition(rows: Pick<RowOfImport, 'position' | 'issues'>[], most: number): Map<number, Issue[]> {
  const shown = new Map<number, Issue[]>()
  let left = most
  for (const { position, issues } of rows) {
    const first = (JSON.parse(issues ?? '[]') as Issue[]).slice(0, left)
    left -= first.length
    shown.set(position, first)
  }
  return shown
}

import { Op, type Sequelize } from 'sequelize'
import type { AuditContext } from '../../domain/account/audit-log.ts'
import { EXPORT_RETENTION_MS } from '../../domain/retention.ts'
import type { Viewer } from '../../domain/watchlist/sharing.ts'
import type { Search } from '../base/search/searched.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import type { AuditLog } from '../operations/audit-log.ts'

export const EXPORTED_THINGS = ['entities', 'cases'] as const
export const EXPORT_FORMATS = ['json', 'csv'] as const
export const EXPORT_FAILURES = ['TOO_LARGE', 'NOT_FINISHED', 'ERASED'] as const
export type ExportFailure = (typeof EXPORT_FAILURES)[number]

/** The request for an export: everything its user could find at the time. */
export interface WantedExport {
  what: (typeof EXPORTED_THINGS)[number]
  format: (typeof EXPORT_FORMATS)[number]
  filter: Search['filter']
  viewer: Viewer
}

interface ExportRow extends Omit<WantedExport, 'filter' | 'viewer'> {
  id: string
  accountId: string
  userId: string
  filter: string
  viewer: string
  recordCount: number
  fileKey: string | null
  failureReason: ExportFailure | null
  created: number
  completedAt: number | null
}

interface PageRow {
  exportId: string
  position: number
  content: string
  recordCount: number
  sizeBytes: number
}

/** The content of a page of an export. */
export interface WrittenPage {
  content: string
  recordCount: number
  /** The accounts that own these records. */
  accountIds: readonly string[]
}

/** The file of an export, with the time of its deletion. */
export interface ExportFile {
  exportId: string
  fileKey: string
  expiresAt: number
}

export interface Export extends WantedExport {
  id: string
  accountId: string
  /** Records written so far. */
  recordCount: number
  /** The finished file in the document store. */
  fileKey: string | null
  /** Why it FAILED, if known. */
  failureReason: ExportFailure | null
  created: number
  /** When it ended. Without a file it has FAILED. */
  completedAt: number | null
  /** When the file is deleted; null without one. */
  expiresAt: number | null
}

/** A filter may name persons, and has no use once its export has ended. */
const NO_FILTER = '{}'

export type Exports = ReturnType<typeof exportsRepository>

/** Exports, with the pages of running ones. */
export function exportsRepository(sequelize: Sequelize, { auditLog }: { auditLog: AuditLog }) {
  const exports = table<ExportRow>(sequelize, 'exports', ['id'], {
    id: column.id,
    accountId: column.id,
    userId: column.id,
    what: column.text(10),
    format: column.text(10),
    filter: column.long,
    viewer: column.long,
    recordCount: column.whole,
    fileKey: column.text(64),
    failureReason: column.text(30),
    created: column.time,
    completedAt: column.time,
  })
  const pages = table<PageRow>(sequelize, 'export_pages', ['exportId', 'position'], {
    exportId: column.id,
    position: column.whole,
    content: column.long,
    recordCount: column.whole,
    sizeBytes: column.whole,
  })

  const shownAccounts = table<{ exportId: string; accountId: string }>(
    sequelize,
    'export_accounts',
    ['exportId', 'accountId'],
    { exportId: column.id, accountId: column.id },
  )
  const files = table<ExportFile>(sequelize, 'export_files', ['exportId'], {
    exportId: column.id,
    fileKey: column.text(64),
    expiresAt: column.time,
  })

  async function find(id: string): Promise<Export | undefined> {
    const row = await readOne(exports, { where: { id } })
    return row && exportOf(row)
  }

  return {
    async create({ viewer, filter, ...wanted }: WantedExport, auditContext: AuditContext, tx: Tx): Promise<string> {
      const id = newId()
      const { accountId, userId, teamIds } = viewer
      const row = {
        ...wanted,
        id,
        accountId,
        userId,
        filter: JSON.stringify(filter),
        viewer: JSON.stringify({ accountId, userId, teamIds }),
        recordCount: 0,
        fileKey: null,
        failureReason: null,
        created: Date.now(),
        completedAt: null,
      }
      await exports.create(row, { transaction: tx })
      await auditLog.record(
        auditContext,
        [{ accountId, thingKind: 'EXPORT', thingId: id, action: 'CREATE', fields: [] }],
        tx,
      )
      return id
    },

    find,

    /** Lists the exports of a user, newest first; with `after` only older ones. */
    async list({ accountId, userId }: Viewer, { after, most }: IdRange): Promise<Export[]> {
      const where = { accountId, userId, ...(after === undefined ? {} : { id: { [Op.lt]: after } }) }
      return (await readAll(exports, { where, order: [['id', 'DESC']], limit: most })).map(exportOf)
    },

    /** Counts an account's running exports. */
    countRunning(accountId: string, tx: Tx): Promise<number> {
      return exports.count({ where: { accountId, completedAt: null }, transaction: tx })
    },

    /**
     * Writes a page of an export whose file is not being stored yet; writing a page again replaces it. Locks the export
     * before its records are read: a waiting erasure then finds the page, or the page is read after the erasure.
     * Returns the size of all pages.
     */
    async writePage(exportId: string, position: number, write: () => Promise<WrittenPage>): Promise<number> {
      return inTransaction(sequelize, async (transaction) => {
        const running = await readOne(exports, { where: { id: exportId, completedAt: null }, lock: true, transaction })
        if (!running || (await files.count({ where: { exportId }, transaction })) > 0) return 0
        const { content, recordCount, accountIds } = await write()
        const sizeBytes = Buffer.byteLength(content)
        await pages.upsert({ exportId, position, content, recordCount, sizeBytes }, { transaction })
        await shownAccounts.bulkCreate(
          accountIds.map((accountId) => ({ exportId, accountId })),
          { ignoreDuplicates: true, transaction },
        )
        const written = await pages.sum('recordCount', { where: { exportId }, transaction })
        await exports.update({ recordCount: written }, { where: { id: exportId }, transaction })
        return pages.sum('sizeBytes', { where: { exportId }, transaction })
      })
    },

    /** Streams the pages of an export in order. */
    async *pagesOf(exportId: string): AsyncGenerator<string> {
      for (let position = 0; ; position++) {
        const [page] = await readAll(pages, { where: { exportId, position } })
        if (!page) return
        yield page.content
      }
    },

    /**
     * Records a file that is about to be stored, and closes the pages, so that the file is deleted in time whatever
     * happens to the export. False for an export that has ended: then it must not be stored.
     */
    expectFile(id: string, fileKey: string): Promise<boolean> {
      return inTransaction(sequelize, async (transaction) => {
        const running = await readOne(exports, { where: { id, completedAt: null }, lock: true, transaction })
        if (!running) return false
        await files.upsert({ exportId: id, fileKey, expiresAt: Date.now() + EXPORT_RETENTION_MS }, { transaction })
        return true
      })
    },

    /** Completes an export whose file is stored, and deletes its pages. */
    async complete(id: string, fileKey: string): Promise<void> {
      const completedAt = Date.now()
      await inTransaction(sequelize, async (transaction) => {
        const where = { id, completedAt: null }
        const [changed] = await exports.update({ fileKey, filter: NO_FILTER, completedAt }, { where, transaction })
        const file = { exportId: id, fileKey, expiresAt: completedAt + EXPORT_RETENTION_MS }
        if (changed === 1) await files.upsert(file, { transaction })
        await pages.destroy({ where: { exportId: id }, transaction })
      })
    },

    /** Lists the next exports that have been running since before an instant. */
    async listRunning(after: string, since: number, most: number): Promise<string[]> {
      const where = { completedAt: null, id: { [Op.gt]: after }, created: { [Op.lt]: since } }
      const running = await readAll(exports, { attributes: ['id'], where, order: ['id'], limit: most })
      return running.map(({ id }) => id)
    },

    /**
     * Ends a running export as FAILED and deletes its pages; the next purge deletes its file. False, without a change,
     * for one that has ended.
     */
    fail(id: string, failureReason: ExportFailure = 'NOT_FINISHED'): Promise<boolean> {
      return inTransaction(sequelize, async (transaction) => {
        const failed = { recordCount: 0, filter: NO_FILTER, completedAt: Date.now(), failureReason }
        const [changed] = await exports.update(failed, { where: { id, completedAt: null }, transaction })
        if (changed === 0) return false
        await pages.destroy({ where: { exportId: id }, transaction })
        await files.update({ expiresAt: failed.completedAt }, { where: { exportId: id }, transaction })
        return true
      })
    },

    /**
     * Ends the exports that may show names on sides which a court has come to hide in a case of this account, its own
     * and those of its guests; the next purge deletes their files. Only cases in JSON name parties.
     */
    async endNaming(accountId: string, tx: Tx): Promise<void> {
      const ofCases = { what: 'cases', format: 'json' } as const
      const shown = await readAll(shownAccounts, { where: { accountId }, transaction: tx })
      const running = await readAll(exports, {
        attributes: ['id'],
        where: { ...ofCases, accountId, completedAt: null },
        transaction: tx,
      })
      const where = {
        ...ofCases,
        id: [...shown.map(({ exportId }) => exportId), ...running.map(({ id }) => id)],
        // One that has failed before shows nothing.
        [Op.or]: [{ completedAt: null }, { fileKey: { [Op.ne]: null } }],
      }
      // Locked before reading what they show: the first page of the account's own may be written at this moment.
      const rows = await readAll(exports, { attributes: ['id'], where, order: ['id'], lock: true, transaction: tx })
      const showing = { accountId, exportId: rows.map(({ id }) => id) }
      const [ended, now] = [await readAll(shownAccounts, { where: showing, transaction: tx }), Date.now()]
      const ids = ended.map(({ exportId }) => exportId)
      await this.endErased(ids, now, tx)
      await files.update({ expiresAt: now }, { where: { exportId: ids }, transaction: tx })
    },

    /** Ends exports because of the records that they show; the worker of a running one finds it ended and stops. */
    async endErased(ids: readonly string[], now: number, tx: Tx): Promise<void> {
      const failed = { fileKey: null, filter: NO_FILTER, recordCount: 0, failureReason: 'ERASED' } as const
      await exports.update(failed, { where: { id: [...ids] }, transaction: tx })
      await exports.update({ completedAt: now }, { where: { id: [...ids], completedAt: null }, transaction: tx })
      await pages.destroy({ where: { exportId: [...ids] }, transaction: tx })
    },

    /** Lists expired files, oldest first. */
    listExpiredFiles(now: number, most: number): Promise<ExportFile[]> {
      return readAll(files, { where: { expiresAt: { [Op.lte]: now } }, order: ['expiresAt', 'exportId'], limit: most })
    },

    /** Returns whether another export has a file of the same bytes. */
    async isFileShared({ exportId, fileKey }: ExportFile): Promise<boolean> {
      return (await files.count({ where: { fileKey, exportId: { [Op.ne]: exportId } } })) > 0
    },

    /** Records that the file of an export is deleted. */
    async forgetFile(exportId: string): Promise<void> {
      await files.destroy({ where: { exportId } })
    },
  }
}

function exportOf(row: ExportRow): Export {
  return {
    ...row,
    filter: JSON.parse(row.filter) as Search['filter'],
    viewer: JSON.parse(row.viewer) as Viewer,
    expiresAt: row.fileKey === null || row.completedAt === null ? null : row.completedAt + EXPORT_RETENTION_MS,
  }
}

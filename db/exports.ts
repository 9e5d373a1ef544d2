import type { Sequelize } from 'sequelize'
import type { Act } from '../domain/audit.ts'
import type { Viewer } from '../domain/sharing.ts'
import type { AuditLog } from './audit-log.ts'
import { column, newId, readAll, readOne, type Tx, table } from './rows.ts'
import type { Search } from './search.ts'

export const EXPORTED_THINGS = ['entities', 'cases'] as const
export const EXPORT_FORMATS = ['json', 'csv'] as const

/** What somebody wants exported: what he might have found when he asked. */
export interface WantedExport {
  what: (typeof EXPORTED_THINGS)[number]
  format: (typeof EXPORT_FORMATS)[number]
  filter: Search['filter']
  viewer: Viewer
}

interface ExportRow extends Omit<WantedExport, 'filter' | 'viewer'> {
  id: string
  accountId: string
  filter: string
  viewer: string
  recordCount: number
  fileKey: string | null
  created: number
  completedAt: number | null
}

interface PageRow {
  exportId: string
  position: number
  content: string
  recordCount: number
}

export interface Export extends WantedExport {
  id: string
  accountId: string
  /** Records written so far. */
  recordCount: number
  /** The finished file in the document store. */
  fileKey: string | null
  created: number
  completedAt: number | null
}

/** Exports, with the pages of those that are still being written. */
export function exportsTable(sequelize: Sequelize, { auditLog }: { auditLog: AuditLog }) {
  const exports = table<ExportRow>(sequelize, 'exports', ['id'], {
    id: column.id,
    accountId: column.id,
    what: column.text(10),
    format: column.text(10),
    filter: column.long,
    viewer: column.long,
    recordCount: column.whole,
    fileKey: column.text(64),
    created: column.time,
    completedAt: column.time,
  })
  const pages = table<PageRow>(sequelize, 'export_pages', ['exportId', 'position'], {
    exportId: column.id,
    position: column.whole,
    content: column.long,
    recordCount: column.whole,
  })

  async function find(id: string): Promise<Export | undefined> {
    const row = await readOne(exports, { where: { id } })
    return (
      row && { ...row, filter: JSON.parse(row.filter) as Search['filter'], viewer: JSON.parse(row.viewer) as Viewer }
    )
  }

  return {
    async create({ viewer, filter, ...wanted }: WantedExport, act: Act, tx: Tx): Promise<string> {
      const id = newId()
      const { accountId, userId, teamIds } = viewer
      const row = {
        ...wanted,
        id,
        accountId,
        filter: JSON.stringify(filter),
        viewer: JSON.stringify({ accountId, userId, teamIds }),
        recordCount: 0,
        fileKey: null,
        created: Date.now(),
        completedAt: null,
      }
      await exports.create(row, { transaction: tx })
      await auditLog.record(act, [{ accountId, thingKind: 'EXPORT', thingId: id, action: 'CREATE', fields: [] }], tx)
      return id
    },

    find,

    /** Keeps a page of an export; the same page again takes the place of the first. */
    async keepPage(exportId: string, position: number, content: string, recordCount: number): Promise<void> {
      await pages.upsert({ exportId, position, content, recordCount })
      const written = await pages.sum('recordCount', { where: { exportId } })
      await exports.update({ recordCount: written }, { where: { id: exportId } })
    },

    /** The pages of an export one after another. */
    async *pagesOf(exportId: string): AsyncGenerator<string> {
      for (let position = 0; ; position++) {
        const [page] = await readAll(pages, { where: { exportId, position } })
        if (!page) return
        yield page.content
      }
    },

    /** The file is stored: its pages are not needed any more. */
    async complete(id: string, fileKey: string): Promise<void> {
      await exports.update({ fileKey, completedAt: Date.now() }, { where: { id, completedAt: null } })
      await pages.destroy({ where: { exportId: id } })
    },
  }
}

import { hasColumn, type Migration } from '../migrate.ts'

/** How large the pages of an export are, and why one failed. Pages of exports under way count as empty: their limit comes later. */
const COLUMNS = {
  export_pages: ['size_bytes', 'INT NOT NULL DEFAULT 0'],
  exports: ['failure_reason', 'VARCHAR(30) NULL'],
} as const

export const migration: Migration = {
  async up(run) {
    for (const [table, [column, type]] of Object.entries(COLUMNS))
      if (!(await hasColumn(run, table, column))) await run(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  },
  async down(run) {
    for (const [table, [column]] of Object.entries(COLUMNS))
      if (await hasColumn(run, table, column)) await run(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  },
}

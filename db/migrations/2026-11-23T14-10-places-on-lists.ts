import { hasColumn, type Migration } from '../migrate.ts'

const CODE = (length: number) => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`

const PLACE = {
  number_as_listed: 'VARCHAR(100) NULL',
  connected_to: 'VARCHAR(100) NULL',
  via_application: 'BOOLEAN NOT NULL DEFAULT FALSE',
  sitting_time: `${CODE(5)} NULL`,
  sitting: 'BOOLEAN NULL',
  video_link: `${CODE(255)} NULL`,
} as const

const COLUMNS = {
  hearings: PLACE,
  hearing_sightings: PLACE,
  calendars: { links: 'BOOLEAN NOT NULL DEFAULT FALSE' },
} as const

/** How a list names a case, and when and how its bench sits; and whether a calendar shows links to hearings by video. */
export const migration: Migration = {
  async up(run) {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const [name, type] of Object.entries(columns))
        if (!(await hasColumn(run, table, name))) await run(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`)
  },
  async down(run) {
    for (const [table, columns] of Object.entries(COLUMNS))
      for (const name of Object.keys(columns))
        if (await hasColumn(run, table, name)) await run(`ALTER TABLE ${table} DROP COLUMN ${name}`)
  },
}

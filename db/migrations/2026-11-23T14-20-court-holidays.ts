import type { Migration } from '../migrate.ts'

const CODE = 'CHARACTER SET ascii COLLATE ascii_bin NOT NULL'

/** The days on which a court is closed or in vacation, or works although it is a weekend. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS court_holidays (
      court VARCHAR(20) ${CODE},
      day CHAR(10) ${CODE},
      kind VARCHAR(10) ${CODE},
      PRIMARY KEY (court, day),
      INDEX court_holidays_day (day)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  },
  async down(run) {
    await run('DROP TABLE IF EXISTS court_holidays')
  },
}

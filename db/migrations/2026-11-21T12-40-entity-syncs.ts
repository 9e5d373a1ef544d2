import type { Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const TABLES = {
  entity_source_syncs: `
    watchlist_entity_id ${ID} NOT NULL,
    discovery_mode VARCHAR(10) NOT NULL,
    source VARCHAR(50) NOT NULL,
    search_key ${ID} NOT NULL,
    pages INT NOT NULL,
    next_cursor VARCHAR(50) NULL,
    has_found BOOLEAN NOT NULL,
    asked_at BIGINT NOT NULL,
    outcome ENUM('found', 'none', 'failed') NULL,
    failure VARCHAR(30) NULL,
    answered_at BIGINT NULL,
    PRIMARY KEY (watchlist_entity_id, discovery_mode, source),
    CONSTRAINT entity_source_syncs_entity FOREIGN KEY (watchlist_entity_id) REFERENCES watchlist_entities (id) ON DELETE CASCADE`,
  daily_syncs: `
    id ${ID} NOT NULL PRIMARY KEY,
    started BIGINT NOT NULL,
    ended BIGINT NULL,
    entities INT NOT NULL,
    synced INT NULL,
    new_candidates INT NULL,
    INDEX daily_syncs_started (started)`,
  daily_sync_places: `
    daily_sync_id ${ID} NOT NULL,
    position INT NOT NULL,
    watchlist_entity_id ${ID} NOT NULL,
    PRIMARY KEY (daily_sync_id, position),
    CONSTRAINT daily_sync_places_sync FOREIGN KEY (daily_sync_id) REFERENCES daily_syncs (id) ON DELETE CASCADE`,
} as const

/** What each source last said of each watched entity, and the daily syncs with the order in which they serve the entities. */
export const migration: Migration = {
  async up(run) {
    for (const [name, columns] of Object.entries(TABLES))
      await run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${TABLE}`)
  },
  async down(run) {
    for (const name of Object.keys(TABLES).reverse()) await run(`DROP TABLE IF EXISTS ${name}`)
  },
}

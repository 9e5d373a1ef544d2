import { code, ID } from './column-types.ts'

export const discovery = {
  /** The last answer of each source for each entity. */
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
    INDEX entity_source_syncs_outcome (outcome, discovery_mode, source),
    CONSTRAINT entity_source_syncs_entity FOREIGN KEY (watchlist_entity_id) REFERENCES watchlist_entities (id) ON DELETE CASCADE`,
  /** Nightly syncs. The unique `open_key` allows one at a time. */
  daily_syncs: `
    id ${ID} NOT NULL,
    started BIGINT NOT NULL,
    ended BIGINT NULL,
    entities INT NOT NULL,
    synced INT NULL,
    new_candidates INT NULL,
    open_key ${code(10)} NULL,
    set_aside INT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX daily_syncs_open (open_key),
    INDEX daily_syncs_started (started)`,
  /** The order in which a sync serves entities. */
  daily_sync_positions: `
    daily_sync_id ${ID} NOT NULL,
    position INT NOT NULL,
    watchlist_entity_id ${ID} NOT NULL,
    PRIMARY KEY (daily_sync_id, position),
    CONSTRAINT daily_sync_positions_sync FOREIGN KEY (daily_sync_id) REFERENCES daily_syncs (id) ON DELETE CASCADE`,
} as const

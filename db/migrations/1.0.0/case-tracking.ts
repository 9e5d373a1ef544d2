import { code, HASH, ID } from './column-types.ts'

export const caseTracking = {
  /** Nightly refreshes of due cases. The unique `open_key` allows one at a time. */
  case_sweeps: `
    id ${ID} NOT NULL,
    open_key ${code(10)} NULL,
    started BIGINT NOT NULL,
    day CHAR(10) NOT NULL,
    ended BIGINT NULL,
    cases INT NOT NULL,
    refreshed INT NULL,
    unanswered INT NULL,
    set_aside INT NULL,
    not_found INT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX case_sweeps_open (open_key),
    INDEX case_sweeps_started (started)`,
  /** The order in which a sweep serves cases. */
  case_refresh_positions: `
    sweep_id ${ID} NOT NULL,
    position INT NOT NULL,
    tracked_case_id ${ID} NOT NULL,
    PRIMARY KEY (sweep_id, position)`,
  /** What courts last said of cases in few words, as a hash; NULL of a case that an answer left out. */
  case_states: `
    cnr VARCHAR(100) NOT NULL,
    fingerprint ${HASH} NULL,
    asked_at BIGINT NOT NULL,
    PRIMARY KEY (cnr),
    INDEX case_states_asked (asked_at)`,
} as const

/** Due cases per batch: as many as one request about cause lists may name. */
export const CASES_A_BATCH = 100

/**
 * Concurrent refreshes. Each waits for a permit at a source, which limits the rate; the workers of sources have slots
 * for all of them.
 */
export const REFRESHES_AT_ONCE = 20

/** Due cases that are taken up together: as many as one question about cause lists may name. */
export const CASES_A_BATCH = 100

/** Refreshes under way at once. Each waits for its turn at a source, which has its own rate; the workers of sources have room for them all. */
export const REFRESHES_AT_ONCE = 20

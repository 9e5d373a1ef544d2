/** Entities whose searches are planned and ended together. */
export const ENTITIES_A_BATCH = 50

/**
 * Batches under way at once: while the last questions of one wait for their answers, those of the next keep the sources busy. They have fifty
 * groups of questions for a source, more than it is asked at once.
 */
export const BATCHES_AT_ONCE = 10

/** Questions that one activity asks: so many steps of the night's history become one, and what a dead worker had begun costs seconds. */
export const SEARCHES_A_GROUP = 10

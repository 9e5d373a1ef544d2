/** Entities whose searches are planned and ended together. */
export const ENTITIES_A_BATCH = 50

/**
 * Concurrent batches: while the last searches of one are running, those of the next keep the sources busy. They have
 * fifty groups of searches for a source, more than run there at once.
 */
export const BATCHES_AT_ONCE = 10

/**
 * Searches per activity: this many steps of the run's history become one, and a dead worker's unfinished work costs
 * seconds.
 */
export const SEARCHES_A_GROUP = 10

/**
 * Deliveries of a batch: enough that the workflow's own cost hardly counts, few enough to be sent within a second in
 * general.
 */
export const MOST_IN_BATCH = 25

/** Attempts of a batch; a delivery that fails all of them continues in its own workflow. */
export const ATTEMPTS_OF_BATCH = 2

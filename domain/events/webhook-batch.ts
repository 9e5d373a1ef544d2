/** Deliveries of a batch: so many that the workflow's own cost hardly counts, few enough to be sent within a second as a rule. */
export const MOST_IN_BATCH = 25

/** As many attempts a batch makes; what is not taken by then goes on in a workflow of its own. */
export const ATTEMPTS_OF_BATCH = 2

/** Failure type of work that began only after every client who requested it had gone. */
export const NOBODY_WAITS = 'NobodyWaits'

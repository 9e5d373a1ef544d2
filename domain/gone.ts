/**
 * Failure type of work on something that is not there any more, such as after a restore of the database. No repetition brings it back,
 * so it is final.
 */
export const GONE = 'Gone'

/** Failure type of completing a collection whose list has not ended, which its workflow reads on. */
export const NOT_COLLECTED = 'NotCollected'

/** A restore of the database has taken away what the workflow of a collection had read. */
export class NotCollected extends Error {
  override name = NOT_COLLECTED

  constructor() {
    super('the database has fewer results of this search than its workflow has read')
  }
}

/** Failure type of completing a collection whose list has not ended; its workflow then reads on. */
export const NOT_COLLECTED = 'NotCollected'

/** A restore of the database has removed pages that a collection's workflow had read. */
export class NotCollected extends Error {
  override name = NOT_COLLECTED

  constructor() {
    super('the database has fewer results of this search than its workflow has read')
  }
}

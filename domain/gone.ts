/**
 * Failure type of work on a record that no longer exists, such as after a restore of the database. It is final, because
 * no retry brings the record back.
 */
export const GONE = 'Gone'

/** The record of the work no longer exists. */
export class Gone extends Error {
  override name = GONE

  /** @param thing the kind of the missing record, such as `import`; none of its content */
  constructor(thing: string) {
    super(`the ${thing} no longer exists`)
  }
}

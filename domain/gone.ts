/**
 * Failure type of work on something that is not there any more, such as after a restore of the database. No repetition brings it back,
 * so it is final.
 */
export const GONE = 'Gone'

/** The thing that work is about is not there any more. */
export class Gone extends Error {
  override name = GONE

  /** @param thing what is missing, such as `import`; nothing of what it held */
  constructor(thing: string) {
    super(`the ${thing} no longer exists`)
  }
}

/** The origin of a call to a source. */
export interface Asker {
  /** The account whose budget pays; null for the nightly run, which belongs to no account. */
  accountId: string | null
  /** Nightly work: it lets clients go first, and is paid from the nightly share of a cap. */
  isNight: boolean
}

/**
 * The order in a source's queue (Temporal's priority keys): waiting clients, then background work, then the nightly
 * run.
 */
export const CLIENT_PRIORITY = 2
/** Temporal's default, for work without a priority. */
export const USUAL_PRIORITY = 3
export const BACKGROUND_PRIORITY = 4
export const NIGHT_PRIORITY = 5

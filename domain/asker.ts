/** Who is behind a call to a source. */
export interface Asker {
  /** Whose budget it counts against; null for what the night does, which is nobody's. */
  accountId: string | null
  /** Work of the night: it lets clients go first, and is paid from the night's part of a cap. */
  isNight: boolean
}

/** Who goes first in a source's queue (Temporal's priority keys): who waits for an answer, then what was begun for later, then the night. */
export const CLIENT_PRIORITY = 2
/** Temporal's own, for work that says nothing. */
export const USUAL_PRIORITY = 3
export const BACKGROUND_PRIORITY = 4
export const NIGHT_PRIORITY = 5

import type { Tx } from '../../db/base/table.ts'

/** What a handler gets to make its request repeatable. */
export interface Repeatable {
  /**
   * Keeps the answer in the transaction of what the request does, so that both happen or neither. Returns the answer. A request without an
   * `Idempotency-Key` keeps nothing.
   */
  keep: <Answer extends object>(answer: Answer, tx: Tx) => Promise<Answer>
  /**
   * Takes the key in the transaction of what the request does, and keeps no answer: each equal request makes its own, so that a link in it is
   * fresh. Returns whether this is the first of them within the day; always true without a key.
   */
  takeKey: (tx: Tx) => Promise<boolean>
  /** The same for equal keys of an account, in 40 characters; undefined without a key. For what is unique by a key of its own. */
  idempotencyId: string | undefined
}

export const WITHOUT_KEY: Repeatable = {
  keep: async (answer) => answer,
  takeKey: async () => true,
  idempotencyId: undefined,
}

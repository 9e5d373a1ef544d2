import type { Tx } from '../../db/base/table.ts'

/** What a handler gets to make its request repeatable. */
export interface Repeatable {
  /**
   * Stores the answer in the transaction of the request's changes, so that both happen or neither. Returns the answer.
   * Does nothing without an `Idempotency-Key`.
   */
  keep: <Answer extends object>(answer: Answer, tx: Tx) => Promise<Answer>
  /**
   * Stores the key in the transaction of the request's changes, without the answer: each equal request makes its own,
   * so that a link in it is fresh. Returns whether this is the first of them within the day; always true without a key.
   */
  takeKey: (tx: Tx) => Promise<boolean>
  /**
   * Notes that the request now begins to ask sources. Returns when the first equal request of the last day did, epoch ms
   * by the database's clock: what was found since then was found for this request. Undefined without a key.
   */
  begin: () => Promise<number | undefined>
  /**
   * The key hashed with its account, in 40 characters, for rows that are unique by the key; undefined without a key.
   */
  idempotencyId: string | undefined
}

export const WITHOUT_KEY: Repeatable = {
  keep: async (answer) => answer,
  takeKey: async () => true,
  begin: async () => undefined,
  idempotencyId: undefined,
}

import type { CallContext } from '../../domain/source.ts'

/** A context of calls that keeps nothing, limits nothing and is never busy. */
export const FREE_CALL_CONTEXT: CallContext = {
  isPaused: async () => false,
  recall: async () => undefined,
  inTurn: async (_source, work) => ({ kind: 'done', value: await work() }),
  nextRequest: async () => {},
  backOff: async () => {},
  reserve: async () => 'reserved',
  refund: async () => {},
  record: async () => 'nowhere',
  settle: async () => {},
}

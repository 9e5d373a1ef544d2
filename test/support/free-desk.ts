import type { SourceDesk } from '../../domain/source.ts'

/** A desk that keeps nothing, limits nothing and is never busy. */
export const FREE_DESK: SourceDesk = {
  isPaused: async () => false,
  recall: async () => undefined,
  inTurn: async (_source, work) => ({ kind: 'done', value: await work() }),
  nextRequest: async () => {},
  leaveAlone: async () => {},
  spend: async () => 'booked',
  giveBack: async () => {},
  keep: async () => 'nowhere',
  settle: async () => {},
}

import { CLIENT_PRIORITY } from '../../domain/asker.ts'
import { createGateway } from '../../sources/gateway/gateway.ts'
import type { GatewayStore } from '../../sources/gateway/store.ts'

/** A store that keeps nothing and limits nothing. */
export const FREE_STORE: GatewayStore = {
  limits: () => ({ concurrency: 1_000, perMinute: 60_000 }),
  work: () => ({
    workId: 'work of a test',
    priority: CLIENT_PRIORITY,
    accountId: '',
    since: 0,
    isNight: false,
    cancelled: new AbortController().signal,
  }),
  isPaused: async () => false,
  allowsCall: async () => true,
  noteHealth: async () => {},
  recall: async () => undefined,
  takeSlot: async () => ({ release: async () => {} }),
  takeRate: async () => 0,
  takeQuota: async () => 0,
  useUpTenth: async () => {},
  backOff: async () => {},
  reserve: async () => 'reserved',
  refund: async () => {},
  record: async () => 'nowhere',
  settle: async () => {},
  inSpan: (_name, work) => work(),
}

export const FREE_GATEWAY = createGateway(FREE_STORE)

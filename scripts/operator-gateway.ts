import type { Database } from '../db/database.ts'
import { CLIENT_PRIORITY } from '../domain/asker.ts'
import type { Configuration } from '../platform/configuration.ts'
import { createGateway, type Gateway } from '../sources/gateway/gateway.ts'
import { limitsOf } from '../workers/gateway.ts'

/** The gateway for an operator's own calls: on the limits, quota and log of calls of the service, against no cap of a day. */
export function operatorGateway(db: Database, configuration: Configuration): Gateway {
  return createGateway({
    limits: (source) => limitsOf(configuration, source),
    work: () => ({
      workId: 'operator',
      priority: CLIENT_PRIORITY,
      accountId: '',
      since: 0,
      isNight: false,
      cancelled: new AbortController().signal,
    }),
    isPaused: (sources) => db.sourcePauses.isPaused(sources),
    allowsCall: async () => true,
    noteHealth: async () => {},
    recall: async () => undefined,
    takeSlot: (source, slots) => db.slots.take(source, slots),
    takeRate: (name, pace) => db.sourceRates.take(name, pace),
    takeQuota: (source, quota) => db.sourceQuotas.take(source, quota),
    useUpTenth: (source, perHour) => db.sourceQuotas.useUpTenth(source, perHour),
    backOff: (source, forMs) => db.sourceRates.backOff(source, limitsOf(configuration, source), forMs),
    reserve: async () => 'reserved',
    refund: async () => {},
    record: ({ question: _, ...answer }) => db.sourceCalls.record(answer),
    async settle(callId, { outcome, cost }) {
      await db.sourceCalls.settle(callId, { outcome, ...(cost && { costPaise: cost.costPaise }) })
    },
    inSpan: (_name, work) => work(),
  })
}

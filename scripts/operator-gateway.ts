import type { Database } from '../db/database.ts'
import { CLIENT_PRIORITY } from '../domain/asker.ts'
import type { Configuration } from '../platform/configuration.ts'
import { createGateway, type Gateway } from '../sources/gateway/gateway.ts'
import { limitsOf } from '../workers/gateway.ts'

/** A call that an operator made, and what was booked for it. */
export interface OperatorCall {
  operation: string
  costPaise: number
}

/**
 * The gateway for an operator's own calls: on the limits, quota and log of calls of the service, against no cap of a day.
 * @param calls gets each call that is made
 */
export function operatorGateway(db: Database, configuration: Configuration, calls: OperatorCall[] = []): Gateway {
  const byId = new Map<string, OperatorCall>()
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
    async record({ question: _, ...answer }) {
      const callId = await db.sourceCalls.record(answer)
      const call = { operation: answer.operation, costPaise: answer.costPaise }
      byId.set(callId, call)
      calls.push(call)
      return callId
    },
    async settle(callId, { source: _, ...end }) {
      const call = byId.get(callId)
      if (call && end.costPaise !== undefined) call.costPaise = end.costPaise
      await db.sourceCalls.settle(callId, end)
    },
    inSpan: (_name, work) => work(),
  })
}

import type { CourtCase, CourtOrder } from '../../../domain/case.ts'
import { findSameOrder } from '../../../domain/orders/same-order.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { EcourtsIndia } from './client.ts'

/**
 * Fetches an order's document from eCourtsIndia. An order that another source listed is first looked up in its record
 * of the case; one that is not there may still be at the court.
 */
export async function orderFromEcourtsIndia(
  ecourtsindia: EcourtsIndia,
  { order, courtCase }: { order: CourtOrder; courtCase: CourtCase },
  signal: AbortSignal,
): Promise<SourceAnswer<{ bytes: Uint8Array }>> {
  if (order.reference?.startsWith('ecourtsindia/')) return ecourtsindia.fetchOrderDocument(order.reference, { signal })
  const record = await ecourtsindia.readCaseDetail(courtCase.identifier.cnr ?? '', {
    signal,
    courtType: courtCase.courtType,
  })
  if (record.kind !== 'found') return record.kind === 'none' ? notThere(record.callId) : record
  const same = findSameOrder({ order, courtCase }, record.value.courtCase.orders)
  if (!same?.reference) return notThere(record.callId)
  const answer = await ecourtsindia.fetchOrderDocument(same.reference, { signal })
  return answer.kind === 'none' ? notThere(answer.callId) : answer
}

function notThere(callId: string): SourceAnswer<never> {
  return { kind: 'failed', failure: { class: 'NotIndexed', message: 'The source does not have this order.' }, callId }
}

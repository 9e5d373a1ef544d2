import type { CourtCase, CourtOrder } from '../../../domain/case.ts'
import { findSameOrder } from '../../../domain/orders/same-order.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { failed, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { isPdf, notAPdf, type OrderDocument } from '../document.ts'
import { type CallOptions, MAX_DOCUMENT_BYTES } from '../provider-call.ts'
import { ask, type NapixSession, refuse } from './call.ts'
import { readCaseRecord } from './case-record.ts'
import { readFailure } from './failures.ts'
import { readReference } from './orders.ts'
import { levelOfCnr } from './services.ts'

/** Fetches the document of an order by the reference that its record gave. The courts send it as bytes or as text, in several forms. */
export async function fetchOrderDocument(
  session: NapixSession,
  reference: string,
  options: CallOptions = {},
): Promise<SourceAnswer<OrderDocument>> {
  const order = readReference(reference)
  const level = order && levelOfCnr(order.cnr)
  const operation = 'orderDocument' as const
  if (!order || !level)
    return refuse(session, { operation, subject: reference }, 'InvalidInput', 'This is no reference of this source.')
  const { cnr, number, orderDate } = order
  const words = { cino: cnr, ...(number !== undefined && { order_no: number }), order_date: orderDate }
  // Encrypted in Base64 within Base64.
  const maxBytes = 2 * MAX_DOCUMENT_BYTES
  return ask(session, { operation, level, subject: reference, words, maxBytes }, readOrder, options)
}

/** Texts that come in place of an order are no document, and do not say that the court has none. */
function readOrder(answer: HttpAnswer): Reading<OrderDocument> {
  if (answer.status === 200 && isPdf(answer.body)) return { kind: 'found', value: { bytes: answer.body } }
  const failure = readFailure(answer)
  if (failure?.kind === 'none') return failed('NotIndexed', 'The court sent no such order.')
  const isText = answer.status === 200 && answer.body.length > 0
  if (failure?.kind === 'failed' && !(isText && failure.failure.class === 'Upstream')) return failure
  return notAPdf(answer.status)
}

/** Fetches an order's document. An order that another source listed is first looked for in the court's own record. */
export async function fetchOrderOfCase(
  session: NapixSession,
  { order, courtCase }: { order: CourtOrder; courtCase: CourtCase },
  options: CallOptions = {},
): Promise<SourceAnswer<OrderDocument>> {
  if (order.reference?.startsWith('napix/')) return fetchOrderDocument(session, order.reference, options)
  const record = await readCaseRecord(session, courtCase.identifier.cnr ?? '', options)
  if (record.kind === 'failed') return record
  const listed = record.kind === 'found' ? record.value.courtCase.orders : []
  const same = findSameOrder({ order, courtCase }, listed)
  if (same?.reference) return fetchOrderDocument(session, same.reference, options)
  const failure = { class: 'NotIndexed' as const, message: 'The source does not have this order.' }
  return { kind: 'failed', failure, callId: record.callId }
}

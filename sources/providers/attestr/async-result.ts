import { z } from 'zod'
import type { CourtOrder } from '../../../domain/case.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { NeededRows, NeededText, present, type Rows, Text } from '../../readings.ts'
import { followable } from '../document.ts'
import type { CallOptions } from '../provider-call.ts'
import { call, readBy, reading } from './call.ts'
import type { AttestrContext } from './config.ts'
import { readInvalid } from './failures.ts'
import { courtOrder, OrderRow } from './orders.ts'

export interface DeliveredOrders {
  /** Addresses may expire soon: fetch them at once. An order without one has no document here. */
  orders: (CourtOrder & { reference: string; url?: string })[]
  omittedRows: number
}

/** Work on all orders of a case takes minutes; more frequent calls bring nothing new. */
const ASK_AGAIN_MS = 15_000

/**
 * Reads the state of background work: `Pending` until it is over, `NotIndexed` when it ended without the documents.
 * Free.
 */
export function readAsyncResult(
  context: AttestrContext,
  asyncId: string,
  options: CallOptions = {},
): Promise<SourceAnswer<DeliveredOrders>> {
  return call(
    context,
    {
      operation: 'asyncResult',
      subject: asyncId,
      method: 'GET',
      path: `/api/v2/public/async/${encodeURIComponent(asyncId)}`,
    },
    reading(Progress, (progress) => readProgress(progress, context.config.baseUrl)),
    options,
  )
}

/** The list of orders, by either of the names it may have. */
const Output = z
  .object({ orders: NeededRows(OrderRow) })
  .or(z.object({ documents: NeededRows(OrderRow) }).transform(({ documents }) => ({ orders: documents })))

const Progress = z.object({
  status: NeededText,
  output: z.unknown().transform(decoded).optional(),
  error: z.object({ message: Text }).optional().catch(undefined),
})

function readProgress({ status, output, error }: z.output<typeof Progress>, baseUrl: string): Reading<DeliveredOrders> {
  if (status !== 'COMPLETED' && status !== 'ERRORED')
    return failed('Pending', 'The source is still working on the request.', { retryAfterMs: ASK_AGAIN_MS })
  const end =
    status === 'ERRORED'
      ? readInvalid({ message: error?.message })
      : readBy(Output, output, ({ orders }) => readOrders(orders, baseUrl), 'output')
  // Work that has ended does not change; `Upstream` would have it read again and again.
  const isFailed = end.kind === 'failed' && end.failure.class === 'Upstream'
  return isFailed ? failed('NotIndexed', 'The work of the source ended without the documents.') : end
}

function readOrders({ kept, omitted }: Rows<OrderRow>, baseUrl: string): Reading<DeliveredOrders> {
  if (kept.length + omitted === 0) return { kind: 'none' }
  const orders = kept.map((row) => present({ ...courtOrder(row, kept), url: followable(baseUrl, row.url)?.href }))
  return { kind: 'found', value: { orders, omittedRows: omitted } }
}

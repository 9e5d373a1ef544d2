import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { Reading } from '../../http-answer.ts'
import { NeededText } from '../../readings.ts'
import { isPdf, notAPdf, type OrderDocument } from '../document.ts'
import { type CallOptions, MAX_DOCUMENT_BYTES } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import type { EcourtsIndiaContext } from './config.ts'
import { ORDER_QUERY, orderPath, readReference } from './orders.ts'

/** Fetches the document that comes with an order's conversion to text. A first conversion takes minutes. */
export async function fetchOrderMarkdown(
  context: EcourtsIndiaContext,
  reference: string,
  options: CallOptions = {},
): Promise<SourceAnswer<OrderDocument>> {
  const order = readReference(reference)
  if (!order) return refuse(context, 'orderMarkdown', reference, 'This is not a reference to an order of this source.')
  return call(
    context,
    {
      operation: 'orderMarkdown',
      subject: reference,
      method: 'GET',
      path: orderPath(order, 'order-md'),
      query: ORDER_QUERY,
      maxBytes: MAX_DOCUMENT_BYTES,
    },
    reading(z.object({ pdfBase64: NeededText }), ({ pdfBase64 }) => documentOf(pdfBase64)),
    options,
  )
}

function documentOf(base64: string): Reading<OrderDocument> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  return isPdf(bytes) ? { kind: 'found', value: { bytes } } : notAPdf(200)
}

import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { HttpAnswer, Reading } from '../../http-answer.ts'
import { Text } from '../../readings.ts'
import { fetchLink, followable, type OrderDocument, readDocument } from '../document.ts'
import { type CallOptions, MAX_DOCUMENT_BYTES } from '../provider-call.ts'
import { authorizationOf, call, reading, refuse } from './call.ts'
import type { EcourtsIndiaContext } from './config.ts'
import { fetchOrderMarkdown } from './order-markdown.ts'
import { ORDER_QUERY, orderPath, readReference } from './orders.ts'

/**
 * Fetches the document of an order by the reference from its case detail: the court's own file, without the source's
 * watermark. The source answers with the file, with an address to fetch it from, or with a description only; the file
 * is then taken from the order's conversion to text, which is a second paid call.
 */
export async function fetchOrderDocument(
  context: EcourtsIndiaContext,
  reference: string,
  options: CallOptions = {},
): Promise<SourceAnswer<OrderDocument>> {
  const order = readReference(reference)
  if (!order) return refuse(context, 'orderDocument', reference, 'This is not a reference to an order of this source.')
  const reply = await call(
    context,
    {
      operation: 'orderDocument',
      subject: reference,
      method: 'GET',
      path: orderPath(order, 'order'),
      query: ORDER_QUERY,
      maxBytes: MAX_DOCUMENT_BYTES,
    },
    readReply,
    options,
  )
  if (reply.kind !== 'found') return reply
  if ('bytes' in reply.value) return { ...reply, value: reply.value }
  const url = followable(context.config.baseUrl, reply.value.url)
  if (!url) return fetchOrderMarkdown(context, reference, options)
  return fetchLink(
    'ecourtsindia',
    context,
    authorizationOf(context.config),
    { operation: 'orderDocument', subject: reference, url },
    options,
  )
}

/** The description sent instead of the file; its other fields repeat the request. */
const Description = z.object({ url: Text })

function readReply(answer: HttpAnswer): Reading<OrderDocument | z.output<typeof Description>> {
  if (answer.json === undefined) return readDocument(answer)
  return reading(Description, (value) => ({ kind: 'found', value }))(answer)
}

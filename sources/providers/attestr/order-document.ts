import type { SourceAnswer } from '../../../domain/source.ts'
import { fetchLink, followable, type OrderDocument } from '../document.ts'
import type { CallOptions } from '../provider-call.ts'
import { authorizationOf, refuse } from './call.ts'
import type { AttestrContext } from './config.ts'

/** Fetches the document of a delivered order from its address. Free: the delivery was paid. */
export async function fetchOrderDocument(
  context: AttestrContext,
  { reference, url }: { reference: string; url: string },
  options: CallOptions = {},
): Promise<SourceAnswer<OrderDocument>> {
  const address = followable(context.config.baseUrl, url)
  if (!address)
    return refuse(context, 'orderDocument', reference, 'InvalidInput', 'The URL of the document is not allowed.')
  const link = { operation: 'orderDocument' as const, subject: reference, url: address }
  return fetchLink('attestr', context, authorizationOf(context.config), link, options)
}

import type { CourtOrder } from '../../domain/case.ts'
import type { WorldCase } from './case.ts'
import { textPdf } from './order-pdf.ts'
import { orderText } from './order-text.ts'
import { isVariant, VARIANTS } from './order-variants.ts'
import { RESERVED_CASES } from './reserved-cases.ts'

/** A document as a court or provider delivers it. */
export interface OrderDocument {
  bytes: Uint8Array
  contentType: string
}

/**
 * The number of cached documents: enough for a test's orders, little enough for memory (4 KB each, a few much longer).
 */
const KEPT = 500
const cache = new Map<string, OrderDocument>()

/**
 * The document of an order. The same order has the same bytes throughout a process, and in every process unless it is
 * encrypted.
 */
export async function orderDocument(page: WorldCase, order: CourtOrder): Promise<OrderDocument> {
  const variant = page.reserved === undefined ? undefined : RESERVED_CASES[page.reserved]?.document?.kind
  const key = `${variant} ${orderText(page, order)}`
  const made = cache.get(key) ?? (await make(page, order, variant))
  if (cache.size >= KEPT) cache.clear()
  cache.set(key, made)
  return made
}

async function make(page: WorldCase, order: CourtOrder, variant: string | undefined): Promise<OrderDocument> {
  const bytes = isVariant(variant) ? await VARIANTS[variant](page, order) : await textPdf(orderText(page, order))
  return { bytes, contentType: variant === 'html page' ? 'text/html' : 'application/pdf' }
}

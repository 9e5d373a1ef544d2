import type { CourtOrder } from '../../domain/case.ts'
import type { WorldCase } from './case.ts'
import { orderPdf } from './order-pdf.ts'
import { orderText } from './order-text.ts'

/** A document as a court or provider hands it out. */
export interface OrderDocument {
  bytes: Uint8Array
  contentType: string
}

/** The document of an order: two pages of text. The same order has the same bytes, always. */
export async function orderDocument(page: WorldCase, order: CourtOrder): Promise<OrderDocument> {
  return { bytes: await orderPdf(orderText(page, order)), contentType: 'application/pdf' }
}

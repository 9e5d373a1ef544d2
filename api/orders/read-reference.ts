import { z } from 'zod'
import { readReference } from '../../documents/reference.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { printDate } from '../../domain/dates.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'

/** `GET /documents/references/{CP-…}`: returns what the reference on a stamped page denotes. */
export const readDocumentReference = endpoint({
  method: 'GET',
  path: '/documents/references/:reference',
  summary: 'Look up the reference printed on a stamped page',
  weight: 1,
  product: 'ORDER_DOWNLOADS',
  permission: 'case.read',
  params: z.strictObject({ reference: z.string().max(100) }),
  returns: 'The order that the reference belongs to.',
  replies: {
    200: z
      .strictObject({
        reference: z.string(),
        searchId: z.string(),
        courtType: z.enum(COURT_TYPES),
        court: z.string(),
        caseNumber: z.string().nullable(),
        cnr: z.string().meta({ description: 'Empty if the court gives the case no CNR.' }),
        orderId: z.string(),
        orderNumber: z.string(),
        orderDate: z.string().meta({ description: '`DD-MM-YYYY`' }),
        retrievedAt: z
          .int()
          .meta({ description: 'When the document was retrieved from the court, in epoch milliseconds.' }),
        pages: z.int(),
        originalSha256: z
          .string()
          .meta({ description: 'SHA-256 of the original file of the court, before it was stamped.' }),
      })
      .meta({ id: 'DocumentReference' }),
  },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, { db }) {
    const reference = readReference(params.reference)
    const found = reference && (await db.orderDocuments.findByReference(caller.accountId, reference))
    if (!found) throw refuse('NO_SUCH_RESOURCE')
    const { document, order } = found
    const { courtCase } = order
    return {
      reference: document.reference,
      searchId: order.searchId,
      courtType: courtCase.courtType,
      court: courtCase.court,
      caseNumber: courtCase.caseNumber ?? null,
      cnr: courtCase.identifier.cnr ?? '',
      orderId: order.orderId,
      orderNumber: order.order.number,
      orderDate: printDate(order.order.orderDate),
      retrievedAt: document.retrievedAt,
      pages: document.pages,
      originalSha256: document.originalKey,
    }
  },
})

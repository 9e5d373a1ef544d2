import { z } from 'zod'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { NeededText } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import type { AttestrContext } from './config.ts'

/** A background job of the source; `readAsyncResult` reads its result. */
export interface AsyncWork {
  asyncId: string
}

/**
 * Asks the source to fetch all orders of a case from its court; more orders take longer. Cases with a CNR and High
 * Court cases by number are taken, other courts are `Unsupported`. Two requests are paid twice.
 */
export async function requestOrderDocuments(
  context: AttestrContext,
  identifier: CaseIdentifier,
  options: CallOptions = {},
): Promise<SourceAnswer<AsyncWork>> {
  const request = requestFor(identifier)
  if (!request) {
    const subject = Object.values(identifier).join(':')
    return refuse(
      context,
      'orderDocuments',
      subject,
      'Unsupported',
      'Orders are available only by CNR or by the number of a High Court case.',
    )
  }
  return call(
    context,
    { operation: 'orderDocuments', method: 'POST', ...request },
    reading(Receipt, (asyncId) => ({ kind: 'found', value: { asyncId } })),
    options,
  )
}

/** One background job, in a list of one or by itself. */
const Receipt = z
  .union([z.object({ items: z.tuple([z.unknown()]) }).transform(({ items }) => items[0]), z.unknown()])
  .pipe(z.object({ _id: NeededText }))
  .transform(({ _id }) => _id)

/** The route for High Court numbers wants the type inside the number: `Crl.A/12/2025`. */
function requestFor({ courtType, cnr, establishmentCode, caseType, registrationNumber }: CaseIdentifier) {
  if (cnr) return { subject: cnr, path: '/api/v2/public/ecourtx/cnr/advanced', body: { cnr } }
  if (courtType !== 'HC' || !establishmentCode || !caseType || !registrationNumber) return undefined
  const number = `${caseType}/${registrationNumber}`
  return {
    subject: `${establishmentCode} ${number}`,
    path: '/api/v2/public/ecourtx/hc/cnr/advanced',
    body: { establishmentCode, registrationNumber: number },
  }
}

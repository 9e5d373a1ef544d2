import type { LookedUpCase, StoredOrder } from '../../db/case-lookup/looked-up-cases.ts'
import type { OrderDocument } from '../../db/orders/order-documents.ts'
import { signLink } from '../../documents/links.ts'
import type { Configuration } from '../../platform/configuration.ts'

/** Returns a fresh signed link to an order's stamped document. */
export function linkTo(
  { stampedKey }: OrderDocument,
  { courtCase }: Pick<LookedUpCase, 'courtCase'>,
  order: Pick<StoredOrder, 'number' | 'orderDate'>,
  { PUBLIC_URL, SIGNING_SECRET }: Configuration,
): string {
  return signLink({
    key: stampedKey,
    fileName: fileNameOf(courtCase, order),
    now: Date.now(),
    secret: SIGNING_SECRET,
    baseUrl: PUBLIC_URL,
  })
}

/**
 * Returns `DLHC019000012024-order-2-2024-03-20.pdf`: the case, the order and its day, in characters that every file
 * system accepts.
 */
function fileNameOf(
  { identifier, caseNumber }: LookedUpCase['courtCase'],
  { number, orderDate }: Pick<StoredOrder, 'number' | 'orderDate'>,
): string {
  const { cnr, filingNumber, registrationNumber, diaryNumber } = identifier
  const caseName = cnr ?? caseNumber ?? filingNumber ?? registrationNumber ?? diaryNumber ?? 'case'
  return `${bare(caseName)}-order-${bare(number)}-${orderDate}.pdf`
}

function bare(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

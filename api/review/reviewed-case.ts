import { caseRef } from '../../domain/courts/case-ref.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'

/** Returns a case as the operator's review and the search attributes of its workflow name it. */
export function reviewedCase({ courtType }: CaseIdentifier, identityKey: string) {
  return { identityKey, courtType, caseRef: caseRef(identityKey) }
}

import type { CourtCase } from '../case.ts'
import { caseRef } from './case-ref.ts'
import { recogniseCase } from './index.ts'

/** Returns the ref of a stored case, which was recognised before. @throws for a case without an identity */
export function refOfCase({ courtType, identifier }: Pick<CourtCase, 'courtType' | 'identifier'>): string {
  const { identity } = recogniseCase(courtType, identifier)
  if (!identity) throw new Error('the stored case has no identity key')
  return caseRef(identity.key)
}

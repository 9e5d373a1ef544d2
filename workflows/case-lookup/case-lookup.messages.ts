import { defineQuery } from '@temporalio/workflow'
import type { CaseSource } from '../../domain/case-sources.ts'
import type { CaseIdentifier, CaseIdentity } from '../../domain/courts/types.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CaseLookupInput {
  accountId: string
  identifier: CaseIdentifier
  /** The case's identity by the identifier. By default it is derived from the identifier. */
  identity?: CaseIdentity
  /** The identity key of the request; the case may be stored under another one. */
  identityKey: string
  requestId: string
  /** The sources to ask, in this order. */
  sources: CaseSource[]
}

/**
 * A certain "no such case" is a result; sources that cannot be reached fail the workflow (`SourcesUnavailable`).
 * `fetchCount` is the number of this fetch of the record: the client that gets it is charged for it.
 */
export type CaseLookupResult = { outcome: 'FOUND'; searchId: string; fetchCount: number } | { outcome: 'NOT_FOUND' }

export type CaseLookupState = 'asking the sources' | 'stored' | 'no such case' | 'no source could answer'

export const caseLookupState = defineQuery<CaseLookupState>('state')

/** Failure type of a lookup that no source could answer. */
export const SOURCES_UNAVAILABLE = 'SourcesUnavailable'

/**
 * A live lookup of one case for one account. Equal requests share the running workflow; once it has ended, the next
 * request is a refresh, so the id may be used again.
 */
export function startCaseLookup(input: CaseLookupInput, caseRef: string): WorkflowStart {
  return {
    type: 'caseLookup',
    workflowId: `case-lookup/${input.accountId}/${input.identityKey}`,
    input,
    summary: `Look up ${input.identityKey}`,
    attributes: {
      accountId: input.accountId,
      courtType: input.identifier.courtType,
      caseRef,
      requestId: input.requestId,
      stage: 'asking the sources' satisfies CaseLookupState,
    },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

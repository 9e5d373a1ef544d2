import { defineQuery } from '@temporalio/workflow'
import type { IsoDate } from '../../domain/case.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CaseRefreshInput {
  caseId: string
  /** The day a cause list names, if one was read. */
  listedOn?: IsoDate
  /** No client waits: a source may take until the end of the sweep. */
  isPatient?: boolean
}

/** A certain "no such case" is a result; sources that cannot be reached fail the workflow (`SourcesUnavailable`). */
export type CaseRefreshResult = { outcome: 'REFRESHED'; lastFetchedAt: number } | { outcome: 'NOT_FOUND' }

export type CaseRefreshState = 'asking the sources' | 'refreshed' | 'no such case' | 'no source could answer'

export const caseRefreshState = defineQuery<CaseRefreshState>('state')

/** The workflow id of a case's refresh. */
export function caseRefreshId(caseId: string): string {
  return `case-refresh/${caseId}`
}

export interface RefreshedCaseAttributes {
  accountId: string
  requestId: string
  identityKey: string
  caseRef: string
  courtType: CourtType
}

/**
 * Refreshes a tracked case from its court. Requests join a running refresh; after its end the next one starts a new
 * refresh.
 */
export function startCaseRefresh(input: CaseRefreshInput, about: RefreshedCaseAttributes): WorkflowStart {
  const { identityKey, ...attributes } = about
  return {
    type: 'caseRefresh',
    workflowId: caseRefreshId(input.caseId),
    input,
    summary: `Refresh ${identityKey}`,
    attributes: { ...attributes, stage: 'asking the sources' satisfies CaseRefreshState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

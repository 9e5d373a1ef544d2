import { defineQuery } from '@temporalio/workflow'
import type { IsoDate } from '../../domain/case.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CaseRefreshInput {
  caseId: string
  /** The day a cause list names, where one was asked. */
  listedOn?: IsoDate
  /** Nobody waits: a source may take its time, until the sweep's own time is over. */
  isPatient?: boolean
}

/** A sure "no such case" is a result; sources that cannot be reached end the workflow as failed (`SourcesUnavailable`). */
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

/** A fresh look at the court for a tracked case. Requests while one is under way join it; after that the next one is a new look. */
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

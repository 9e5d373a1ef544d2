import { TypedSearchAttributes } from '@temporalio/common'
import { setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow'
import { type SearchAttributes, searchAttributePairs } from '../../domain/search-attributes.ts'

/**
 * Shows operators the stage of the workflow: in its current details, and as a search attribute to filter by.
 * @param more for the details alone: counts, instants, ids; nothing personal
 */
export function setStage(stage: string, more?: string): void {
  setCurrentDetails(more === undefined ? stage : `${stage}: ${more}`)
  upsertSearchAttributes(searchAttributePairs({ stage }))
}

/** An instant, epoch ms, for operators. */
export function inUtc(at: number): string {
  return new Date(at).toISOString()
}

/** The stage a workflow is started with, for one that starts another. */
export function stageAtStart(stage: string): TypedSearchAttributes {
  return new TypedSearchAttributes(searchAttributePairs({ stage }))
}

/** Lets operators find a workflow that another one started by the case it is about; one that the API starts says so itself. */
export function setSearchAttributes(about: SearchAttributes): void {
  if (!workflowInfo().parent) return
  upsertSearchAttributes(searchAttributePairs(about))
}

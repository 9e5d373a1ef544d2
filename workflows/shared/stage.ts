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

/** Formats an instant, epoch ms, for operators. */
export function inUtc(at: number): string {
  return new Date(at).toISOString()
}

/** Returns the attributes of a workflow's first stage, for its starter. */
export function stageAtStart(stage: string): TypedSearchAttributes {
  return new TypedSearchAttributes(searchAttributePairs({ stage }))
}

/** Lets operators find a child workflow by its case; the API sets this on the workflows that it starts. */
export function setSearchAttributes(about: SearchAttributes): void {
  if (!workflowInfo().parent) return
  upsertSearchAttributes(searchAttributePairs(about))
}

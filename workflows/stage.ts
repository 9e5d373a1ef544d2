import { defineSearchAttributeKey } from '@temporalio/common'
import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow'

const STAGE = defineSearchAttributeKey('Stage', 'KEYWORD')

/** Shows operators where the workflow stands: in its current details, and as a search attribute to filter by. */
export function showStage(stage: string): void {
  setCurrentDetails(stage)
  upsertSearchAttributes([{ key: STAGE, value: stage }])
}

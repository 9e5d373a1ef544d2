import { defineQuery } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface BulkImportInput {
  importId: string
}

/** The rows of an import, with and without an outcome. */
export interface ImportProgress {
  done: number
  pending: number
}

export const importProgress = defineQuery<ImportProgress | 'not begun'>('progress')

export function bulkImportId(importId: string): string {
  return `import/${importId}`
}

/** An import runs once; a new worker continues the work of a lost one in the same run. */
export function startBulkImport(
  input: BulkImportInput,
  { accountId, requestId }: { accountId: string; requestId: string },
): WorkflowStart {
  return {
    type: 'bulkImport',
    workflowId: bulkImportId(input.importId),
    input,
    summary: 'Import entities',
    attributes: { accountId, requestId, stage: 'creating entities' },
    reusePolicy: 'REJECT_DUPLICATE',
  }
}

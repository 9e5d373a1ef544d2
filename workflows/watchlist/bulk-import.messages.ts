import { defineQuery } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface BulkImportInput {
  importId: string
}

/** Rows of an import by whether they have their outcome. */
export interface ImportProgress {
  done: number
  pending: number
}

export const importProgress = defineQuery<ImportProgress | 'not begun'>('progress')

export function bulkImportId(importId: string): string {
  return `import/${importId}`
}

/** An import runs once; what a lost worker left is done by the next one, in the same run. */
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

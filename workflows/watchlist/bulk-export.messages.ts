import { defineQuery } from '@temporalio/workflow'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface BulkExportInput {
  exportId: string
}

export interface ExportProgress {
  pages: number
  records: number
}

/** Failure type of an export that exceeds the size of a file. */
export const EXPORT_TOO_LARGE = 'ExportTooLarge'

export const exportProgress = defineQuery<ExportProgress>('progress')

export function bulkExportId(exportId: string): string {
  return `export/${exportId}`
}

/** An export runs once; a new worker continues the work of a lost one in the same run. */
export function startBulkExport(
  input: BulkExportInput,
  { accountId, requestId }: { accountId: string; requestId: string },
): WorkflowStart {
  return {
    type: 'bulkExport',
    workflowId: bulkExportId(input.exportId),
    input,
    summary: 'Export a watchlist',
    attributes: { accountId, requestId, stage: 'writing pages' },
    reusePolicy: 'REJECT_DUPLICATE',
  }
}

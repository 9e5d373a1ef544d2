import { isCancellation, proxyActivities, setCurrentDetails, setHandler } from '@temporalio/workflow'
import type { BulkExportActivities } from '../../activities/watchlist/bulk-export.ts'
import { isActivityFailure } from '../shared/activity-failure.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import { type BulkExportInput, EXPORT_TOO_LARGE, type ExportProgress, exportProgress } from './bulk-export.messages.ts'

const { writePage } = proxyActivities<BulkExportActivities>(OPTIONS.exportPage)
const { storeFile } = proxyActivities<BulkExportActivities>(OPTIONS.storeFile)
const { failExport } = proxyActivities<BulkExportActivities>(OPTIONS.database)

/**
 * Writes the requested records page by page, and stores them as one file. Started by `POST /watchlist/exports`. An
 * error that prevents this ends the export FAILED, and the workflow with it.
 */
export async function bulkExport(input: BulkExportInput): Promise<ExportProgress> {
  const progress: ExportProgress = { pages: 0, records: 0 }
  setHandler(exportProgress, () => progress)
  try {
    await write(input, progress)
  } catch (error) {
    if (isCancellation(error)) throw error
    await failExport({ ...input, reason: isActivityFailure(error, EXPORT_TOO_LARGE) ? 'TOO_LARGE' : 'NOT_FINISHED' })
    setStage('failed')
    throw error
  }
  setStage('done')
  return progress
}

async function write({ exportId }: BulkExportInput, progress: ExportProgress): Promise<void> {
  setStage('writing pages')
  let after: string | null = ''
  while (after !== null) {
    const page: { records: number; last: string | null } = await writePage({
      exportId,
      position: progress.pages,
      after,
    })
    progress.pages++
    progress.records += page.records
    setCurrentDetails(`writing pages: ${progress.pages} written, ${progress.records} records`)
    after = page.last
  }
  setStage('storing the file')
  await storeFile({ exportId })
}

import { proxyActivities, setHandler } from '@temporalio/workflow'
import type { BulkExportActivities } from '../activities/bulk-export.ts'
import { type BulkExportInput, type ExportProgress, exportProgress } from './bulk-export.messages.ts'
import { OPTIONS } from './options.ts'
import { showStage } from './stage.ts'

const { writePage } = proxyActivities<BulkExportActivities>(OPTIONS.database)
const { storeFile } = proxyActivities<BulkExportActivities>(OPTIONS.storeFile)

/** Writes what was asked for page by page, and stores it as one file. Started by `POST /watchlist/exports`. */
export async function bulkExport({ exportId }: BulkExportInput): Promise<ExportProgress> {
  const progress: ExportProgress = { pages: 0, records: 0 }
  setHandler(exportProgress, () => progress)

  showStage('writing pages')
  let after: string | null = ''
  while (after !== null) {
    const page: { records: number; last: string | null } = await writePage({
      exportId,
      position: progress.pages,
      after,
    })
    progress.pages++
    progress.records += page.records
    after = page.last
  }

  showStage('storing the file')
  await storeFile({ exportId })
  showStage('done')
  return progress
}

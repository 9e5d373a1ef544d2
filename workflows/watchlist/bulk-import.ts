import { proxyActivities, setCurrentDetails, setHandler } from '@temporalio/workflow'
import type { BulkImportActivities } from '../../activities/watchlist/bulk-import.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import { type BulkImportInput, type ImportProgress, importProgress } from './bulk-import.messages.ts'

const { importNextRows, widenNextNames } = proxyActivities<BulkImportActivities>(OPTIONS.database)

/**
 * Creates the entities of an import, page by page, and then their name variations. Started by `POST
 * /watchlist/entities/import`. The import is complete for its client once every row has an outcome; variations come
 * after.
 */
export async function bulkImport({ importId }: BulkImportInput): Promise<ImportProgress> {
  let progress: ImportProgress | undefined
  setHandler(importProgress, () => progress ?? 'not begun')

  setStage('creating entities')
  do {
    progress = await importNextRows({ importId })
    setCurrentDetails(`creating entities: ${progress.done} rows done, ${progress.pending} remaining`)
  } while (progress.pending > 0)

  setStage('generating name variations')
  let after: number | null = 0
  while (after !== null) after = await widenNextNames({ importId, after })
  setStage('done')
  return progress
}

import { CancellationScope, proxyActivities } from '@temporalio/workflow'
import type { ErasureActivities } from '../../activities/privacy/erasure.ts'
import type { NameCursor } from '../../domain/privacy/erasure.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import type { ErasureInput } from './erasure.messages.ts'

const activities = proxyActivities<ErasureActivities>(OPTIONS.erasure)

/** Running work can write once more while it is being ended; the next pass finds what it wrote. */
const MAX_PASSES = 5

/**
 * Erases an account, an entity, a case or a person, and proves it: deletes workflows, rows and documents until a count
 * finds none. A dry run only counts; a cancelled erasure ends FAILED. Started by `POST /account/erasures` and `POST
 * /backoffice/erasures`. Ends with the number of remaining rows, 0 unless it failed.
 */
export async function erasure({ erasureId }: ErasureInput): Promise<number> {
  try {
    return await erase(erasureId)
  } catch (error) {
    await CancellationScope.nonCancellable(() => activities.failErasure({ erasureId }))
    throw error
  }
}

async function erase(erasureId: string): Promise<number> {
  setStage('counting')
  const { isDone } = await activities.beginErasure({ erasureId })
  if (isDone) {
    await throughNames((cursor) => activities.countNames({ erasureId, cursor, into: 'found' }))
    return activities.endErasure({ erasureId })
  }
  for (let pass = 1; ; pass++) {
    setStage('deleting workflows')
    await activities.eraseWorkflows({ erasureId })
    setStage('deleting rows')
    while (await activities.eraseRows({ erasureId }));
    await throughNames((cursor) => activities.eraseNames({ erasureId, cursor }))
    setStage('deleting documents')
    await activities.eraseFiles({ erasureId })
    await activities.eraseWorkflows({ erasureId })
    setStage('checking')
    const { left } = await activities.checkErasure({ erasureId })
    const names = await throughNames((cursor) => activities.countNames({ erasureId, cursor, into: 'left' }))
    if (left + names === 0 || pass === MAX_PASSES) return activities.endErasure({ erasureId })
  }
}

/** Searches all stored texts, in batches. Returns how many rows named the person. */
async function throughNames(
  look: (cursor: NameCursor | null) => Promise<{ rows: number; next: NameCursor | null }>,
): Promise<number> {
  let rows = 0
  let cursor: NameCursor | null = null
  do {
    const portion: { rows: number; next: NameCursor | null } = await look(cursor)
    rows += portion.rows
    cursor = portion.next
  } while (cursor !== null)
  return rows
}

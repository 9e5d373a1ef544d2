import { ApplicationFailure } from '@temporalio/common'
import { isDatabaseDown } from '../../db/base/errors.ts'
import type { Log } from '../../platform/log.ts'

/**
 * Runs work on many items together. If that fails, finds the failing items, sets those aside with an error in the log,
 * and runs it on the others. An outage of the database sets nothing aside.
 * @param work must be idempotent
 */
export async function settingAside<Outcome>(
  { log, kind }: { log: Log; kind: 'entity' | 'case' | 'account' },
  ids: string[],
  work: (ids: string[]) => Promise<Outcome>,
): Promise<{ outcome: Outcome; setAside: number }> {
  try {
    return { outcome: await work(ids), setAside: 0 }
  } catch (error) {
    if (concernsAll(error)) throw error
  }
  const able: string[] = []
  for (const id of ids)
    try {
      await work([id])
      able.push(id)
    } catch (error) {
      if (concernsAll(error)) throw error
      log.error({ err: error, kind, id }, 'an entity, case or account was set aside')
    }
  return { outcome: await work(able), setAside: ids.length - able.length }
}

function concernsAll(error: unknown): boolean {
  return isDatabaseDown(error) || error instanceof ApplicationFailure
}

import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import { Texts } from '../../readings.ts'
import type { CallOptions } from '../provider.ts'
import { call, reading, refuse } from './call.ts'
import { batchSubject, readCnrList } from './cnr-list.ts'
import type { EcourtsIndiaContext } from './config.ts'

export interface BulkRefreshReceipt {
  /** Fresh enough already. */
  refreshed: string[]
  queued: string[]
  /** Not taken by the source as CNRs. */
  invalid: string[]
  /** In none of the source's lists: whether these will be refreshed is not known. */
  unanswered: string[]
}

/** Asks the source to visit the courts for 2 to 50 cases again. Each is paid for. */
export async function refreshCases(
  context: EcourtsIndiaContext,
  writtenCnrs: readonly string[],
  options: CallOptions = {},
): Promise<SourceAnswer<BulkRefreshReceipt>> {
  const cnrs = readCnrList(writtenCnrs, { min: 2, max: 50 })
  if (typeof cnrs === 'string') return refuse(context, 'bulkRefresh', batchSubject(writtenCnrs), cnrs)
  return call(
    context,
    {
      operation: 'bulkRefresh',
      subject: batchSubject(cnrs),
      method: 'POST',
      path: '/api/partner/case/bulk-refresh',
      body: { cnrs },
      units: cnrs.length,
    },
    reading(BulkRefreshData, ({ refreshed, queued, invalid }) => {
      const answered = new Set([...refreshed.kept, ...queued.kept, ...invalid.kept])
      const unanswered = cnrs.filter((cnr) => !answered.has(cnr))
      const value = { refreshed: refreshed.kept, queued: queued.kept, invalid: invalid.kept, unanswered }
      return { kind: 'found', value }
    }),
    options,
  )
}

const BulkRefreshData = z
  .object({ refreshed: Texts, queued: Texts, invalid: Texts })
  .refine((lists) => Object.values(lists).some(({ kept }) => kept.length > 0), { path: ['queued'] })

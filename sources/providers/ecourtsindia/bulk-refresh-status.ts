import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import { Flag, NeededRows, NeededText, present, Text } from '../../readings.ts'
import type { CallOptions } from '../provider-call.ts'
import { call, reading, refuse } from './call.ts'
import { batchSubject, readCnrList } from './cnr-list.ts'
import type { EcourtsIndiaContext } from './config.ts'

export interface RefreshStatus {
  cnr: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'NOT_REQUESTED' | 'INVALID'
  /** When the refresh was asked for, epoch ms. */
  requestedAt?: number
  /** Why it failed: `CNR_NOT_FOUND`, `TEMPORARY_ERROR` or `TIMEOUT`. */
  error?: string
  refunded?: boolean
}

export interface RefreshStatuses {
  statuses: RefreshStatus[]
  /** The cases without an answer. */
  unanswered: string[]
  omittedRows: number
}

/** Reads the progress of refreshes of 1 to 50 cases. Free. */
export async function readRefreshStatus(
  context: EcourtsIndiaContext,
  writtenCnrs: readonly string[],
  options: CallOptions = {},
): Promise<SourceAnswer<RefreshStatuses>> {
  const cnrs = readCnrList(writtenCnrs, { min: 1, max: 50 })
  if (typeof cnrs === 'string') return refuse(context, 'bulkRefreshStatus', batchSubject(writtenCnrs), cnrs)
  return call(
    context,
    {
      operation: 'bulkRefreshStatus',
      subject: batchSubject(cnrs),
      method: 'POST',
      path: '/api/partner/case/bulk-refresh-status',
      body: { cnrs },
    },
    reading(StatusData, ({ results }) => {
      const answered = new Set(results.kept.map(({ cnr }) => cnr))
      const unanswered = cnrs.filter((cnr) => !answered.has(cnr))
      return { kind: 'found', value: { statuses: results.kept, unanswered, omittedRows: results.omitted } }
    }),
    options,
  )
}

const StatusRow = z
  .object({
    cnr: NeededText,
    status: z.enum(['PENDING', 'COMPLETED', 'FAILED', 'NOT_REQUESTED', 'INVALID']),
    requestedAt: Text,
    error: Text,
    refunded: Flag,
  })
  .transform(({ requestedAt, ...row }): RefreshStatus => {
    const at = Date.parse(requestedAt ?? '')
    return present({ ...row, requestedAt: Number.isNaN(at) ? undefined : at })
  })

const StatusData = z.object({ results: NeededRows(StatusRow) })

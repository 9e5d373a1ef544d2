import { z } from 'zod'
import { readCnr } from '../../../domain/courts/cnr.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import { NeededText } from '../../readings.ts'
import type { CallOptions } from '../provider.ts'
import { call, reading, refuse } from './call.ts'
import type { EcourtsIndiaContext } from './config.ts'

export interface RefreshReceipt {
  cnr: string
  /** The source's word, `QUEUED` as a rule. */
  status: string
}

/**
 * Asks the source to visit the court for one case again; it also takes up cases it does not know yet. The visit takes seconds to
 * minutes; `readRefreshStatus` shows for free when it is over. Two requests within some seconds count once.
 */
export async function refreshCase(
  context: EcourtsIndiaContext,
  writtenCnr: string,
  options: CallOptions = {},
): Promise<SourceAnswer<RefreshReceipt>> {
  const cnr = readCnr(writtenCnr)?.cnr
  if (cnr === undefined) return refuse(context, 'refresh', writtenCnr, 'This is not a CNR.')
  return call(
    context,
    { operation: 'refresh', subject: cnr, method: 'POST', path: `/api/partner/case/${cnr}/refresh` },
    reading(z.object({ status: NeededText }), ({ status }) => ({ kind: 'found', value: { cnr, status } })),
    options,
  )
}

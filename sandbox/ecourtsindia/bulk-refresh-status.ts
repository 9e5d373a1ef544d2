import { peekAtCase } from '../case-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { reservedCall } from '../world/reserved-cases.ts'
import { BULK_REFRESH_LIMIT } from './bulk-refresh.ts'
import { readCnrList } from './cnr-list.ts'
import { answerData } from './envelope.ts'
import { refreshedAt, refreshRequestedAt } from './stock.ts'

/** `POST /case/bulk-refresh-status {cnrs}`: how far the refreshes of up to 50 cases are. Free. */
export const bulkRefreshStatus: Endpoint = {
  operation: 'bulk-refresh-status',
  method: 'post',
  path: '/case/bulk-refresh-status',
  answer(call, sandbox) {
    const cnrs = readCnrList(call, BULK_REFRESH_LIMIT)
    if (cnrs) answerData(call, sandbox, { results: cnrs.map((cnr) => statusOf(sandbox, cnr)) })
  },
}

/** A case that has moved whenever it is looked at: some other client has always just had its court visited. */
function justVisited(cnr: string) {
  return { cnr, status: 'COMPLETED', requestedAt: new Date().toISOString() }
}

function statusOf(sandbox: Sandbox, written: string) {
  const identifier = readCnr(written)
  if (!identifier) return { cnr: written, status: 'INVALID' }
  const { cnr } = identifier
  if (reservedCall(identifier)?.behaviour.page === 'moves with every fetch') return justVisited(cnr)
  const requested = refreshRequestedAt(sandbox, cnr)
  if (requested === undefined) return { cnr, status: 'NOT_REQUESTED' }
  const requestedAt = new Date(requested).toISOString()
  if (refreshedAt(sandbox, cnr) === undefined) return { cnr, status: 'PENDING', requestedAt }
  const { kind } = peekAtCase(sandbox, identifier)
  if (kind === 'found') return { cnr, status: 'COMPLETED', requestedAt }
  return {
    cnr,
    status: 'FAILED',
    requestedAt,
    refunded: true,
    error: kind === 'none' ? 'CNR_NOT_FOUND' : 'TEMPORARY_ERROR',
  }
}

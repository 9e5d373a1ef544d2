import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { reservedCall } from '../world/reserved-cases.ts'
import { readCnrList } from './cnr-list.ts'
import { answerData } from './envelope.ts'

const LIMIT = { max: 50, tooMany: 'TOO_MANY_CNRS' }

/** `POST /case/bulk-refresh-status {cnrs}`: when any client last had the courts of up to 50 cases visited. Free. */
export const bulkRefreshStatus: Endpoint = {
  operation: 'bulk-refresh-status',
  method: 'post',
  path: '/case/bulk-refresh-status',
  answer(call, sandbox) {
    const cnrs = readCnrList(call, LIMIT)
    if (cnrs) answerData(call, sandbox, { results: cnrs.map(statusOf) })
  },
}

/** The court of a case that changes with every fetch was always visited just now for another client. */
function statusOf(written: string) {
  const identifier = readCnr(written)
  if (!identifier) return { cnr: written, status: 'INVALID' }
  const { cnr } = identifier
  return reservedCall(identifier)?.behaviour.page === 'moves with every fetch'
    ? { cnr, status: 'COMPLETED', requestedAt: new Date().toISOString() }
    : { cnr, status: 'NOT_REQUESTED' }
}

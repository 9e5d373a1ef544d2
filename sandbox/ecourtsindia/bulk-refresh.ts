import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { readCnrList } from './cnr-list.ts'
import { answerData } from './envelope.ts'
import { answerError } from './errors.ts'
import { requestRefresh } from './stock.ts'

export const BULK_REFRESH_LIMIT = { max: 50, tooMany: 'TOO_MANY_CNRS' }

/** `POST /case/bulk-refresh {cnrs}`: 2 to 50 cases are fetched anew; each stands in one of the three lists of the answer. */
export const bulkRefresh: Endpoint = {
  operation: 'bulk-refresh',
  method: 'post',
  path: '/case/bulk-refresh',
  answer(call, sandbox) {
    const cnrs = readCnrList(call, BULK_REFRESH_LIMIT)
    if (!cnrs) return
    if (cnrs.length < 2) return answerError(call, 400, 'VALIDATION_ERROR', 'Use the single refresh for one CNR')
    const queued = cnrs.flatMap((cnr) => readCnr(cnr)?.cnr ?? [])
    for (const cnr of queued) requestRefresh(sandbox, cnr)
    answerData(call, sandbox, { refreshed: [], queued, invalid: cnrs.filter((cnr) => !readCnr(cnr)) })
  },
}

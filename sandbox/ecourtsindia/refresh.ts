import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { answerData } from './envelope.ts'
import { invalidCnr } from './errors.ts'
import { requestRefresh } from './stock.ts'

/** `POST /case/{cnr}/refresh`: the case is fetched from its court anew, also one that the service did not have. */
export const refresh: Endpoint = {
  operation: 'refresh',
  method: 'post',
  path: '/case/:cnr/refresh',
  answer(call, sandbox) {
    const identifier = readCnr(call.params.cnr ?? '')
    if (!identifier) return invalidCnr(call)
    requestRefresh(sandbox, identifier.cnr)
    answerData(call, sandbox, {
      cnr: identifier.cnr,
      status: 'QUEUED',
      message: 'Case refresh request queued',
      estimatedTime: '5-10 minutes',
    })
    call.status = 202
  },
}

import { fetchCase } from '../case-answers.ts'
import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { caseRecord } from './case-record.ts'
import { answerData } from './envelope.ts'
import { caseNotFound, ERRORS, invalidCnr } from './errors.ts'

/** `GET /case/{cnr}`: the whole record of a case, with the text of its orders. */
export const caseDetail: Endpoint = {
  operation: 'case',
  method: 'get',
  path: '/case/:cnr',
  async answer(call, sandbox) {
    const identifier = readCnr(call.params.cnr ?? '')
    if (!identifier) return invalidCnr(call)
    const answer = await fetchCase(sandbox, call, identifier)
    if (answer.kind === 'fails') return ERRORS.internal(call)
    if (answer.kind === 'none' || !answer.case.knownTo.includes('ecourtsindia')) return caseNotFound(call)
    answerData(call, sandbox, caseRecord(sandbox, answer.case))
  },
}

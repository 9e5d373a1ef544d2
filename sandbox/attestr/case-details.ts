import { fetchCase } from '../case-answers.ts'
import type { Call, Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { casePage } from './case-page.ts'
import { ERRORS } from './errors.ts'
import { readIdentifier } from './identifier.ts'

/**
 * `POST /ecourtx/case-details/basic`: a case straight from its court. A missing case is `valid: false`, still with 200.
 */
export const caseDetails: Endpoint = {
  operation: 'case-details',
  method: 'post',
  path: '/api/v2/public/ecourtx/case-details/basic',
  async answer(call, sandbox) {
    const identifier = readIdentifier(call)
    if (!identifier) return
    if (identifier.cnr && readCnr(identifier.cnr)?.courtType !== identifier.courtType) return notFound(call)
    const answer = await fetchCase(sandbox, call, identifier)
    if (answer.kind === 'fails') return ERRORS.internal(call)
    if (answer.kind === 'none') return notFound(call)
    call.body = casePage(answer.case)
  },
}

function notFound(call: Call): void {
  call.body = { valid: false, message: 'No record found for the given input' }
}

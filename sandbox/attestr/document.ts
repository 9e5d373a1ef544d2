import { peekAtCase } from '../case-answers.ts'
import { fetchDocument } from '../order-answers.ts'
import type { Endpoint } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { ERRORS } from './errors.ts'

/** `GET /cdn/{cnr}/order-{number}.pdf`: a document that a job has fetched. */
export const document: Endpoint = {
  operation: 'document',
  method: 'get',
  path: '/cdn/:cnr/order-:number.pdf',
  async answer(call, sandbox) {
    const identifier = readCnr(call.params.cnr ?? '')
    const page = identifier && peekAtCase(sandbox, identifier)
    if (page?.kind !== 'found') return
    const order = page.case.orders.find(({ number }) => number === call.params.number)
    if (!order) return
    const answer = await fetchDocument(sandbox, call, page.case, order)
    if (answer.kind === 'fails') return ERRORS.internal(call)
    if (answer.kind === 'none') return
    call.type = answer.contentType
    call.body = Buffer.from(answer.bytes)
  },
}

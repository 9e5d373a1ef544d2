import { fetchDocument } from '../order-answers.ts'
import { addressOf, type Endpoint } from '../simulated-source.ts'
import { randomFor } from '../world/random.ts'
import { answerData } from './envelope.ts'
import { ERRORS } from './errors.ts'
import { orderNotFound, readOrderAddress } from './order-address.ts'

/**
 * `GET /case/{cnr}/order/{filename}`: with `signed=false` the court's own bytes. Without it the service answers as it
 * documents: JSON about the true copy and no document. It gives the bytes of one order in five only behind a link.
 */
export const order: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/case/:cnr/order/:filename',
  async answer(call, sandbox) {
    const addressed = readOrderAddress(call, sandbox)
    if (!addressed) return
    const { page, order, filename } = addressed
    const downloadFilename = `ecourtsindia-truecopy-${page.cnr}-${filename}`
    if (call.query.signed !== 'false') {
      const message = 'Use the standard document download endpoint to retrieve this order.'
      return answerData(call, sandbox, { cnr: page.cnr, filename, downloadFilename, message })
    }
    if (!page.reserved && call.query.direct !== 'true' && randomFor(page.key, filename).happens('behind a link', 0.2)) {
      const url = `${addressOf(call)}${call.path}?signed=false&direct=true`
      return answerData(call, sandbox, { cnr: page.cnr, filename, downloadFilename, url })
    }
    const answer = await fetchDocument(sandbox, call, page, order)
    if (answer.kind === 'fails') return ERRORS.internal(call)
    if (answer.kind === 'none') return orderNotFound(call)
    call.type = answer.contentType
    call.set('Content-Disposition', `attachment; filename="${downloadFilename}"`)
    call.body = Buffer.from(answer.bytes)
  },
}

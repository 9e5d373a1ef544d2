import { fetchDocument, textProvided } from '../order-answers.ts'
import type { Endpoint } from '../simulated-source.ts'
import { answerData } from './envelope.ts'
import { ERRORS } from './errors.ts'
import { orderNotFound, readOrderAddress } from './order-address.ts'

/** `GET /case/{cnr}/order-md/{filename}`: the text of an order, and its document in base64. */
export const orderMarkdown: Endpoint = {
  operation: 'order-md',
  method: 'get',
  path: '/case/:cnr/order-md/:filename',
  async answer(call, sandbox) {
    const addressed = readOrderAddress(call, sandbox)
    if (!addressed) return
    const { page, order, filename } = addressed
    const answer = await fetchDocument(sandbox, call, page, order)
    if (answer.kind === 'fails') return ERRORS.internal(call)
    if (answer.kind === 'none') return orderNotFound(call)
    answerData(call, sandbox, {
      markdownContent: textProvided(page, order),
      pdfBase64: Buffer.from(answer.bytes).toString('base64'),
      downloadFilename: `${page.cnr}-${filename}`,
      signed: false,
    })
  },
}

import { textProvided } from '../order-answers.ts'
import type { Endpoint } from '../simulated-source.ts'
import { answerData } from './envelope.ts'
import { readOrderAddress } from './order-address.ts'

/** `GET /case/{cnr}/order-ai/{filename}`: the text of an order; its analysis is not ready, as it often is at first. */
export const orderAi: Endpoint = {
  operation: 'order-ai',
  method: 'get',
  path: '/case/:cnr/order-ai/:filename',
  answer(call, sandbox) {
    const addressed = readOrderAddress(call, sandbox)
    if (!addressed) return
    const { page, order, filename } = addressed
    answerData(call, sandbox, { cnr: page.cnr, filename, extractedText: textProvided(page, order), aiAnalysis: null })
  },
}

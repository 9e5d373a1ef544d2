import { z } from 'zod'
import type { Endpoint } from '../simulated-source.ts'
import { answerSearch, readSearch, SearchWords } from './party-search.ts'

const Words = SearchWords.extend({ businessName: z.string().min(1).max(256), reg: z.string().optional() })

/** `POST /riskx/business/ecourt`: the cases of a company, by its legal name. */
export const businessSearch: Endpoint = {
  operation: 'business-search',
  method: 'post',
  path: '/api/v2/public/riskx/business/ecourt',
  async answer(call, sandbox) {
    const words = readSearch(call, Words)
    if (words) await answerSearch(call, sandbox, { ...words, name: words.businessName })
  },
}

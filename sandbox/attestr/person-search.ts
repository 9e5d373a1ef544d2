import { z } from 'zod'
import type { Endpoint } from '../simulated-source.ts'
import { answerSearch, readSearch, SearchWords } from './party-search.ts'

const Words = SearchWords.extend({
  name: z.string().min(1).max(256),
  fatherName: z.string().min(1).max(256),
  birthDate: z.string().regex(/^\d{2}-\d{2}-\d{4}$/),
})

/** `POST /riskx/person/ecourt`: the cases of a person. Where a court wrote the father's name it counts; no court writes the birth date. */
export const personSearch: Endpoint = {
  operation: 'person-search',
  method: 'post',
  path: '/api/v2/public/riskx/person/ecourt',
  async answer(call, sandbox) {
    const words = readSearch(call, Words)
    if (words) await answerSearch(call, sandbox, words)
  },
}

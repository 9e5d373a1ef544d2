import { z } from 'zod'
import { STAYS } from '../../db/privacy/manifest.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint, operatorEndpoint } from '../http/endpoint.ts'
import { ErasureAnswer, presentErasure } from './erasure-record.ts'

const shared = {
  method: 'GET',
  summary: 'Get an erasure with its report',
  params: z.strictObject({ erasureId: z.string() }),
  returns: 'The erasure with what it found, what it erased, what stays and why, and the proof.',
  replies: { 200: ErasureAnswer },
  errors: ['NO_SUCH_RESOURCE'],
} as const

/** `GET /account/erasures/{erasureId}`: returns the progress and the report of an erasure. */
export const readErasure = endpoint({
  ...shared,
  errors: ['NO_SUCH_RESOURCE'],
  path: '/account/erasures/:erasureId',
  weight: 1,
  permission: 'account.admin',
  async handle({ params, caller }, { db }) {
    const erasure = await db.erasures.find(params.erasureId, caller.accountId)
    if (!erasure) throw refuse('NO_SUCH_RESOURCE')
    return presentErasure(erasure, STAYS)
  },
})

/** `GET /backoffice/erasures/{erasureId}`: returns the same for an erasure of any account. */
export const readAnyErasure = operatorEndpoint({
  ...shared,
  errors: ['NO_SUCH_RESOURCE'],
  path: '/backoffice/erasures/:erasureId',
  async handle({ params }, { db }) {
    const erasure = await db.erasures.find(params.erasureId)
    if (!erasure) throw refuse('NO_SUCH_RESOURCE')
    return presentErasure(erasure, STAYS)
  },
})

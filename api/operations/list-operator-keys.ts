import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { pageLimit } from '../http/page-limit.ts'
import { OperatorKeyAnswer, presentOperatorKey } from './present-operator-key.ts'

/** `GET /backoffice/operator-keys`: the keys of members of staff, oldest first, also those that have ended. */
export const listOperatorKeys = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/operator-keys',
  summary: 'List operator keys',
  query: z.strictObject({
    limit: pageLimit(),
    cursor: Id.optional().meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'A page of operator keys, without their secrets.',
  replies: { 200: z.strictObject({ operatorKeys: z.array(OperatorKeyAnswer), nextCursor: z.string().nullable() }) },
  errors: [],
  async handle({ query: { limit, cursor } }, { db }) {
    const found = await db.operatorKeys.list({ after: cursor, most: limit + 1 })
    const operatorKeys = found.slice(0, limit).map(presentOperatorKey)
    return { operatorKeys, nextCursor: found.length > limit ? (operatorKeys.at(-1)?.keyId ?? null) : null }
  },
})

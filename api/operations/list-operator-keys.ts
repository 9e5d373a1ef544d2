import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { OperatorKeyAnswer, presentOperatorKey } from './present-operator-key.ts'

/** `GET /backoffice/operator-keys`: lists the keys of staff, oldest first, including those that have ended. */
export const listOperatorKeys = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/operator-keys',
  summary: 'List operator keys',
  query: z.strictObject(pageQuery()),
  returns: 'A page of operator keys, without their secrets.',
  replies: { 200: z.strictObject({ operatorKeys: z.array(OperatorKeyAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['operator-keys'], query },
      (range) => services.db.operatorKeys.list(range),
      ({ id }) => id,
    )
    return { operatorKeys: page.map(presentOperatorKey), nextCursor }
  },
})

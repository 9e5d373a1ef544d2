import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { AccountAnswer, presentAccount } from './account-settings.ts'

/** `GET /backoffice/accounts`: lists accounts, oldest first. */
export const listAccounts = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/accounts',
  summary: 'List accounts',
  query: z.strictObject(pageQuery()),
  returns: 'A page of accounts.',
  replies: { 200: z.strictObject({ accounts: z.array(AccountAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['accounts'], query },
      (range) => services.db.accounts.list(range),
      ({ id }) => id,
    )
    return { accounts: page.map(presentAccount), nextCursor }
  },
})

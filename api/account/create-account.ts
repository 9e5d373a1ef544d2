import { z } from 'zod'
import { openAccount } from '../../db/account/open-account.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { visibleText } from '../http/text.ts'
import { AccountAnswer, AccountSettings, presentAccount, requirePlan } from './account-settings.ts'

/**
 * `POST /backoffice/accounts`: creates an account with its first user and a key, with which they can do the rest
 * themselves.
 */
export const createAccount = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/accounts',
  summary: 'Create an account',
  body: AccountSettings.extend({ owner: visibleText(1, 255).meta({ description: 'The first user of the account.' }) }),
  returns: 'The account with its first user and their API key.',
  replies: {
    200: AccountAnswer.extend({
      userId: z.string(),
      key: z.string().meta({ description: "The owner's API key, with all permissions. It is shown only once." }),
    }),
  },
  errors: [],
  async handle({ body: { owner, ...settings }, operator, requestId }, services) {
    await requirePlan(settings, services)
    const auditContext = auditContextOfOperator({ operator, requestId })
    const { account, userId, key } = await services.db.transaction((tx) =>
      openAccount(services.db, settings, owner, auditContext, tx),
    )
    return { ...presentAccount(account), userId, key }
  },
})

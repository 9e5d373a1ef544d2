import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { AccountAnswer, AccountSettings, presentAccount, requirePlan } from './account-settings.ts'

/** `PUT /backoffice/accounts/{accountId}`: changes an account, effective with its next request. */
export const changeAccount = operatorEndpoint({
  method: 'PUT',
  path: '/backoffice/accounts/:accountId',
  summary: 'Update an account, for example its plan',
  params: z.strictObject({ accountId: z.string() }),
  body: AccountSettings,
  returns: 'The updated account.',
  replies: { 200: AccountAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { accountId }, body, operator, requestId }, services) {
    const { db } = services
    await requirePlan(body, services)
    return db.transaction(async (tx) => {
      const before = await db.accounts.find(accountId, tx)
      if (!before) throw refuse('NO_SUCH_RESOURCE')
      await db.caseCandidates.changeReviewer(accountId, body.reviewer, tx)
      const changed = await db.accounts.change(accountId, body, tx)
      if (!changed) throw refuse('NO_SUCH_RESOURCE')
      if (body.planId !== before.planId) await db.hearings.watchAccountsAnew({ accountId }, Date.now(), tx)
      const fields = changedFields(before, body)
      const done = { accountId, thingKind: 'ACCOUNT', thingId: accountId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx)
      return presentAccount(changed)
    })
  },
})

import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { oneOfKinds } from '../http/kinds.ts'
import { ErasureOfAccount, ErasureOfPerson, erasureOf } from './erasure-record.ts'
import { startErasure } from './start-erasure.ts'

const ofAccount = { accountId: Id.meta({ description: 'The account that it is erased from.' }) }

/** `POST /backoffice/erasures`: erases an account, a record of an account, or a person in one or all accounts. */
export const createAnyErasure = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/erasures',
  summary: 'Erase an account, an entity, a case or a person',
  description: 'Runs in the background and cannot be undone. Read docs/privacy.md first.',
  body: oneOfKinds('kind', [
    ErasureOfAccount.extend(ofAccount),
    erasureOf('ENTITY', 'entity').extend(ofAccount),
    erasureOf('CASE', 'tracked case').extend(ofAccount),
    erasureOf('LOOKUP', 'looked-up case (`searchId`)').extend(ofAccount),
    ErasureOfPerson.extend({
      accountId: Id.nullable().default(null).meta({ description: 'Null for all accounts.' }),
    }),
  ]),
  returns: 'The ID of the erasure, which is running.',
  replies: { 202: z.strictObject({ erasureId: z.string() }) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ body, operator, requestId }, services) {
    const { kind, accountId, dryRun } = body
    if (accountId !== null && !(await services.db.accounts.find(accountId))) throw refuse('NO_SUCH_RESOURCE')
    const subject = {
      kind,
      accountId,
      thingId: 'id' in body ? body.id : null,
      names: 'names' in body ? body.names : [],
    }
    return startErasure(subject, { dryRun, auditContext: auditContextOfOperator({ operator, requestId }) }, services)
  },
})

import { z } from 'zod'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { oneOfKinds } from '../http/kinds.ts'
import { ErasureOfPerson, erasureOf } from './erasure-record.ts'
import { startErasure } from './start-erasure.ts'

/** Each erasure scans every table, which all accounts share. */
const MAX_AT_ONCE = 3

/**
 * `POST /account/erasures`: erases an entity, a case or a person from the account, or reports what that would erase.
 */
export const createErasure = endpoint({
  method: 'POST',
  path: '/account/erasures',
  summary: 'Erase an entity, a case or a person',
  description:
    'Runs in the background and cannot be undone. An entity goes with its candidates and with the cases that the account tracks for it alone. A case goes wherever the account has it, with its documents, and is not suggested again. Read docs/privacy.md first.',
  weight: 1,
  permission: 'account.admin',
  body: oneOfKinds('kind', [
    erasureOf('ENTITY', 'entity'),
    erasureOf('CASE', 'tracked case'),
    erasureOf('LOOKUP', 'looked-up case (`searchId`)'),
    ErasureOfPerson,
  ]),
  returns: 'The ID of the erasure, which is running.',
  replies: { 202: z.strictObject({ erasureId: z.string() }) },
  takesIdempotencyKey: true,
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ body, caller, requestId, keep }, services) {
    const subject = {
      kind: body.kind,
      accountId: caller.accountId,
      thingId: 'id' in body ? body.id : null,
      names: 'names' in body ? body.names : [],
    }
    const auditContext = auditContextOf({ caller, requestId })
    return startErasure(subject, { dryRun: body.dryRun, auditContext, mostAtOnce: MAX_AT_ONCE, keep }, services)
  },
})

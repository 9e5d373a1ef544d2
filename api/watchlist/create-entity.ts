import { z } from 'zod'
import { newId } from '../../db/base/table.ts'
import { wantsBackfill } from '../../domain/watchlist/watchlist.ts'
import { startEntityOnboarding } from '../../workflows/watchlist/entity-onboarding.messages.ts'
import { auditContextOf } from '../http/audit-context.ts'
import { endpoint } from '../http/endpoint.ts'
import { noteWorkflow } from '../http/workflows-of-request.ts'
import { NewEntityInput } from './entity-details.ts'

/** `POST /watchlist/entities`: adds a company or person to the watchlist. Its name variations follow later. */
export const createEntity = endpoint({
  method: 'POST',
  path: '/watchlist/entities',
  summary: 'Add a company or person to the watchlist',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  body: NewEntityInput,
  returns: 'The ID of the new entity.',
  replies: { 200: z.strictObject({ _id: z.string() }) },
  takesIdempotencyKey: true,
  errors: [],
  async handle({ body, caller, requestId, keep }, services) {
    const { db } = services
    const entityId = newId()
    const start = startEntityOnboarding({ entityId }, { accountId: caller.accountId, requestId })
    noteWorkflow(start)
    return db.transaction(async (tx) => {
      await db.entityOnboardings.begin([entityId], 'NAME', tx)
      if (wantsBackfill(body)) await db.entityOnboardings.begin([entityId], 'LOOK', tx)
      const answer = await keep({ _id: entityId }, tx)
      await db.outbox.enqueueForRelay([start], tx, 'request')
      // Last, because other requests of the account that need a number wait until the transaction ends.
      await db.watchlistEntities.create(caller.accountId, [body], auditContextOf({ caller, requestId }), tx, [entityId])
      return answer
    })
  },
})

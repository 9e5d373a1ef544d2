import { z } from 'zod'
import { wishesForLook } from '../../domain/watchlist.ts'
import { startEntityOnboarding } from '../../workflows/watchlist/entity-onboarding.messages.ts'
import { actOf } from '../http/act-of.ts'
import { endpoint } from '../http/endpoint.ts'
import { startSoon } from '../http/start-soon.ts'
import { NewEntityInput } from './entity-details.ts'

/** `POST /watchlist/entities`: puts a company or person on the watchlist; its name variations come a little later. */
export const createEntity = endpoint({
  method: 'POST',
  path: '/watchlist/entities',
  summary: 'Put a company or person on the watchlist',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.write',
  body: NewEntityInput,
  replies: { 200: z.strictObject({ _id: z.string() }) },
  errors: [],
  async handle({ body, caller, requestId }, services) {
    const { db } = services
    const { accountId } = caller
    const { entityId, start, promised } = await db.transaction(async (tx) => {
      const [entityId = ''] = await db.watchlistEntities.create(accountId, [body], actOf({ caller, requestId }), tx)
      const start = startEntityOnboarding({ entityId }, { accountId, requestId })
      await db.entityOnboardings.begin([entityId], 'NAME', tx)
      if (wishesForLook(body)) await db.entityOnboardings.begin([entityId], 'LOOK', tx)
      return { entityId, start, promised: await db.outbox.promise(start, tx) }
    })
    await startSoon(services, start, promised)
    return { _id: entityId }
  },
})

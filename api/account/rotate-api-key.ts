import { z } from 'zod'
import { KEY_PREFIXES } from '../../domain/api-key.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../frame/endpoint.ts'
import { issueKey } from './issue-key.ts'
import { mustHold } from './must-hold.ts'
import { NewApiKeyAnswer } from './present-api-key.ts'

const HOUR_MS = 3_600_000
/** A day is enough to roll a new key out; a week for those who deploy seldom. */
const OVERLAP_HOURS = 24
const MOST_OVERLAP_HOURS = 168

/** `POST /account/api-keys/{keyId}/rotate`: a new key in place of an old one, which lives on for the overlap. */
export const rotateApiKey = endpoint({
  method: 'POST',
  path: '/account/api-keys/:keyId/rotate',
  summary: 'Replace an API key, with an overlap',
  weight: 1,
  permission: 'account.admin',
  params: z.strictObject({ keyId: z.string() }),
  body: z.strictObject({
    overlapHours: z
      .number()
      .min(0)
      .max(MOST_OVERLAP_HOURS)
      .default(OVERLAP_HOURS)
      .meta({ description: 'For how long both keys are live.' }),
  }),
  replies: {
    200: NewApiKeyAnswer.extend({ previousExpiresAt: z.int().meta({ description: 'When the old key ends.' }) }),
  },
  errors: ['NO_SUCH_THING', 'CEILING_REACHED'],
  async handle({ params: { keyId }, body, caller }, { db }) {
    const { accountId } = caller
    return db.transaction(async (tx) => {
      const old = await db.apiKeys.find(accountId, keyId, tx)
      if (!old || old.revokedAt !== null) throw refuse('NO_SUCH_THING')
      mustHold(caller, old.permissions)
      const { name, userId, permissions } = old
      const kind = old.prefix === KEY_PREFIXES.test ? 'test' : 'live'
      const issued = await issueKey(db, { accountId, name, userId, permissions, kind, expiresAt: null }, tx)
      const overlapEnd = Date.now() + Math.round(body.overlapHours * HOUR_MS)
      const previousExpiresAt = Math.min(old.expiresAt ?? overlapEnd, overlapEnd)
      await db.apiKeys.change(accountId, keyId, { name, expiresAt: previousExpiresAt }, tx)
      return { ...issued, previousExpiresAt }
    })
  },
})

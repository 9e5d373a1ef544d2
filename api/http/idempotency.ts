import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { z } from 'zod'
import { AnswerKept, IDEMPOTENCY_RECORD_MS, NOT_KEPT, UNANSWERED } from '../../db/account/idempotency-records.ts'
import type { Caller } from '../../domain/account/account.ts'
import { HOUR_MS } from '../../domain/dates.ts'
import { refuse } from '../errors/refusal.ts'
import { asRefusal } from './answer-errors.ts'
import { asReply, reply } from './endpoint.ts'
import { malformed } from './malformed.ts'
import { type Repeatable, WITHOUT_KEY } from './repeatable.ts'
import type { Services } from './services.ts'

/** The accepted form of a key: visible ASCII, such as a UUID. */
const KEY = /^[\x21-\x7e]{8,128}$/

export const IdempotencyKey = z
  .string()
  .regex(KEY)
  .optional()
  .meta({
    description: `Makes the request safe to repeat for ${IDEMPOTENCY_RECORD_MS / HOUR_MS} hours: the same request with the same key is done and charged once, and gets the same response again. Use a new random value, such as a UUID, for each new request. Refusals are not kept: after one the same key can be used again.`,
    example: '5f0c7c1e-8f0e-4a53-9a39-0f6a4d2f6a1b',
  })

/** Marks a replayed answer. */
export const REPLAYED = 'Idempotent-Replayed'

/**
 * Runs a request with an `Idempotency-Key` once; a repetition gets the first answer. Refusals are not stored, because
 * nothing was done. A request that asks sources is noted first: if it ends without an answer, the repetition gets what
 * was found for it. Equal concurrent requests all run up to the transaction, which only one commits. Refuses with 409
 * 60447 when the key was used for another request or by another user, 400 60001 when it is malformed.
 */
export async function onceByKey(
  context: Pick<Context, 'headers' | 'method' | 'path' | 'querystring'>,
  { db, configuration }: Pick<Services, 'db' | 'configuration'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  sent: unknown,
  run: (repeatable: Repeatable) => Promise<object>,
): Promise<object> {
  const header = context.headers['idempotency-key']
  if (header === undefined) return run(WITHOUT_KEY)
  const key = String(header)
  if (!KEY.test(key))
    throw malformed([{ path: 'Idempotency-Key', message: 'Must be 8 to 128 visible ASCII characters.' }])
  const seal = sealOf(configuration.SIGNING_SECRET, accountId, key)
  const keyHash = hashOf(key)
  // The user is part of the request: an answer may show what another user of the account must not see.
  const asked = [context.method, context.path, context.querystring, sent ?? null, userId]
  const requestHash = hashOf(JSON.stringify(asked))

  const request = { accountId, keyHash, requestHash }
  const records = db.idempotencyRecords
  const takeKey: Repeatable['takeKey'] = (tx) => records.take(request, tx)
  const idempotencyId = keyHash.toString('hex').slice(0, ID_LENGTH)

  async function answer(racesLeft: number): Promise<object> {
    const before = await records.find(accountId, keyHash)
    if (before && !before.requestHash.equals(requestHash)) throw refuse('IDEMPOTENCY_KEY_USED')
    if (before && before.status !== NOT_KEPT && before.status !== UNANSWERED)
      return reply(before.status, seal.open(before.sealedBody), { [REPLAYED]: 'true' })
    let hasBegun = false
    const begin: Repeatable['begin'] = () => {
      hasBegun = true
      return records.begin(request)
    }
    const keep: Repeatable['keep'] = async (given, tx) => {
      const { status, body } = asReply(given)
      const record = { ...request, status, sealedBody: seal.close(body) }
      await (hasBegun ? records.answer(record, tx) : records.keep(record, tx))
      return given
    }
    try {
      return await run({ keep, takeKey, begin, idempotencyId })
    } catch (error) {
      if (error instanceof AnswerKept && racesLeft > 0) return answer(racesLeft - 1)
      if ((hasBegun || before) && !isPutOff(error)) await records.withdraw(request)
      throw error
    }
  }
  return answer(MOST_RACES)
}

/** Equal requests may free the key first, and then keep an answer. */
const MOST_RACES = 2

/** Returns whether a request failed in a way that leaves open whether its work was done. */
function isPutOff(error: unknown): boolean {
  return asRefusal(error).entry.status >= 500
}

const ID_LENGTH = 40

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Answers contain personal data and keys that are shown once, so the database alone must not be enough to read them.
 */
function sealOf(secret: string, accountId: string, key: string) {
  const cipherKey = Buffer.from(hkdfSync('sha256', secret, accountId, `kept answer ${key}`, 32))
  return {
    close(body: unknown): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, cipherKey, nonce)
      const text = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(sealed: Buffer): object {
      const decipher = createDecipheriv(CIPHER, cipherKey, sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(text.toString('utf8')) as object
    },
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

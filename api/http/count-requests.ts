import type { Context } from 'koa'
import type { Caller } from '../../domain/account/account.ts'
import { REQUESTS_PER_MINUTE } from '../../domain/service-limits.ts'
import type { Operator } from './authenticate.ts'
import type { Endpoint } from './endpoint.ts'
import { enforceRateLimit } from './rate-headers.ts'
import type { Consume } from './rate-limiter.ts'

/** Requests per minute from one address without a valid key: as many as for a usual account. */
export const LIMIT_PER_ADDRESS = REQUESTS_PER_MINUTE
/** Requests per minute of one operator: more than a person clicks, less than a runaway script sends. */
const LIMIT_PER_OPERATOR = 600

/** Counts a request without a valid key against its address, so that its answer also shows the rate-limit status. */
export async function countByAddress(context: Context, consume: Consume): Promise<void> {
  enforceRateLimit(context, await consume(bucketOfAddress(context), LIMIT_PER_ADDRESS, 1))
}

/** Returns the rate limiter's bucket for this address. */
export function bucketOfAddress(context: Context): string {
  return `address:${context.state.clientAddress}`
}

/**
 * Counts a request against its account. One that weighs more than the plan's whole minute takes the whole minute:
 * otherwise it could never run.
 */
export async function countAccount(context: Context, caller: Caller, weight: number, consume: Consume): Promise<void> {
  context.state.caller = caller
  const { requestsPerMinute } = caller.plan
  const units = Math.min(weight, requestsPerMinute)
  enforceRateLimit(context, await consume(`account:${caller.accountId}`, requestsPerMinute, units))
}

/** Shows the endpoint's own limit only when it refuses: every other answer shows the limit of the account. */
export async function countOwnLimit(
  context: Context,
  caller: Caller,
  { extraLimit }: Endpoint,
  consume: Consume,
): Promise<void> {
  if (!extraLimit) return
  const { bucket, requestsPerMinute } = extraLimit(caller)
  const status = await consume(bucket, requestsPerMinute, 1)
  if (!status.allowed) enforceRateLimit(context, status)
}

export async function countOperator(context: Context, { keyId }: Operator, consume: Consume): Promise<void> {
  context.state.operatorKeyId = keyId
  enforceRateLimit(context, await consume(`operator:${keyId}`, LIMIT_PER_OPERATOR, 1))
}

import { z } from 'zod'
import type { FailureClass, SourceFailure } from '../../../domain/source-failure.ts'
import { failureOfForm, type HttpAnswer } from '../../http-answer.ts'

/** The error codes whose class does not follow from the HTTP status alone, with a note for operators. */
const CODES: Record<string, [FailureClass, string]> = {
  INVALID_TOKEN: ['AccountProblem', 'The token is not known.'],
  TOKEN_INACTIVE: ['AccountProblem', 'The token is disabled.'],
  TOKEN_EXPIRED: ['AccountProblem', 'The token has expired.'],
  ACCOUNT_INACTIVE: ['AccountProblem', 'The account is disabled.'],
  SUBSCRIPTION_REQUIRED: ['AccountProblem', 'The call needs a subscription.'],
  INSUFFICIENT_CREDITS: ['AccountProblem', 'The credit is used up.'],
  // The aggregator does not know every case and order, so its "not found" is not certain.
  CASE_NOT_FOUND: ['NotIndexed', 'The case is not in the index.'],
  ORDER_NOT_FOUND: ['NotIndexed', 'The source does not have this order.'],
  NOT_FOUND: ['NotIndexed', 'Not in the index.'],
  RATE_LIMIT_EXCEEDED: ['RateLimited', 'Too many calls.'],
  TOO_MANY_CONVERSIONS: ['RateLimited', 'Too many orders are being converted.'],
  INTERNAL_ERROR: ['Upstream', 'The source failed.'],
}

const ErrorBody = z.object({ error: z.object({ code: z.string(), message: z.string().optional().catch(undefined) }) })

/**
 * The failure that an answer shows; undefined when it is none. An error inside HTTP 200 counts; under HTTP 5xx no code
 * does.
 */
export function failureOf(answer: HttpAnswer): SourceFailure | undefined {
  const form = failureOfForm(answer)
  const body = ErrorBody.safeParse(answer.json)
  if (!body.success || answer.status >= 500) return form
  const { code, message } = body.data.error
  const [failureClass, sentence] = CODES[code] ?? [form?.class ?? 'Upstream', 'The call was refused.']
  return {
    ...form,
    class: failureClass,
    message: `${sentence}${creditsIn(message)} (${code})`,
    httpStatus: answer.status,
  }
}

/**
 * `Insufficient credits. Required: ₹1.50, Available: ₹1.10` shows the real price; other texts may quote the request.
 */
function creditsIn(message: string | undefined): string {
  const [, required, available] =
    /Required:\s*₹?\s*([\d.,]+\d).*Available:\s*₹?\s*([\d.,]+\d)/i.exec(message ?? '') ?? []
  return required && available ? ` The call costs ₹${required}, ₹${available} is left.` : ''
}

import { z } from 'zod'
import { endOfIndianDay } from '../../../domain/dates.ts'
import type { FailureClass, SourceFailure } from '../../../domain/source-failure.ts'
import { failed, failureOfForm, type HttpAnswer } from '../../http-answer.ts'

/** The error codes, with a note for operators; low credit comes as HTTP 400 and only the code shows it. */
const CODES: Record<string, [FailureClass, string]> = {
  4001: ['InvalidInput', 'Parameters are malformed or missing.'],
  4005: ['AccountProblem', 'The credit is used up.'],
  4016: ['AccountProblem', 'The token is not known.'],
  4031: ['AccountProblem', 'The account does not have permission for this.'],
  4035: ['AccountProblem', 'The service is not switched on for the account.'],
  4039: ['AccountProblem', 'The IP address of this server is not on the allow list of the account.'],
  4291: ['RateLimited', 'Too many calls by the account.'],
  4292: ['RateLimited', 'Too many calls of this operation.'],
  4293: ['DailyLimit', 'The calls of the account for today are used up.'],
  4294: ['DailyLimit', 'The calls of this operation for today are used up.'],
  5001: ['Upstream', 'The record could not be fetched from its court.'],
}

const ErrorBody = z.object({ code: z.coerce.string().regex(/^\d{4}$/) })

/** The failure that an answer shows; undefined when it is none. */
export function failureOf(answer: HttpAnswer, now = Date.now()): SourceFailure | undefined {
  const form = failureOfForm(answer)
  const code = ErrorBody.safeParse(answer.json).data?.code ?? ''
  const known = CODES[code]
  if (!known) return form
  const [failureClass, sentence] = known
  return {
    ...form,
    class: failureClass,
    message: `${sentence} (${code})`,
    httpStatus: answer.status,
    // A short `Retry-After` with a daily limit would only run into the same limit.
    ...(failureClass === 'DailyLimit' && { retryAfterMs: endOfIndianDay(now) - now }),
  }
}

/** "Not found" in the words seen; any other text is no certain "none". */
const NOT_FOUND =
  /\bnot found\b|\bno (matching )?(records?|cases?|data|details|results?|documents?|orders?)\b|does not exist/i

/** Reads an answer that calls itself invalid, with HTTP 200: only its message distinguishes a missing case from a court that is down. */
export function readInvalid({ message }: { message?: string | undefined }) {
  if (message !== undefined && NOT_FOUND.test(message)) return { kind: 'none' } as const
  return failed('Upstream', 'The source marks its answer as invalid, but does not say "not found".')
}

import { createHash } from 'node:crypto'
import type { SourceAnswer, StoredAnswer } from '../domain/source.ts'
import { SOURCE_FAILURES, type SourceFailure } from '../domain/source-failure.ts'
import { answerFrom, exchange, type WireRequest } from './exchange.ts'
import type { CallName, Gateway, KeptAnswer } from './gateway/gateway.ts'
import type { HttpAnswer, Reading } from './http-answer.ts'
import { redactContacts } from './redact-contacts.ts'

export interface HttpRequest extends WireRequest, CallName {
  costPaise: number
  /** False for an answer that names thousands of strangers: the log then stores no body. True by default. */
  keepsBody?: false
  /** Unwraps an answer in an envelope before it is stored; must not throw, whatever the answer. */
  opens?: (answer: HttpAnswer) => HttpAnswer
  /**
   * Whether an answer that cost nothing is also read again for the same question, because a call uses part of a quota.
   */
  isRecalled?: boolean
  /** Whether the call belongs to a search by name, for which an hour's quota has only a part. */
  isSearch?: boolean | undefined
  /** Finds the source's id of the call; must not throw, whatever the answer. */
  requestIdOf?: (answer: HttpAnswer) => string | undefined
  /** A source whose pause stops this call as well. */
  alsoPausedBy?: CallName['source']
}

/**
 * Calls a source over HTTP, as `Gateway.call` does. The log stores the answer without contacts. A timeout, a broken
 * connection and a body over the limit are `failed` answers.
 */
export async function callSource<T>(
  gateway: Gateway,
  request: HttpRequest,
  read: (answer: HttpAnswer) => Reading<T>,
  signal?: AbortSignal,
): Promise<SourceAnswer<T>> {
  const { source, operation, subject, costPaise, alsoPausedBy, isSearch } = request
  return gateway.call<HttpAnswer, T, SourceFailure>({
    source,
    operation,
    subject,
    ...(alsoPausedBy && { alsoPausedBy }),
    isSearch,
    maxPaise: costPaise,
    recall: costPaise > 0 || request.isRecalled ? { question: questionOf(request), restore } : undefined,
    signal,
    async send() {
      const { answer: received, failure } = await exchange(request, signal)
      if (failure) return { isWhole: false, failure, kept: received && keptOf(request, received) }
      const answer = request.opens?.(received) ?? received
      return { isWhole: true, answer, kept: keptOf(request, answer) }
    },
    read,
    chargedPaise: (reading) =>
      reading.kind === 'failed' && SOURCE_FAILURES[reading.failure.class].isFree ? 0 : costPaise,
  })
}

/** A hash of the request, because it contains names. */
function questionOf({ source, operation, method, url, body, form }: HttpRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([source, operation, method, url.href, body ?? form?.toString()]))
    .digest('hex')
}

function restore({ httpStatus, contentType, body }: StoredAnswer): HttpAnswer {
  return answerFrom(httpStatus, contentType, body)
}

function keptOf(request: HttpRequest, answer: HttpAnswer): KeptAnswer {
  const providerRequestId = request.requestIdOf?.(answer)
  return {
    httpStatus: answer.status,
    contentType: answer.contentType,
    ...(request.keepsBody !== false && { body: redactContacts(answer.body, answer.json) }),
    ...(providerRequestId !== undefined && { providerRequestId }),
  }
}

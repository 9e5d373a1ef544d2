import { createHash } from 'node:crypto'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import type { ModelAnswer, ModelFailure, ModelUsage } from '../../domain/model-answer.ts'
import type { CallContext, RawAnswer, StoredAnswer } from '../../domain/source.ts'
import { tokensOf } from '../../domain/summary/parts.ts'
import { refusedSpend, tooBusy } from '../http.ts'
import { jsonOf } from '../http-answer.ts'
import { redactContacts } from '../redact-contacts.ts'
import { readCompletion, tokensUsed } from './completion.ts'
import { costPaise, type ModelConfig } from './config.ts'
import { failureOfError } from './failures.ts'
import type { Prompt } from './prompts/prompt.ts'
import { createRecorder, type Recorded } from './recorder.ts'

/** One question in a prompt's words. */
export interface Question<Answer extends z.ZodType> {
  prompt: Prompt<Answer>
  model: string
  operation: string
  /** What is asked about, as it may be written down: an order, a search, a keyed hash of a name. */
  subject: string
  data: string
  /** Where an answer is short or nobody can wait; else as configured. */
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/**
 * The one way to ask the model: a paused one is not asked, an answer that an earlier attempt was given is used, the question waits for its
 * turn, spend is booked first at the most it can cost, the raw answer is kept, without contacts, before it is read, the outcome is written
 * down after. A refused spend, a silence, a refusal and an answer of another shape are `failed` answers. When the caller's own signal ends
 * the call, what came is kept without an outcome and the signal's reason is thrown. Nothing is tried twice: that is the workflow's to know.
 */
export async function ask<Answer extends z.ZodType>(
  config: ModelConfig,
  calls: CallContext,
  question: Question<Answer>,
): Promise<ModelAnswer<z.output<Answer>>> {
  const { model, operation, subject, signal } = question
  signal?.throwIfAborted()
  const about = { source: 'model', operation, subject, requestedAt: Date.now() } as const
  if (await calls.isPaused('model')) return refused(calls, about, MODEL_PAUSED)
  const questionHash = hashOf(config, question)
  const stored = await calls.recall(questionHash)
  if (stored) return readStored(config, calls, question, about, stored)
  const most = mostUsage(config, question)
  const turn = await calls.inTurn('model', () => sendReserved(config, calls, question, most), signal)
  const sent = turn.kind === 'done' ? turn.value : { refusal: tooBusy(turn.retryAfterMs) }
  if ('refusal' in sent) return refused(calls, about, sent.refusal)
  const { completion, error, recorded, requestedAt } = sent
  const usage = usageOf(config, model, recorded, most)
  const callId = await calls.record({
    ...about,
    requestedAt,
    tookMs: Date.now() - requestedAt,
    ...rawAnswer(recorded),
    costPaise: usage.costPaise,
    question: questionHash,
  })
  await calls.refund('model', most.costPaise - usage.costPaise)
  if (error === undefined) return settled(calls, callId, usage, readCompletion(completion, question.prompt.answer))
  signal?.throwIfAborted()
  const failure = failureOfError(error)
  if (!failure) throw error
  if (failure.retryAfterMs !== undefined) await calls.backOff('model', failure.retryAfterMs)
  return settled(calls, callId, usage, { failure })
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, costPaise: 0 }

const MODEL_PAUSED: ModelFailure = { class: 'Paused', message: 'An operator has paused the model.' }

type AboutCall = Pick<RawAnswer, 'source' | 'operation' | 'subject' | 'requestedAt'>

async function refused(calls: CallContext, about: AboutCall, failure: ModelFailure): Promise<ModelAnswer<never>> {
  const callId = await calls.record({ ...about, tookMs: 0, costPaise: 0 })
  return settled(calls, callId, NO_USAGE, { failure })
}

/** Reads an answer that is stored already. Its usage is returned again, because the first attempt may have died before it was recorded. */
async function readStored<Answer extends z.ZodType>(
  config: ModelConfig,
  calls: CallContext,
  question: Question<Answer>,
  about: AboutCall,
  { callId: repeatOf, httpStatus, contentType, body }: StoredAnswer,
): Promise<ModelAnswer<z.output<Answer>>> {
  const callId = await calls.record({ ...about, tookMs: 0, httpStatus, contentType, costPaise: 0, repeatOf })
  const recorded = { status: httpStatus, contentType, requestId: undefined, body }
  const usage = usageOf(config, question.model, recorded, NO_USAGE)
  return settled(calls, callId, usage, readCompletion(jsonOf(body), question.prompt.answer))
}

/** What is asked of which model, as a hash. */
function hashOf(config: ModelConfig, { prompt, model, data }: Question<z.ZodType>): string {
  const { maxOutputTokens, temperature, reasoningEffort } = config
  return createHash('sha256')
    .update(
      JSON.stringify([model, prompt.name, prompt.instructions, data, maxOutputTokens, temperature, reasoningEffort]),
    )
    .digest('hex')
}

async function sendReserved(
  config: ModelConfig,
  calls: CallContext,
  question: Question<z.ZodType>,
  most: ModelUsage,
): Promise<{ refusal: ModelFailure } | (Sent & { requestedAt: number })> {
  const verdict = await calls.reserve('model', most.costPaise)
  if (verdict !== 'reserved') return { refusal: refusedSpend(verdict, 'the model') }
  const requestedAt = Date.now()
  return { requestedAt, ...(await send(config, question)) }
}

async function settled<T>(
  calls: CallContext,
  callId: string,
  usage: ModelUsage,
  reading: { value: T; failure?: undefined } | { failure: ModelFailure },
): Promise<ModelAnswer<T>> {
  await calls.settle(callId, { source: 'model', outcome: reading.failure ? reading.failure.class : 'found' })
  return reading.failure
    ? { kind: 'failed', failure: reading.failure, usage, callId }
    : { kind: 'answered', value: reading.value, usage, callId }
}

interface Sent {
  completion?: unknown
  error?: unknown
  recorded: Recorded | undefined
}

async function send(
  config: ModelConfig,
  { prompt, model, data, timeoutMs, signal }: Question<z.ZodType>,
): Promise<Sent> {
  // Loaded here, because most processes never ask the model.
  const { OpenAI } = await import('openai')
  const recorder = createRecorder()
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    timeout: Math.min(timeoutMs ?? config.timeoutMs, config.timeoutMs),
    maxRetries: 0,
    fetch: recorder.fetch,
    // Else the library looks into the environment for them.
    organization: null,
    project: null,
    logLevel: 'off',
  })
  try {
    const completion: unknown = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: prompt.instructions },
          { role: 'user', content: data },
        ],
        response_format: zodResponseFormat(prompt.answer, prompt.name),
        max_completion_tokens: config.maxOutputTokens,
        ...(config.temperature !== undefined && { temperature: config.temperature }),
        ...(config.reasoningEffort !== undefined && { reasoning_effort: config.reasoningEffort }),
      },
      signal ? { signal } : {},
    )
    return { completion, recorded: recorder.recorded() }
  } catch (error) {
    return { error, recorded: recorder.recorded() }
  }
}

function rawAnswer(recorded: Recorded | undefined) {
  if (!recorded) return {}
  const { status, contentType, requestId } = recorded
  const body = redactContacts(recorded.body)
  return { httpStatus: status, contentType, body, ...(requestId !== undefined && { providerRequestId: requestId }) }
}

/** The most that a question can use; a call is booked at this. */
function mostUsage(config: ModelConfig, { prompt, model, data }: Question<z.ZodType>): ModelUsage {
  const inputTokens = promptTokens(prompt) + tokensOf(data)
  const tokens = { input: inputTokens, output: config.maxOutputTokens }
  return { inputTokens, outputTokens: tokens.output, costPaise: costPaise(config, model, tokens) }
}

/** What a prompt takes of every call beside the data. */
export function promptTokens(prompt: Prompt<z.ZodType>): number {
  return tokensOf(prompt.instructions + JSON.stringify(zodResponseFormat(prompt.answer, prompt.name)))
}

/** A refused call is not charged; a call whose answer was lost may have been. */
function usageOf(config: ModelConfig, model: string, recorded: Recorded | undefined, most: ModelUsage): ModelUsage {
  if (!recorded) return most
  const tokens = tokensUsed(recorded.body)
  if (!tokens) return recorded.status < 300 ? most : NO_USAGE
  return { inputTokens: tokens.input, outputTokens: tokens.output, costPaise: costPaise(config, model, tokens) }
}

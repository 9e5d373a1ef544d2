import { createHash } from 'node:crypto'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import type { ModelAnswer, ModelFailure, ModelUsage } from '../../domain/model-answer.ts'
import { tokensOf } from '../../domain/summaries/parts.ts'
import type { Gateway, KeptAnswer } from '../gateway/gateway.ts'
import { jsonOf } from '../http-answer.ts'
import { redactContacts } from '../redact-contacts.ts'
import { readCompletion, tokensUsed } from './completion.ts'
import { costPaise, type ModelConfig } from './config.ts'
import { failureOfError } from './failures.ts'
import type { Prompt } from './prompts/prompt.ts'
import { createRecorder, type Recorded } from './recorder.ts'

/** One question with its prompt. */
export interface Question<Answer extends z.ZodType> {
  prompt: Prompt<Answer>
  model: string
  operation: string
  /** The subject of the question in a form that may be logged: an order, a search, a keyed hash of a name. */
  subject: string
  data: string
  /** Set where an answer is short or its caller cannot wait; as configured by default. */
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/**
 * Asks the model, as `Gateway.call` does: the most that a question can cost is reserved, and the unused part returned.
 * A timeout, a refusal and an answer of another shape are `failed` answers.
 */
export async function ask<Answer extends z.ZodType>(
  config: ModelConfig,
  gateway: Gateway,
  question: Question<Answer>,
): Promise<ModelAnswer<z.output<Answer>>> {
  const { model, operation, subject, signal } = question
  const most = mostUsage(config, question)
  let usage = NO_USAGE
  const answer = await gateway.call<unknown, z.output<Answer>, ModelFailure>({
    source: 'model',
    operation,
    subject,
    maxPaise: most.costPaise,
    recall: {
      question: hashOf(config, question),
      // Its usage is returned again, because the first attempt may have died before recording it.
      restore({ httpStatus, contentType, body }) {
        usage = usageOf(config, model, { status: httpStatus, contentType, requestId: undefined, body }, NO_USAGE)
        return jsonOf(body)
      },
    },
    signal,
    async send() {
      const { recorded, ...sent } = await send(config, question)
      usage = usageOf(config, model, recorded, most)
      return { ...sent, kept: recorded && keptOf(recorded) }
    },
    read: (completion) => readCompletion(completion, question.prompt.answer),
    chargedPaise: () => usage.costPaise,
  })
  if (answer.kind === 'found') return { kind: 'answered', value: answer.value, usage, callId: answer.callId }
  if (answer.kind === 'failed') return { ...answer, usage }
  throw new Error('a completion is read as an answer or a failure')
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, costPaise: 0 }

/** A hash of the question and the model. */
function hashOf(config: ModelConfig, { prompt, model, data }: Question<z.ZodType>): string {
  const { maxOutputTokens, temperature, reasoningEffort } = config
  return createHash('sha256')
    .update(
      JSON.stringify([model, prompt.name, prompt.instructions, data, maxOutputTokens, temperature, reasoningEffort]),
    )
    .digest('hex')
}

type ModelSent = ({ isWhole: true; answer: unknown } | { isWhole: false; failure: ModelFailure }) & {
  recorded: Recorded | undefined
}

async function send(
  config: ModelConfig,
  { prompt, model, data, timeoutMs, signal }: Question<z.ZodType>,
): Promise<ModelSent> {
  // Loaded here, because most processes never ask the model.
  const { OpenAI } = await import('openai')
  const recorder = createRecorder()
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    timeout: Math.min(timeoutMs ?? config.timeoutMs, config.timeoutMs),
    maxRetries: 0,
    fetch: recorder.fetch,
    // Without it the library reads the environment.
    organization: null,
    project: null,
    logLevel: 'off',
  })
  try {
    const answer: unknown = await client.chat.completions.create(
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
    return { isWhole: true, answer, recorded: recorder.recorded() }
  } catch (error) {
    const failure = failureOfError(error)
    if (!failure) throw error
    return { isWhole: false, failure, recorded: recorder.recorded() }
  }
}

function keptOf({ status, contentType, requestId, body }: Recorded): KeptAnswer {
  const kept = { httpStatus: status, contentType, body: redactContacts(body) }
  return requestId === undefined ? kept : { ...kept, providerRequestId: requestId }
}

/** The most that a question can use; a call is booked at this. */
function mostUsage(config: ModelConfig, { prompt, model, data }: Question<z.ZodType>): ModelUsage {
  const inputTokens = promptTokens(prompt) + tokensOf(data)
  const tokens = { input: inputTokens, output: config.maxOutputTokens }
  return { inputTokens, outputTokens: tokens.output, costPaise: costPaise(config, model, tokens) }
}

/** The tokens that a prompt adds to every call, besides the data. */
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

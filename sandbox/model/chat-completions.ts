import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Call, Endpoint } from '../simulated-source.ts'
import { answersOf, hostileAnswersOf, reservedNumber } from './answers.ts'
import { erraticAnswer } from './erratic.ts'
import { answerError, ERRORS } from './errors.ts'
import { fillSchema, Schema } from './fill-schema.ts'
import { ERRATIC_MODEL, HOSTILE_MODEL, isModel, PROSE_MODEL } from './models.ts'

const Request = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  response_format: z.object({ type: z.string(), json_schema: z.object({ schema: Schema }).optional() }).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  max_tokens: z.int().min(1).optional(),
})

/** What the model can hold, question and answer together. */
const CONTEXT_TOKENS = 128_000

/** `POST /chat/completions`: the same question has the same answer, always. Nothing is streamed. */
export const chatCompletions: Endpoint = {
  operation: 'chatCompletions',
  method: 'post',
  path: '/chat/completions',
  answer(call) {
    const request = Request.safeParse(call.state.json)
    if (!request.success) return invalid(call, null, 'The request is not valid.')
    const { model, messages, response_format, max_completion_tokens, max_tokens } = request.data
    if (!isModel(model))
      return answerError(call, 404, 'invalid_request_error', 'model_not_found', 'The model does not exist.')
    const promptTokens = tokensOf(messages.map(({ content }) => content).join('\n'))
    if (promptTokens > CONTEXT_TOKENS)
      return invalid(call, 'context_length_exceeded', "This model's context is 128000 tokens.")
    const text = messages.findLast(({ role }) => role === 'user')?.content ?? ''
    const reserved = reservedNumber(text)
    if (reserved === 23) return ERRORS.internal(call)
    if (reserved === 22) return complete(call, model, promptTokens, { refusal: "I'm sorry, I can't help with that." })
    if (model === ERRATIC_MODEL)
      return complete(call, model, promptTokens, erraticAnswer(parseInt(digestOf(text).slice(0, 6), 16)))
    const answers = model === HOSTILE_MODEL ? hostileAnswersOf(text) : answersOf(text)
    const schema = model === PROSE_MODEL ? undefined : response_format?.json_schema?.schema
    const content = schema ? JSON.stringify(fillSchema(schema, answers)) : answers.summary
    complete(call, model, promptTokens, cutAt(content, max_completion_tokens ?? max_tokens ?? CONTEXT_TOKENS))
  },
}

type Message = { content: string; isCut: boolean } | { refusal: string }

function cutAt(content: string, most: number): Message {
  const isCut = tokensOf(content) > most
  return { content: isCut ? content.slice(0, most * LETTERS_PER_TOKEN) : content, isCut }
}

function complete(call: Call, model: string, promptTokens: number, message: Message): void {
  const text = 'refusal' in message ? message.refusal : message.content
  const completionTokens = tokensOf(text)
  call.set('X-Request-Id', `req_${digestOf(call.state.text)}`)
  call.body = {
    id: `chatcmpl-${digestOf(`${model}${call.state.text}`)}`,
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        finish_reason: 'isCut' in message && message.isCut ? 'length' : 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          content: 'refusal' in message ? null : text,
          refusal: 'refusal' in message ? text : null,
        },
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  }
}

const LETTERS_PER_TOKEN = 4

function tokensOf(text: string): number {
  return Math.ceil(text.length / LETTERS_PER_TOKEN)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

function invalid(call: Call, code: string | null, message: string): void {
  answerError(call, 400, 'invalid_request_error', code, message)
}

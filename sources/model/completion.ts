import { z } from 'zod'
import type { ModelFailure, ModelFailureClass } from '../../domain/model-answer.ts'
import type { Reading } from '../gateway/gateway.ts'
import { jsonOf } from '../http-answer.ts'

const Usage = z.object({ usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }) })

const Completion = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
})

/** The tokens that an answer says it used; undefined when it does not say. */
export function tokensUsed(body: Uint8Array): { input: number; output: number } | undefined {
  const { usage } = Usage.safeParse(jsonOf(body)).data ?? {}
  return usage && { input: usage.prompt_tokens, output: usage.completion_tokens }
}

/** Reads a completion by the requested schema; otherwise says why it does not fit. */
export function readCompletion<Answer extends z.ZodType>(
  completion: unknown,
  answer: Answer,
): Reading<z.output<Answer>, ModelFailure> {
  const parsed = Completion.safeParse(completion)
  if (!parsed.success) return failed('Malformed', 'The answer of the model is not a completion.')
  const { finish_reason, message } = parsed.data.choices[0]
  if (message.refusal || finish_reason === 'content_filter') return failed('Refused', 'The model refused to answer.')
  if (finish_reason === 'length') return failed('CutOff', 'The answer did not fit in the tokens allowed.')
  const value = answer.safeParse(jsonOf(new TextEncoder().encode(withoutFence(message.content ?? ''))))
  if (value.success) return { kind: 'found', value: value.data }
  return failed('Malformed', 'The answer of the model does not match the requested schema.')
}

function failed(failureClass: ModelFailureClass, message: string): { kind: 'failed'; failure: ModelFailure } {
  return { kind: 'failed', failure: { class: failureClass, message } }
}

/** Servers without support for schemas put their JSON between fences. */
function withoutFence(content: string): string {
  return content.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, '')
}

import { z } from 'zod'
import type { ModelFailure } from '../../domain/model-answer.ts'
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

/** The tokens that an answer says it used; undefined when it says nothing. */
export function tokensUsed(body: Uint8Array): { input: number; output: number } | undefined {
  const { usage } = Usage.safeParse(jsonOf(body)).data ?? {}
  return usage && { input: usage.prompt_tokens, output: usage.completion_tokens }
}

/** Reads a completion by the schema that it was asked for; why it is none, else. */
export function readCompletion<Answer extends z.ZodType>(
  completion: unknown,
  answer: Answer,
): { value: z.output<Answer>; failure?: undefined } | { failure: ModelFailure } {
  const parsed = Completion.safeParse(completion)
  if (!parsed.success)
    return { failure: { class: 'Malformed', message: 'The answer of the model is not a completion.' } }
  const { finish_reason, message } = parsed.data.choices[0]
  if (message.refusal || finish_reason === 'content_filter') {
    return { failure: { class: 'Refused', message: 'The model refused to answer.' } }
  }
  if (finish_reason === 'length') {
    return { failure: { class: 'CutOff', message: 'The answer did not fit in the tokens allowed.' } }
  }
  const value = answer.safeParse(jsonOf(new TextEncoder().encode(withoutFence(message.content ?? ''))))
  if (value.success) return { value: value.data }
  return { failure: { class: 'Malformed', message: 'The answer of the model does not match the requested schema.' } }
}

/** Servers that know no schemas put their JSON between fences. */
function withoutFence(content: string): string {
  return content.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, '')
}

import type { z } from 'zod'

/**
 * One kind of question: what the model is told, and the shape of its answer. Whoever changes either gives it the next version: answers
 * are kept by it, and a test holds each version to its text.
 */
export interface Prompt<Answer extends z.ZodType> {
  name: string
  version: number
  instructions: string
  answer: Answer
}

/** `order-summary-1` */
export function versionOf({ name, version }: Pick<Prompt<z.ZodType>, 'name' | 'version'>): string {
  return `${name}-${version}`
}

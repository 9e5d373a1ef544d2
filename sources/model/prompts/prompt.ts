import type { z } from 'zod'

/**
 * One kind of question: the instructions for the model, and the schema of its answer. A change of either needs a new version: answers
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

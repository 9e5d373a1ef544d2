import { ActivityFailure, isCancellation } from '@temporalio/workflow'

/** The answer of the first source, in their order, that can give one; undefined when none can. */
export async function askInOrder<Source, Answer>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<Answer>,
): Promise<Answer | undefined> {
  for (const source of sources) {
    try {
      return await ask(source)
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    }
  }
  return undefined
}

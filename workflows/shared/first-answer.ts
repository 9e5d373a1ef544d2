import { ActivityFailure, ApplicationFailure, isCancellation, TimeoutFailure } from '@temporalio/workflow'
import { SOURCES_UNAVAILABLE } from '../case-lookup/case-lookup.messages.ts'

/** How a source failed, for operators: its name and the class of its last failure, without its message. */
export type SourceFailed = { source: string; failure: string }

/**
 * Returns the answer of the first source, in order, that can give one; undefined when none can. Reports each source
 * that failed.
 */
export async function firstAnswer<Source extends string, Answer>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<Answer>,
): Promise<{ answer: Answer | undefined; failed: SourceFailed[] }> {
  const failed: SourceFailed[] = []
  for (const source of sources) {
    try {
      return { answer: await ask(source), failed }
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
      failed.push({ source, failure: classOf(error) })
    }
  }
  return { answer: undefined, failed }
}

/** Returns the failure of work that no source could answer, with how each source failed. */
export function noSourceAnswered(failed: readonly SourceFailed[]): ApplicationFailure {
  const how = failed.map(({ source, failure }) => `${source} ${failure}`).join(', ')
  return ApplicationFailure.nonRetryable(
    `No source could answer: ${how || 'none is enabled'}`,
    SOURCES_UNAVAILABLE,
    failed,
  )
}

function classOf({ cause }: ActivityFailure): string {
  if (cause instanceof ApplicationFailure) return cause.type ?? 'Error'
  return cause instanceof TimeoutFailure ? 'Timeout' : 'Error'
}

import { ApplicationFailure } from '@temporalio/common'
import { GONE } from '../../domain/gone.ts'

/** The final failure of work on something that is not there any more. */
export function gone(thing: string): ApplicationFailure {
  return ApplicationFailure.nonRetryable(`there is no such ${thing} any more`, GONE)
}

import { DefaultFailureConverter, type FailureConverter } from '@temporalio/common'

type Written = ReturnType<FailureConverter['errorToFailure']>

/**
 * Writes the failures of workflows. A failure that the codec encrypted in an activity is passed on in that form: the
 * SDK would add its text in clear. Failures of our own workflows contain no names, and stay readable.
 */
class PassedOnFailures extends DefaultFailureConverter {
  override errorToFailure(...error: Parameters<DefaultFailureConverter['errorToFailure']>): Written {
    const failure = super.errorToFailure(...error)
    return failure.encodedAttributes ? { ...failure, message: 'Encoded failure', stackTrace: '' } : failure
  }
}

export const failureConverter = new PassedOnFailures()

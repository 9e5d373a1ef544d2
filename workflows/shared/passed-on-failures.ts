import { DefaultFailureConverter, type FailureConverter } from '@temporalio/common'

type Written = ReturnType<FailureConverter['errorToFailure']>

/**
 * Writes the failures of workflows. One that came from an activity in writing that the codec encrypts is passed on like that: the SDK would
 * add the text in clear. Failures of our own workflows name nobody, and stay readable.
 */
class PassedOnFailures extends DefaultFailureConverter {
  override errorToFailure(...error: Parameters<DefaultFailureConverter['errorToFailure']>): Written {
    const failure = super.errorToFailure(...error)
    return failure.encodedAttributes ? { ...failure, message: 'Encoded failure', stackTrace: '' } : failure
  }
}

export const failureConverter = new PassedOnFailures()

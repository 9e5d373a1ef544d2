import { DefaultFailureConverter } from '@temporalio/common'

/** Writes the message and the stack of a failure as a payload, which the codec encrypts. Its type stays readable. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true })

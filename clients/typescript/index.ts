/**
 * The exports for programs that use CourtPulse: the client, its types and errors, and the check of webhook messages.
 */

export type { CallOptions, CallSettings } from './call.ts'
export { CourtPulse, createCourtPulse } from './courtpulse.ts'
export { CourtPulseError, type DetailsOf, type ErrorCode } from './error.ts'
export type { ApiError } from './generated/errors.ts'
export type * from './generated/types.ts'
export type { Listed } from './listed.ts'
export { WaitedTooLong, type WaitSettings } from './wait-for.ts'
export { verifyWebhook } from './webhooks.ts'

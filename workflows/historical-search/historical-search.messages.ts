/** Failure type of a page or collection when no source can answer. */
export const SOURCES_UNAVAILABLE = 'SourcesUnavailable'

/** Why a collection failed, as `failureReason` shows it to the client. */
export type FailureReason = 'CANCELLED' | 'SOURCES_UNAVAILABLE' | 'INTERNAL_ERROR'

/** The summary of each run for operators. */
export const HEARING_DIGEST_SUMMARY = 'Tell accounts of their coming hearings'

/** The schedule of the digests; the ids of its runs begin with it. */
export function hearingDigestSchedule(taskQueuePrefix: string): string {
  return `${taskQueuePrefix}-hearing-digest`
}

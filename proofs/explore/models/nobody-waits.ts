import type { Ended } from '../model.ts'

/** A source has 110 s, the step before it some seconds; a client waits for a minute. */
const LONGEST_GAP_MS = 120_000

/** Whether a source is called after all workers were away, since the beginning or since the call before, for longer than a client waits. */
export function asksWhenNobodyWaits(
  { asked }: Pick<Ended<unknown>, 'asked'>,
  calls: readonly string[],
): false | string {
  const times = asked.filter(({ activity }) => calls.includes(activity)).map(({ atMs }) => atMs)
  return (
    times.some((atMs, nth) => atMs - (times[nth - 1] ?? 0) > LONGEST_GAP_MS) &&
    'it asks a source when nobody waits any more'
  )
}

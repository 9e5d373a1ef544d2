import { heartbeat } from '@temporalio/activity'

/** A third of the shortest heartbeat timeout in use, so that one lost beat does no harm. */
const BEAT_EVERY_MS = 5_000

/** Tells Temporal that the activity is alive while `act` waits, so that the work of a killed worker is taken over in seconds. */
export async function beating<T>(act: () => Promise<T>): Promise<T> {
  const beats = setInterval(() => heartbeat(), BEAT_EVERY_MS)
  try {
    return await act()
  } finally {
    clearInterval(beats)
  }
}

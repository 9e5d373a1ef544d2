import { heartbeat } from '@temporalio/activity'

/** A third of the shortest heartbeat timeout in use, so that one beat may be lost. */
const BEAT_EVERY_MS = 3_000

/** Sends heartbeats during long work, so that the loss of this worker shows soon and a cancellation arrives. */
export async function withHeartbeat<T>(work: () => Promise<T>): Promise<T> {
  const timer = setInterval(heartbeat, BEAT_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

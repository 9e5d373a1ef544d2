import { heartbeat } from '@temporalio/activity'
import { HEARTBEAT_EVERY_MS } from '../../domain/heartbeat.ts'

/** Sends heartbeats during long work, so that the loss of this worker shows soon and a cancellation arrives. */
export async function withHeartbeat<T>(work: () => Promise<T>): Promise<T> {
  const timer = setInterval(heartbeat, HEARTBEAT_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

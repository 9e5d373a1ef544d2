/**
 * A thread that ends the process it runs in, with all its descendants, when that needs too much memory or has lost its
 * parent.
 */
import { workerData } from 'node:worker_threads'

const { memoryBytes, parent } = workerData as { memoryBytes: number; parent: number }

/** Short enough that no allocation gets far beyond the limit, and too rare to be felt. */
const CHECK_INTERVAL_MS = 50

setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes || process.ppid !== parent) process.kill(-process.pid, 'SIGKILL')
}, CHECK_INTERVAL_MS)

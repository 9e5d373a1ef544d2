import { ConfigurationError } from './configuration.ts'

/** A running process as `runMain` sees it. */
export interface Running {
  /** Finishes running work and releases everything; resolves when the process may end. */
  stop(): Promise<void>
}

/**
 * Runs a process of the service: starts it, sends `ready` to a parent that forked it, and stops it gracefully on
 * SIGTERM, SIGINT or when that parent is gone. An invalid configuration ends it with a sentence and exit code 78 (the
 * system's own number for "configuration error").
 */
export async function runMain(start: () => Promise<Running>): Promise<void> {
  // A start may wait for its dependencies for minutes.
  process.once('disconnect', endAtOnce)
  try {
    const running = await start()
    process.off('disconnect', endAtOnce)
    const stop = onceOnly(() => stopAndExit(running))
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    process.once('disconnect', stop)
    process.send?.('ready')
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}

function endAtOnce(): void {
  process.exit(0)
}

async function stopAndExit(running: Running): Promise<void> {
  await running.stop()
  process.exit(0)
}

function onceOnly(run: () => Promise<void>): () => void {
  let begun = false
  return () => {
    if (begun) return
    begun = true
    void run()
  }
}

/**
 * Runs `runOnce` repeatedly, with a pause of `pauseMs` in between, until stopped. Returns a function that stops it and
 * resolves when the current run has ended.
 * @param runOnce its signal is aborted when the run should end
 * @param onError called with the error of a failed run; the next run tries again
 */
export function repeat(
  pauseMs: number,
  runOnce: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController()
  let wake = () => {}

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await runOnce(stop.signal)
      } catch (error) {
        onError(error)
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        if (stop.signal.aborted) wake()
      })
    }
  }

  const running = run()
  return async () => {
    stop.abort()
    wake()
    await running
  }
}

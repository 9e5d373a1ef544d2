/**
 * Runs `act` again and again, `pauseMs` after it has ended, until stopped. Returns a function that stops it and resolves when
 * the running round has ended.
 * @param act its signal is aborted once the round should come to its end
 * @param tell hears what a round failed with; the next one tries again
 */
export function repeat(
  pauseMs: number,
  act: (stopping: AbortSignal) => Promise<void>,
  tell: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let wake = () => {}

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await act(stopping.signal)
      } catch (error) {
        tell(error)
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        if (stopping.signal.aborted) wake()
      })
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    wake()
    await running
  }
}

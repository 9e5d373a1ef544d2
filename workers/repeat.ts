/**
 * Runs `act` again and again, `pauseMs` after it has ended, until stopped. Returns a function that stops it and resolves when
 * the running round has ended.
 * @param act must not throw: it has to tell of its troubles itself
 */
export function repeat(pauseMs: number, act: () => Promise<void>): () => Promise<void> {
  let stopped = false
  let wake = () => {}

  async function run(): Promise<void> {
    while (!stopped) {
      await act()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const running = run()
  return async () => {
    stopped = true
    wake()
    await running
  }
}

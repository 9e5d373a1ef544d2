/** How often the line of a step that takes long is brought up to date. */
const TICK_MS = 1_000

/**
 * Runs one step of set-up under a line of its own: `Setup: <title> ... 12 s`. In a terminal the seconds count up; elsewhere the line is
 * written when the step begins and completed when it ends. Resolves with what the step returns.
 */
export async function step(title, act) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  process.stdout.write(`Setup: ${title} ...`)
  const ticking = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\rSetup: ${title} ... ${seconds()}`), TICK_MS)
    : undefined
  try {
    return await act()
  } finally {
    clearInterval(ticking)
    process.stdout.write(process.stdout.isTTY ? `\rSetup: ${title} ... ${seconds()}\n` : ` ${seconds()}\n`)
  }
}

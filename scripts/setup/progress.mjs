/** How often the line of a long step is updated. */
const TICK_MS = 1_000

/**
 * Runs one step of set-up with its own line of output: `Setup: <title> ... 12 s`. In a terminal the seconds count up;
 * elsewhere the line is written when the step begins and completed when it ends. Resolves with the step's result.
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

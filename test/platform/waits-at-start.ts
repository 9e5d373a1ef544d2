import { runMain } from '../../platform/main.ts'

/** A process whose start waits for a dependency that does not answer. */
await runMain(() => {
  setInterval(() => {}, 1_000)
  process.send?.('starting')
  return new Promise(() => {})
})

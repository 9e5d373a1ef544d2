import { runMain } from '../../platform/main.ts'

/** A process whose start waits for something that does not come. */
await runMain(() => {
  setInterval(() => {}, 1_000)
  process.send?.('starting')
  return new Promise(() => {})
})

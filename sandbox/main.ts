import { startSandbox } from './start.ts'

/** The sandbox as a process: `SANDBOX_PORT` (default 8090) and `SANDBOX_SEED`. It sends `ready` to its parent, and ends with it. */
const { SANDBOX_PORT, SANDBOX_SEED } = process.env
const sandbox = await startSandbox({ port: Number(SANDBOX_PORT ?? 8090), ...(SANDBOX_SEED && { seed: SANDBOX_SEED }) })

async function stop(): Promise<void> {
  await sandbox.close()
  process.exit(0)
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
if (process.send) {
  process.once('disconnect', stop)
  process.send('ready')
}
console.log(`The sandbox listens at ${sandbox.url}`)

/**
 * `node parent-guard.mjs <program> [arguments]`, forked: runs a foreign program and ends it when the channel to the
 * starter closes; it would otherwise outlive a killed starter. Sends the program's process id.
 */
import { spawn } from 'node:child_process'

/** A database that flushes everything it holds needs a few seconds. */
const GRACE_MS = 10_000

const [program, ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
child.on('spawn', () => process.connected && process.send({ pid: child.pid }))
child.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))

process.on('disconnect', end)
process.on('SIGTERM', end)

function end() {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
}

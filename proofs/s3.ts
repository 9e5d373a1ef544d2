/**
 * `npm run proofs -- s3`: tries the S3 store against moto, a real S3-compatible server on loopback, which it installs
 * under `.dev/` with Python's own tools the first time. Needs Python 3.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const HOME = '.dev/moto'
/** The server is given this long to answer. */
const START_MS = 30_000

if (!existsSync(`${HOME}/bin/moto_server`)) {
  console.log(`Installing moto's server in ${HOME} ...`)
  execFileSync('python3', ['-m', 'venv', HOME], { stdio: 'inherit' })
  execFileSync(`${HOME}/bin/pip`, ['install', '--quiet', 'moto[server,s3]==5.2.5'], { stdio: 'inherit' })
}
const endpoint = `http://127.0.0.1:${await freePort()}`
const server = spawn(`${HOME}/bin/moto_server`, ['-H', '127.0.0.1', '-p', new URL(endpoint).port], { stdio: 'ignore' })
try {
  await answered(endpoint)
  const tests = spawnSync(
    process.execPath,
    ['node_modules/.bin/ava', 'test/documents/s3/store.s3.ts', '--', endpoint],
    {
      stdio: 'inherit',
    },
  )
  process.exitCode = tests.status ?? 1
} finally {
  server.kill()
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

async function answered(url: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(100)) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`The S3 server did not answer within ${START_MS / 1000} s.`)
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import test from 'ava'
import { freePort } from '../../../scripts/stack/ports.ts'

const ASKER = fileURLToPath(new URL('../support/port-asker.ts', import.meta.url))

test('the preferred port is left to whoever listens there', async (t) => {
  const owner = createServer().listen(0, '127.0.0.1')
  await once(owner, 'listening')
  const address = owner.address()
  const preferred = typeof address === 'object' ? (address?.port ?? 0) : 0

  const port = await freePort(preferred)

  t.not(port, preferred)
  t.true(port > 0)
  owner.close()
})

test('processes that ask for the same port at the same time get different ones, and one gets what it prefers', async (t) => {
  // Claimed and given back by a process that ends, so that it is unused now.
  const [preferred] = await once(fork(ASKER, ['0']), 'message')
  const askers = Array.from({ length: 6 }, () => fork(ASKER, [String(preferred), 'stay']))
  t.teardown(() => {
    for (const asker of askers) asker.kill('SIGKILL')
  })

  const ports = await Promise.all(askers.map(async (asker) => (await once(asker, 'message'))[0]))

  t.is(new Set(ports).size, askers.length)
  t.true(ports.includes(preferred))
})

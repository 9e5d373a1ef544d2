import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import test, { type ExecutionContext } from 'ava'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function startProcess(t: ExecutionContext): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const env = { ...process.env, SANDBOX_PORT: String(port), SANDBOX_SEED: 'process' }
  const child = fork(new URL('../../sandbox/main.ts', import.meta.url), { env, stdio: 'ignore', execArgv: [] })
  t.teardown(() => child.kill('SIGKILL'))
  const [message] = await once(child, 'message')
  t.is(message, 'ready')
  return { child, url: `http://127.0.0.1:${port}` }
}

test('the process says ready when it answers', async (t) => {
  const { url } = await startProcess(t)
  t.is((await fetch(`${url}/control/calls`)).status, 200)
})

test('the process ends when its parent lets go of it', async (t) => {
  const { child } = await startProcess(t)
  child.disconnect()
  t.deepEqual(await once(child, 'exit'), [0, null])
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`the process ends in order on ${signal}`, async (t) => {
    const { child } = await startProcess(t)
    child.kill(signal)
    t.deepEqual(await once(child, 'exit'), [0, null])
  })
}

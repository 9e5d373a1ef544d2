import { fork } from 'node:child_process'
import { once } from 'node:events'
import test from 'ava'

test('a process that still waits for what it needs ends when its parent is gone', async (t) => {
  const child = fork(new URL('waits-at-start.ts', import.meta.url), { stdio: 'ignore', execArgv: [] })
  t.teardown(() => child.kill('SIGKILL'))
  await once(child, 'message')
  child.disconnect()
  t.deepEqual(await once(child, 'exit'), [0, null])
})

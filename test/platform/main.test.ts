import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import test from 'ava'

test('a process that still waits at its start ends when its parent is gone', async (t) => {
  const child = fork(new URL('waits-at-start.ts', import.meta.url), { stdio: 'ignore', execArgv: [] })
  t.teardown(() => child.kill('SIGKILL'))
  await once(child, 'message')
  child.disconnect()
  t.deepEqual(await once(child, 'exit'), [0, null])
})

test('invalid settings end a process with code 78 and a sentence, without a stack and without the password', async (t) => {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: 'mysql://courtpulse:secret/word@database/courtpulse?tls=off',
    TEMPORAL_PAYLOAD_KEYS: 'secret',
  }
  for (const file of ['api/main.ts', 'workers/main.ts', 'scripts/migrate.ts', 'scripts/temporal-setup.ts']) {
    const failure = await t.throwsAsync(promisify(execFile)(process.execPath, [file], { env }), { code: 78 }, file)
    const { stderr } = failure as Error & { stderr: string }
    t.regex(stderr, /^Invalid configuration/, file)
    t.notRegex(stderr, /secret| at /, file)
  }
})

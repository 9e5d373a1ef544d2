import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import test from 'ava'
import { Parts } from '../../../scripts/stack/process.ts'
import { isAlive, until } from '../support/waiting.ts'

const folder = mkdtempSync(join(tmpdir(), 'parts-'))
test.after.always(() => rmSync(folder, { recursive: true }))

test('nothing outlives a starter that is killed outright', async (t) => {
  const starter = fork(fileURLToPath(new URL('../support/starter.ts', import.meta.url)), [join(folder, 'killed')])
  const [pids] = await once(starter, 'message')
  t.true(isAlive(pids.node))
  t.true(isAlive(pids.program))

  starter.kill('SIGKILL')

  await until(() => !isAlive(pids.node) && !isAlive(pids.program))
})

test('stop ends every part, the last one started first', async (t) => {
  const parts = new Parts(join(folder, 'stopped'))
  const ended: string[] = []
  for (const name of ['first', 'second', 'third']) {
    const part = await parts.startProgram(name, 'sleep', ['600'], async () => true)
    part.ended.then(() => ended.push(name))
  }
  await parts.stop()
  t.deepEqual(ended, ['third', 'second', 'first'])
})

test('a part that ends before it is ready fails with the end of its log', async (t) => {
  const parts = new Parts(join(folder, 'failing'))
  const start = parts.startProgram('database', 'sh', ['-c', 'echo the disk is full >&2; exit 3'], async () => false)
  const error = await t.throwsAsync(start)
  t.is(
    error?.message,
    `The database ended before it was ready. The last lines of ${join(folder, 'failing', 'database.log')}:\nthe disk is full`,
  )
})

test('a program that does not exist fails as well', async (t) => {
  const parts = new Parts(join(folder, 'missing'))
  const start = parts.startProgram('temporal', join(folder, 'no-such-program'), [], async () => true)
  await t.throwsAsync(start, { message: /temporal ended before it was ready.*ENOENT/s })
})

test('once stopping, nothing more is started', async (t) => {
  const parts = new Parts(join(folder, 'late'))
  await parts.stop()
  await t.throwsAsync(
    parts.startProgram('late', 'sleep', ['600'], async () => true),
    { message: /being stopped/ },
  )
})

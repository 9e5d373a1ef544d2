import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import test from 'ava'
import { lockFolder } from '../../../scripts/stack/lock.ts'

test('a folder has one holder, and is free again when the holder is killed outright', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'held-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const holder = fork(fileURLToPath(new URL('../support/holder.ts', import.meta.url)), [folder])
  t.deepEqual(await once(holder, 'message'), [true, undefined])
  t.false(await lockFolder(folder))

  holder.kill('SIGKILL')
  await once(holder, 'exit')
  t.true(await lockFolder(folder))
})

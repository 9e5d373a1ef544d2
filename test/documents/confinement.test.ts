import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import test from 'ava'
import { isolation, limited } from '../../documents/confinement.ts'

const run = promisify(execFile)

/** Whether a command succeeds; what it prints does not count. */
function succeeds(program: string, args: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  )
}

/** The same command, isolated as jobs are where the system allows that. */
async function isolated(program: string, args: string[]): Promise<boolean> {
  const [first = program, ...rest] = [...((await isolation()) ?? []), program, ...args]
  return succeeds(first, rest)
}

test('a program that handles a document has no network where the system gives namespaces, and else is run as it is', async (t) => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const ask = ['-e', `fetch('http://127.0.0.1:${(server.address() as AddressInfo).port}').catch(() => process.exit(1))`]
  t.true(await succeeds(process.execPath, ask))
  const hasNamespaces = await succeeds('unshare', ['--user', '--map-root-user', '--net', 'true'])
  t.is(await isolated(process.execPath, ask), !hasNamespaces)
})

test('a program that handles a document cannot read the secrets in the environment of the worker', async (t) => {
  if (process.platform !== 'linux') return t.is(await isolation(), undefined)
  const read = ['-c', `cat /proc/${process.pid}/environ`]
  t.true(await succeeds('/bin/sh', read))
  t.is(await isolated('/bin/sh', read), (await isolation()) === undefined)
})

test('a program under limits gets no more memory, and writes no larger file, than it may', async (t) => {
  const copy = (mebibytes: number, to: string) => ['if=/dev/zero', `of=${to}`, `bs=${mebibytes}M`, 'count=1']
  const file = `/tmp/courtpulse-limits-${process.pid}`
  t.teardown(() => succeeds('rm', ['-f', file]))
  const within = (mebibytes: number, to: string) =>
    succeeds(...limited('dd', copy(mebibytes, to), { memoryMb: 100, fileMb: 10 }))
  t.true(await within(5, file))
  t.false(await within(20, file))
  t.true(await within(50, '/dev/null'))
  if (process.platform === 'linux') t.false(await within(200, '/dev/null'))
})

import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import anyTest, { type TestFn } from 'ava'
import { openStore } from '../../documents/open-store.ts'
import { STORE_RULES } from './store-rules.ts'

const test = anyTest as TestFn<{ folder: string }>

test.beforeEach(async (t) => {
  t.context.folder = await mkdtemp(join(tmpdir(), 'store-'))
})
test.afterEach.always((t) => rm(t.context.folder, { recursive: true, force: true }))

for (const [rule, check] of STORE_RULES)
  test(`folder: ${rule}`, async (t) => check(t, await openStore({ kind: 'folder', folder: t.context.folder })))

test('folder: it is made when it is not there, and only its owner may read in it', async (t) => {
  const folder = join(t.context.folder, 'private', 'documents')
  const store = await openStore({ kind: 'folder', folder })
  const key = await store.put(Buffer.from('%PDF-1.7'))
  t.is((await stat(folder)).mode & 0o777, 0o700)
  t.is((await stat(join(folder, key.slice(0, 2), key.slice(2, 4), `${key}.pdf`))).mode & 0o777, 0o600)
})

test('folder: nothing but the document is left behind, also by a write that fails', async (t) => {
  const store = await openStore({ kind: 'folder', folder: t.context.folder })
  const key = await store.put(Buffer.from('%PDF-1.7'))
  const place = join(t.context.folder, key.slice(0, 2), key.slice(2, 4))
  await rm(join(place, `${key}.pdf`))
  await symlink('/nowhere', join(place, `${key}.pdf`))
  await store.put(Buffer.from('%PDF-1.7'))
  t.deepEqual(await readdir(place), [`${key}.pdf`])
})

test('folder: with a document goes what a writer that was killed has left of it, and nothing else', async (t) => {
  const store = await openStore({ kind: 'folder', folder: t.context.folder })
  const key = await store.put(Buffer.from('%PDF-1.7'))
  const place = join(t.context.folder, key.slice(0, 2), key.slice(2, 4))
  const other = `${key.slice(0, 4)}${'0'.repeat(60)}.pdf`
  await writeFile(join(place, `${key}.pdf.0b9f.part`), '%PDF')
  await writeFile(join(place, other), '%PDF-1.7')
  await store.remove(key)
  t.deepEqual(await readdir(place), [other])
  await store.remove(key)
  await store.remove('f'.repeat(64))
})

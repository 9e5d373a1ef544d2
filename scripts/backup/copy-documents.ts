import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentKey } from '../../documents/content-key.ts'
import { unlessMissing } from '../../documents/unless-missing.ts'

/** What came of copying a folder of documents. */
export interface Copied {
  copied: number
  /** Files that were left out because their bytes are not those of their name. */
  damaged: string[]
}

/** What the file of a document is called; others are half written. */
const DOCUMENT = /^([0-9a-f]{64})\.pdf$/

/** Copies the documents of a folder into another. Those that are deleted meanwhile are left out; a folder that is not there has none. */
export async function copyDocuments(from: string, to: string): Promise<Copied> {
  const result: Copied = { copied: 0, damaged: [] }
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const path of (await unlessMissing(readdir(from, { recursive: true }))) ?? []) {
    const key = DOCUMENT.exec(basename(path))?.[1]
    const bytes = key && (await unlessMissing(readFile(join(from, path))))
    if (!bytes) continue
    if (contentKey(bytes) !== key) {
      result.damaged.push(path)
      continue
    }
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, bytes, { mode: 0o600 })
    result.copied++
  }
  return result
}

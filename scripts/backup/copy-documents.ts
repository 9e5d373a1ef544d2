import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentKey } from '../../documents/content-key.ts'
import { unlessMissing } from '../../documents/unless-missing.ts'

/** The result of copying a folder of documents. */
export interface Copied {
  copied: number
  /** Files that were skipped because their bytes do not match their name. */
  damaged: string[]
}

/** The name of a document's file; files with other names are incomplete. */
const DOCUMENT = /^([0-9a-f]{64})\.pdf$/

/**
 * Copies the documents of a folder into another. Documents deleted during the copy are skipped; a missing folder has
 * none.
 */
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

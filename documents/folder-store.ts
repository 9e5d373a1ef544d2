import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { bytesOf, contentKey, contentPath } from './content-key.ts'
import type { DocumentStore, StoredFile } from './store.ts'
import { unlessMissing } from './unless-missing.ts'

/** A store in a private folder, which is made when it is not there. */
export function folderStore(folder: string): DocumentStore {
  const place = (key: string) => join(folder, contentPath(key))
  return {
    async put(bytes) {
      const key = contentKey(bytes)
      await writeWhole(place(key), bytes)
      return key
    },
    async putStream(name, pieces) {
      await writeWhole(place(name.key), bytesOf(name, pieces))
    },
    async read(key) {
      return unlessMissing(readFile(place(key)))
    },
    async stream(key) {
      const file = await unlessMissing(open(place(key)))
      return file && streamOf(file)
    },
    async remove(key) {
      const path = place(key)
      const names = (await unlessMissing(readdir(dirname(path)))) ?? []
      for (const name of names.filter((name) => isOf(basename(path), name)))
        await rm(join(dirname(path), name), { force: true })
    },
  }
}

/** Whether a file is a document, or what a writer of it that was killed has left. */
function isOf(document: string, name: string): boolean {
  return name === document || (name.startsWith(`${document}.`) && name.endsWith(UNFINISHED))
}

/** Ends the name of a file that is being written. */
const UNFINISHED = '.part'

/** Only the service's own user may read documents. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/**
 * Writes beside the goal, forces the bytes to disk, and renames: a rename is one step, so that a reader finds all or
 * nothing, also after a power cut, and of two writers the last one puts the same bytes in the place of the first one's.
 */
async function writeWhole(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
  const beside = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    await writeToDisk(beside, bytes)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

async function writeToDisk(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(path, 'wx', PRIVATE_FILE)
  await file.writeFile(bytes)
  await file.sync()
}

async function streamOf(file: FileHandle): Promise<StoredFile> {
  const { size } = await file.stat()
  return { sizeBytes: size, body: file.createReadStream() }
}

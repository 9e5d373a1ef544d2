import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { clientFiles } from './generate-client.ts'
import { pythonFiles } from './generate-python-client.ts'

/** Writes the generated code of both clients, which git does not have. */
export async function writeGeneratedCode(): Promise<void> {
  for (const [path, text] of [...(await clientFiles()), ...pythonFiles()]) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/* `npm start` and `npm test` run it. */
if (import.meta.main) await writeGeneratedCode()

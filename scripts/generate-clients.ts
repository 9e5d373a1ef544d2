import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { clientFiles } from './generate-client.ts'
import { pythonFiles } from './generate-python-client.ts'

/* Writes the generated code of both clients, which git does not have. `npm start`, `npm test` and `npm run pack:clients` run it. */
for (const [path, text] of [...(await clientFiles()), ...pythonFiles()]) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

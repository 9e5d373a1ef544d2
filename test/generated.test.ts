import { readFile } from 'node:fs/promises'
import test from 'ava'
import { generatedFiles } from '../scripts/generate-docs.ts'

for (const [path, text] of await generatedFiles())
  test(`${path} is what the code says; \`npm run docs\` updates it`, async (t) => {
    t.is(await readFile(path, 'utf8'), text)
  })

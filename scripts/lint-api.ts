/**
 * `npm run lint:api`: linters read the OpenAPI documents, generators of other languages make clients from them that must compile, and two of
 * these clients look a case up at a disposable service. Takes five minutes. The tools are fetched for the run: they are heavier than the other
 * development packages together.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openapi30Document } from '../api/reference/openapi-3.0.ts'
import { openapiDocument } from '../api/reference/openapi-document.ts'
import { generateClients } from './lint/generators.ts'
import { lintDocument } from './lint/linters.ts'
import { withDisposableStack } from './stack/disposable.ts'

const folder = mkdtempSync(join(tmpdir(), 'courtpulse-lint-'))
try {
  const account = write('account', openapiDocument('account'))
  const older = write('account-3.0', openapi30Document())
  for (const document of [account, older, write('operator', openapiDocument('operator'))])
    lintDocument(folder, document)
  const { go, pythonProgram } = generateClients(folder, { '3.0': older, '3.1': account })
  process.exitCode = await withDisposableStack('test', (runNode) =>
    runNode(['test/generators/look-up-case.ts', pythonProgram, go]),
  )
} finally {
  rmSync(folder, { recursive: true })
}

function write(name: string, document: object): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(document, null, 1))
  return file
}

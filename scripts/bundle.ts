/**
 * `npm run bundle [-- <file>]`: writes the parts of a deployment that git does not have: the TypeScript client's
 * generated methods, which the API's MCP server calls, and the workflow bundle, as `WORKFLOW_BUNDLE` names it, in
 * dist/workflows.js or another file. With the bundle a worker starts in one second instead of four and needs half the
 * memory.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buildWorkflowBundle } from '../workers/bundle.ts'
import { operationsFile } from './client-methods.ts'

const [methods, text] = await operationsFile()
await mkdir(dirname(methods), { recursive: true })
await writeFile(methods, text)
const [file = 'dist/workflows.js'] = process.argv.slice(2)
await mkdir(dirname(file), { recursive: true })
await buildWorkflowBundle(file)
console.log(
  `Built ${file} (${Math.round((await stat(file)).size / 1024)} KiB). Start workers with WORKFLOW_BUNDLE=${file}.`,
)

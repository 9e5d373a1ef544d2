import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { InMemoryTransport } from '@modelcontextprotocol/client'
import test from 'ava'
import { fetchDocument } from '../../../clients/mcp/order-pages.ts'
import { rememberPages } from '../../../clients/mcp/remember-pages.ts'
import { createMcpServer } from '../../../clients/mcp/server.ts'
import { createCourtPulse } from '../../../clients/typescript/index.ts'
import { anAssistant, connect } from './assistant.ts'

const run = promisify(execFile)

test('the server ends without its two settings and names them', async (t) => {
  const ended = await t.throwsAsync(run(process.execPath, ['clients/mcp/main.ts'], { env: {} }))
  t.like(ended, {
    code: 1,
    stdout: '',
    stderr:
      'Set COURTPULSE_BASE_URL (the base URL, which ends with /v1) and COURTPULSE_API_KEY (an API key of your account).\n',
  })
})

test('a service that is down is reported as such', async (t) => {
  const courtPulse = createCourtPulse({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'key', maxWaitMs: 0 })
  const [end, otherEnd] = InMemoryTransport.createLinkedPair()
  await createMcpServer(courtPulse, { open: fetchDocument, remembered: rememberPages(0) }).connect(end)
  const assistant = await connect(otherEnd, '2025-11-25')
  t.teardown(() => assistant.client.close())
  const body = { courtType: 'HC', cnr: 'DLHC019000012024' }
  t.regex(await assistant.refusalOf('look_up_case', body), /^CourtPulse cannot be reached/)
})

/* The package that `npx courtpulse-mcp` fetches and starts. */
test('the package is built with all it needs, and its command speaks to an assistant', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-mcp-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const { bin, files, dependencies } = JSON.parse(await readFile('clients/mcp/package.json', 'utf8'))
  const command: string = bin['courtpulse-mcp']
  t.true(files.some((file: string) => command.startsWith(`${file}/`)))
  await run(process.execPath, [resolve('node_modules/.bin/tsc'), '-p', 'clients/mcp', '--outDir', join(folder, 'dist')])
  t.regex(await readFile(join(folder, command), 'utf8'), /^#!\/usr\/bin\/env node\n/)
  // Node finds only the packages that this one names.
  for (const name of Object.keys(dependencies)) {
    await mkdir(join(folder, 'node_modules', name, '..'), { recursive: true })
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  const assistant = await anAssistant('http://127.0.0.1:1/v1', 'key', { main: join(folder, command) })
  t.teardown(() => assistant.client.close())
  t.is((await assistant.client.listTools()).tools.length, 18)
})

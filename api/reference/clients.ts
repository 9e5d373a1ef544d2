import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import Router from '@koa/router'
import type { Configuration } from '../../platform/configuration.ts'
import { refuse } from '../errors/refusal.ts'
import { PAGE_POLICY, pageOf } from './page.ts'
import { sendPacked } from './send-packed.ts'

/** `npm run pack:clients` writes them. */
const FOLDER = new URL('../../dist/clients/', import.meta.url)

/** The beginning of the page. The READMEs of the clients follow. */
const PAGE = new URL('guides/clients.md', import.meta.url)

const KINDS: Record<string, { language: string; readme: URL; type: string; install: string }> = {
  '.tgz': {
    language: 'TypeScript',
    readme: new URL('../../clients/typescript/README.md', import.meta.url),
    type: 'application/gzip',
    install: 'npm install',
  },
  '.whl': {
    language: 'Python',
    readme: new URL('../../clients/python/README.md', import.meta.url),
    type: 'application/zip',
    install: 'pip install',
  },
}

/**
 * `GET /docs/clients` and `GET /docs/clients.md`: the page of the clients. `GET /docs/clients/{file}`: the packed
 * clients themselves. All without a key.
 */
export function clients({ PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>): Router {
  const router = new Router()
  router.get('/docs/clients', async (context) => {
    const { marked } = await import('marked')
    const body = await marked.parse((await textOf(PUBLIC_URL)).replace(/^# .*\n/, ''))
    context.set('Content-Security-Policy', PAGE_POLICY)
    context.type = 'text/html'
    await sendPacked(context, Buffer.from(pageOf({ title: 'Clients', body, docs: '../docs', current: 'clients' })))
  })
  router.get('/docs/clients.md', async (context) => {
    context.type = 'text/markdown'
    context.body = await textOf(PUBLIC_URL)
  })
  router.get('/docs/clients/:file', async (context) => {
    const name = context.params.file ?? ''
    const kind = KINDS[extname(name)]
    if (!kind || !(await names()).includes(name)) throw refuse('NO_SUCH_ROUTE')
    const content = await readFile(new URL(name, FOLDER))
    context.type = kind.type
    context.set('Cache-Control', 'public, max-age=3600')
    context.etag = createHash('sha256').update(content).digest('base64url')
    context.status = 200
    if (context.fresh) context.status = 304
    else context.body = content
  })
  return router
}

/** The links are relative to the page, so that they work behind any prefix. A command needs the whole address. */
async function textOf(baseUrl: string): Promise<string> {
  const files = await names()
  const rows = files.map(async (name) => {
    const kilobytes = Math.round((await readFile(new URL(name, FOLDER))).length / 1000)
    const { language, install } = KINDS[extname(name)] ?? {}
    return `| ${language} | [${name}](clients/${name}) | ${/\d+\.\d+\.\d+/.exec(name)?.[0]} | ${kilobytes} kB | \`${install} ${baseUrl}/docs/clients/${name}\` |\n`
  })
  const table = `| for | file | version | size | install |\n|---|---|---|---|---|\n${(await Promise.all(rows)).join('')}`
  const none = 'The operator of this service offers no files. `npm run pack:clients` makes them.\n'
  const readmes = Object.values(KINDS).map(async ({ language, readme }) => {
    // A heading comes one level lower than on the page of its own.
    const text = (await readFile(readme, 'utf8')).replaceAll(/^#(?=#* )/gm, '##')
    return text.replace(/^## .*/, `## ${language}`)
  })
  const parts = [readFile(PAGE, 'utf8'), files.length > 0 ? table : none, ...readmes]
  return (await Promise.all(parts)).join('\n')
}

async function names(): Promise<string[]> {
  try {
    return (await readdir(FOLDER)).filter((name) => extname(name) in KINDS).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

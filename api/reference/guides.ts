import { readFile } from 'node:fs/promises'
import Router from '@koa/router'
import type { Context } from 'koa'
import type { Configuration } from '../../platform/configuration.ts'
import { refuse } from '../errors/refusal.ts'
import { eventList } from './event-list.ts'
import { DOCS, PAGE_POLICY, pageOf } from './page.ts'
import { sendPacked } from './send-packed.ts'

const PAGES = DOCS.flatMap(({ pages }) => pages)
/** Every guide, in the order of the docs. Their files are in `guides/`. */
export const GUIDES = PAGES.filter(({ name }) => !['reference', 'clients'].includes(name))

/**
 * `GET /docs` and `GET /docs/{guide}`: serve the guides as pages. `GET /docs/{guide}.md` returns their text, `GET
 * /llms.txt` a list of them for language models. All without a key.
 */
export function guides({ PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>): Router {
  const router = new Router()
  const pages = new Map<string, Buffer>()
  async function show(context: Context, { name, title }: { name: string; title: string }, docs: string): Promise<void> {
    const page = pages.get(name) ?? Buffer.from(pageOf({ title, body: await htmlOf(name, docs), docs, current: name }))
    pages.set(name, page)
    context.set('Content-Security-Policy', PAGE_POLICY)
    context.type = 'text/html'
    await sendPacked(context, page)
  }
  for (const guide of GUIDES)
    if (guide.name === '')
      router.get('/docs', (context) => {
        // Links between the pages are relative, so that they work behind any prefix.
        if (context.path.endsWith('/')) return context.redirect('../docs')
        return show(context, guide, 'docs')
      })
    else router.get(`/docs/${guide.name}`, (context) => show(context, guide, '../docs'))
  router.get('/docs/:file', async (context) => {
    const guide = GUIDES.find(({ name }) => `${fileOf(name)}.md` === context.params.file)
    if (!guide) throw refuse('NO_SUCH_ROUTE')
    context.type = 'text/markdown'
    context.body = await textOf(guide.name)
  })
  router.get('/llms.txt', (context) => {
    context.type = 'text/plain'
    context.body = llmsText(PUBLIC_URL)
  })
  return router
}

function fileOf(name: string): string {
  return name === '' ? 'quick-start' : name
}

async function textOf(name: string): Promise<string> {
  const text = await readFile(new URL(`guides/${fileOf(name)}.md`, import.meta.url), 'utf8')
  return name === 'webhooks' ? `${text}\n${eventList()}` : text
}

/** The heading repeats the page's title. Links name the files of other guides. */
async function htmlOf(name: string, docs: string): Promise<string> {
  // Loaded by the first reader: most processes have none.
  const { Marked } = await import('marked')
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text.toLowerCase().replaceAll(/\W+/g, '-')
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, text }) {
        const [file = '', part] = href.split('#')
        const guide = PAGES.find((each) => `${fileOf(each.name)}.md` === file)
        const address = guide ? (guide.name === '' ? docs : `${docs}/${guide.name}`) : file
        return `<a href="${address}${part ? `#${part}` : ''}">${text}</a>`
      },
    },
  })
  return await marked.parse((await textOf(name)).replace(/^# .*\n/, ''))
}

function llmsText(baseUrl: string): string {
  const guides = GUIDES.map(({ name, title }) => `- [${title}](${baseUrl}/docs/${fileOf(name)}.md)`)
  return `# CourtPulse API

> Litigation monitoring for India over HTTP: live case lookup, court orders, checked summaries, historical search, watchlists with webhooks. Base address ${baseUrl}. Send the API key in the header X-Service-Api-Key.

## Guides

${guides.join('\n')}

## Reference

- [Clients for TypeScript and Python](${baseUrl}/docs/clients.md): files to install, and how to use them
- [OpenAPI 3.1 document](${baseUrl}/openapi.json): every operation, field and error
- [Error codes](${baseUrl}/errors): what each means and what to do, as JSON
`
}

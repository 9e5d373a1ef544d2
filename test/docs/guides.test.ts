import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import test, { type ExecutionContext } from 'ava'
import { WEBHOOK_MESSAGES } from '../../api/events/event-data.ts'
import { GUIDES } from '../../api/reference/guides.ts'
import { startApi } from '../../api/server.ts'
import { EVENT_TYPES } from '../../domain/events/event.ts'
import { createLog } from '../../platform/log.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

const run = promisify(execFile)
const CLIENT = new URL('../../clients/typescript/index.ts', import.meta.url).href
const MARK = '=== answer '

/** A block of a page that can be run, and what the page says it prints; undefined where it says nothing. */
interface Example {
  language: string
  program: string
  answer: string | undefined
}

let service: Service

test.before(async () => {
  // Links to documents lead to the public address.
  const port = await freePort()
  service = await startService({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}/v1` })
})
test.after.always(() => service?.close())

for (const { name, title } of GUIDES) {
  test(`every command and program of the guide “${title}” prints what the guide shows`, async (t) => {
    const examples = examplesOf(await readFile(`api/reference/guides/${name || 'quick-start'}.md`, 'utf8'))
    t.true(examples.length > 0)
    for (const [language, ofLanguage] of Map.groupBy(examples, (example) => example.language)) {
      const printed = await RUN[language]?.(t, ofLanguage)
      for (const [index, { program, answer }] of ofLanguage.entries())
        if (printed && answer !== undefined)
          t.true(isAnswer(printed[index] ?? '', answer), `${program}\nprinted:\n${printed[index]}\nnot:\n${answer}`)
    }
  })

  test(`the guide “${title}” is served as a page with nothing from elsewhere, and as Markdown`, async (t) => {
    const page = await fetch(`${service.api.baseUrl}/docs${name && `/${name}`}`)
    const text = await page.text()
    t.is(page.status, 200)
    t.regex(page.headers.get('content-security-policy') ?? '', /default-src 'none'/)
    t.regex(text, new RegExp(`<h1>${title}</h1>`))
    t.notRegex(text, /<script|stylesheet|src=/)
    for (const [, link = ''] of text.matchAll(/href="([^"]+)"/g))
      if (!/^(https|data):/.test(link)) t.is((await fetch(new URL(link, page.url))).status, 200, link)
    const markdown = await fetch(`${service.api.baseUrl}/docs/${name || 'quick-start'}.md`)
    t.regex(await markdown.text(), new RegExp(`^# ${title}\n`))
  })
}

test('the guide on webhooks shows a valid body of every type of event', async (t) => {
  const guide = await (await fetch(`${service.api.baseUrl}/docs/webhooks.md`)).text()
  const [, events = ''] = guide.split('\n## Every event\n')
  const shown = [...events.matchAll(/^### `(.*?)`$.*?^```json$(.*?)^```$/gms)]
  t.deepEqual(
    shown.map(([, type]) => type),
    [...EVENT_TYPES],
  )
  for (const [, type, body = ''] of shown) {
    const { message } = WEBHOOK_MESSAGES.find((each) => each.type === type) ?? {}
    t.is(message?.safeParse(JSON.parse(body)).error?.message, undefined, type)
  }
})

test('a link to a part of a guide leads to its heading', async (t) => {
  for (const { name } of GUIDES) {
    const page = await fetch(`${service.api.baseUrl}/docs${name && `/${name}`}`)
    for (const [, link = '', part = ''] of (await page.text()).matchAll(/href="([^"#]*)#([^"]+)"/g)) {
      const target = await (await fetch(new URL(link, page.url))).text()
      t.true(target.includes(` id="${part}"`), `${name}: ${link}#${part}`)
    }
  }
})

test('llms.txt leads to every guide, as text that can be fetched', async (t) => {
  const list = await (await fetch(`${service.api.baseUrl}/llms.txt`)).text()
  const addresses = [...list.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => address)
  t.is(addresses.length, GUIDES.length + 3)
  for (const address of addresses) t.is((await fetch(address)).status, 200, address)
})

test('the reference page loads all that it needs from the service, and the first click works: with the key of the sandbox, the example of a lookup finds its case', async (t) => {
  const { key } = await anAccount(service.db)
  const { configuration, ...services } = service
  const log = createLog('test', 'silent')
  const api = await startApi({ ...services, log, configuration: { ...configuration, PORT: 0, DOCS_API_KEY: key } })
  t.teardown(() => api.close())
  const browser = await launchBrowser()
  t.teardown(() => browser.close())
  const page = await openPage(browser)
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(api.baseUrl) && !request.url().startsWith('data:')) others.push(request.url())
  })
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  await page.goto(`${api.baseUrl}/docs/reference#/Case lookup/lookUpCase`)
  const execute = await page.waitForSelector('.opblock .execute')
  await execute?.evaluate((button) => (button instanceof HTMLElement ? button.click() : undefined))
  const answer = await page.waitForSelector('.live-responses-table tr.response .response-col_description')
  t.regex((await answer?.evaluate((cell) => cell.textContent)) ?? '', /Saffron Textiles Private Limited/)
  t.deepEqual([others, missing], [[], []])
})

/** How the examples of a page in one language are run, one newcomer's way through the page. Gives what each printed. */
const RUN: Record<string, (t: ExecutionContext, examples: Example[]) => Promise<string[] | undefined>> = {
  async sh(t, examples) {
    if (!isInstalled(t, 'jq', 'curl')) return undefined
    const script = examples.map(({ program }) => `${program}\nprintf '\\n${MARK}\\n'\n`).join('')
    const { stdout } = await run('bash', ['-e', '-o', 'pipefail', '-c', script], await newcomer(t))
    return stdout.split(`\n${MARK}\n`)
  },
  ts: (t, examples) =>
    inTurn(examples, async ({ program }) => {
      const surroundings = await newcomer(t)
      await writeFile(join(surroundings.cwd, 'program.ts'), program.replace("'@courtpulse/client'", `'${CLIENT}'`))
      return (await run(process.execPath, ['program.ts'], surroundings)).stdout
    }),
}

function examplesOf(page: string): Example[] {
  const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([block, language = '', text = ''], index, all) => {
    const next = all[index + 1]
    const follows = next && page.slice((all[index]?.index ?? 0) + block.length, next.index).trim() === ''
    const isAnswer = follows && ['', 'json'].includes(next[1] ?? '')
    return { language, program: text, answer: isAnswer ? next[2] : undefined }
  })
  return blocks.filter(({ language }) => language in RUN)
}

/** A folder and an account of somebody who has just come. */
async function newcomer(t: ExecutionContext) {
  const cwd = await mkdtemp(join(tmpdir(), 'guide-'))
  t.teardown(() => rm(cwd, { recursive: true }))
  await mkdir(cwd, { recursive: true })
  const { key } = await anAccount(service.db)
  return { cwd, env: { ...process.env, COURTPULSE_URL: service.api.baseUrl, COURTPULSE_KEY: key } }
}

async function inTurn(examples: Example[], act: (example: Example) => Promise<string>): Promise<string[]> {
  const printed: string[] = []
  for (const example of examples) printed.push(await act(example))
  return printed
}

/** Whether it is the answer of the page, in which `…` stands for anything. JSON may be laid out differently. */
function isAnswer(printed: string, answer: string): boolean {
  const expected = parsed(answer)
  if (expected !== undefined) return isLike(parsed(printed), expected)
  const parts = answer
    .trim()
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^]*')}$`, 'i').test(printed.trim())
}

function isLike(value: unknown, expected: unknown): boolean {
  if (expected === '…') return value !== undefined
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((each, index) => isLike(value[index], each))
    )
  if (typeof expected !== 'object' || expected === null) return value === expected
  if (typeof value !== 'object' || value === null) return false
  const { '…': more, ...fields } = expected as Record<string, unknown>
  const given = new Map(Object.entries(value))
  return (
    Object.entries(fields).every(([name, each]) => isLike(given.get(name), each)) &&
    (more !== undefined || given.size === Object.keys(fields).length)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the programs are there; says so when one is not. */
function isInstalled(t: ExecutionContext, ...programs: string[]): boolean {
  const missing = programs.filter((program) => {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
  if (missing.length > 0) t.log(`not run, because ${missing.join(' and ')} is not installed`)
  return missing.length === 0
}

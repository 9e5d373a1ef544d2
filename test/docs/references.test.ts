import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import test from 'ava'
import { ERRORS } from '../../api/errors/catalogue.ts'
import { ENDPOINTS } from '../../api/routes.ts'
import { SUMMARY_FAILURES } from '../../domain/summaries/summary-failure.ts'
import { LAYERS, OUTSIDE } from '../../scripts/architecture/import-rules.ts'
import { PROOFS } from '../../scripts/tests/proofs.ts'

const PAGES = ['README.md', 'CONTRIBUTING.md', 'clients/typescript/README.md'].concat(
  globSync('docs/**/*.md'),
  globSync('api/reference/guides/*.md'),
  globSync('sources/**/README.md'),
)
const textOf = (page: string) => readFileSync(page, 'utf8')

test('every link from page to page or file leads to one that is there', (t) => {
  for (const page of PAGES)
    for (const [, target = ''] of textOf(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
      if (!/^https?:/.test(target)) t.true(existsSync(join(dirname(page), target)), `${page}: ${target}`)
})

test('the indexes list every page beside them', (t) => {
  for (const folder of ['docs', 'docs/how-to-add', 'docs/operations'])
    for (const page of globSync(`${folder}/*.md`).filter((each) => !each.endsWith('README.md')))
      t.true(textOf(`${folder}/README.md`).includes(`](${basename(page)})`), page)
})

test('every file of the project that a page names is there', (t) => {
  const room = [...Object.keys(LAYERS), ...OUTSIDE].join('|')
  const file = new RegExp(`(?<![\\w/.-])(?:${room})/[\\w./-]+\\.(?:ts|mjs|md)\\b`, 'g')
  for (const page of PAGES)
    for (const [path] of textOf(page).matchAll(file)) t.true(existsSync(path), `${page}: ${path}`)
})

test('every request that a page names has an endpoint', (t) => {
  const known = ENDPOINTS.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '*')}`)
  for (const page of PAGES.filter((each) => !OTHER_SERVERS.some((other) => each.startsWith(other))))
    for (const [, method = '', path = ''] of textOf(page).matchAll(/\b(GET|POST|PUT|DELETE) (\/[\w/{}-]*\w\}?)/g))
      if (!/^\/v1$|^\/(your|mcp|metrics|health|v1\/(health|errors)|control)\b/.test(path))
        t.true(
          known.includes(`${method} ${path.replace(/^\/v1/, '').replaceAll(/\{\w+\}/g, '*')}`),
          `${page}: ${method} ${path}`,
        )
})

/** Pages about requests that somebody else answers. */
const OTHER_SERVERS = ['docs/sandbox.md', 'docs/how-to-add', 'sources/']

test('every status with an error code that a page names is in the catalogue', (t) => {
  const known = Object.values(ERRORS).map(({ status, code }) => `${status} ${code}`)
  for (const page of PAGES)
    for (const [answer] of textOf(page).matchAll(/\b[345]\d\d 6\d{4}\b/g))
      t.true(known.includes(answer), `${page}: ${answer}`)
})

test('the page of summaries explains every error of a summary, by its first words', (t) => {
  const [, section = ''] = textOf('docs/summaries.md').split('\n## How a summary fails\n')
  const beginnings = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([A-Z].*?) \|/gm)].map(
    ([, words = '']) => words,
  )
  for (const sentence of Object.values(SUMMARY_FAILURES))
    t.is(beginnings.filter((words) => sentence.startsWith(words)).length, 1, sentence)
  t.is(beginnings.length, Object.keys(SUMMARY_FAILURES).length)
})

test('every npm script that a page names is there', (t) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  for (const page of PAGES)
    for (const [, script = ''] of textOf(page).matchAll(/npm run (?:-s )?([\w:-]*\w)/g))
      t.true(script in scripts, `${page}: ${script}`)
})

test('every proof, benchmark and tool that a page names is there', (t) => {
  const known = {
    proofs: [...Object.keys(PROOFS), 'ci'],
    bench: globSync('proofs/bench/*.ts').map((file) => basename(file, '.ts')),
    tool: globSync('scripts/tools/*.ts').map((file) => basename(file, '.ts')),
  }
  for (const page of PAGES) {
    for (const [, name = ''] of textOf(page).matchAll(/npm run (?:-s )?proofs -- ([\w-]+)/g))
      t.true(known.proofs.includes(name), `${page}: ${name}`)
    for (const [, name = ''] of textOf(page).matchAll(/npm run (?:-s )?proofs -- bench ([\w-]+)/g))
      t.true(known.bench.includes(name), `${page}: ${name}`)
    for (const [, name = ''] of textOf(page).matchAll(/npm run (?:-s )?tool -- ([\w-]+)/g))
      t.true(known.tool.includes(name), `${page}: ${name}`)
  }
})

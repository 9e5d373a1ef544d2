import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { ERRORS, type ErrorEntry } from '../api/errors/catalogue.ts'
import { openapiDocument } from '../api/reference/openapi-document.ts'
import { RETENTION_SETTINGS, type RetentionDays, retentionTable } from '../domain/retention.ts'
import { Environment } from '../platform/configuration.ts'

/** The files that are made from the code, by path: a test compares them, `npm run docs` writes them. */
export async function generatedFiles(): Promise<Map<string, string>> {
  return new Map([
    ['client/api.ts', await clientTypes()],
    ['.env.example', environmentExample()],
    ['docs/errors/README.md', errorIndex()],
    ['docs/privacy.md', await withPart('docs/privacy.md', 'retention', retentionPart())],
    ...Object.values(ERRORS).map((entry): [string, string] => [`docs/errors/${entry.code}.md`, errorPage(entry)]),
  ])
}

if (import.meta.main) {
  const files = await generatedFiles()
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  console.log(`Wrote ${files.size} files.`)
}

/** A page with its generated part, which stands between two comments, as the code has it now. */
async function withPart(path: string, name: string, part: string): Promise<string> {
  const [begin, end] = [`<!-- ${name}: written by \`npm run docs\` -->\n`, `<!-- end of ${name} -->`]
  const page = await readFile(path, 'utf8')
  const [before, rest = ''] = page.split(begin)
  const [, after] = rest.split(end)
  if (after === undefined) throw new Error(`${path} has no place for the part ${name}`)
  return `${before}${begin}\n${part}\n${end}${after}`
}

function retentionPart(): string {
  const initial = Object.entries(RETENTION_SETTINGS).map(([name, { initial }]) => [name, initial])
  const rows = retentionTable(Object.fromEntries(initial) as RetentionDays).map((rule) => {
    const where = [...rule.tables, ...rule.columns].map((name) => `\`${name}\``).join(', ')
    const kept = rule.days === null ? rule.until : `${rule.days === 1 ? '1 day' : `${rule.days} days`} ${rule.until}`
    const setting = rule.setting === null ? '' : ` (\`${rule.setting}\`)`
    return `| ${rule.what} | ${where} | ${kept}${setting} | ${rule.why} | ${rule.basis} |\n`
  })
  return `| what | where | how long | why | law or promise |\n|---|---|---|---|---|\n${rows.join('')}`
}

/** The types of every request and answer, for the TypeScript client. */
async function clientTypes(): Promise<string> {
  // The document is plain JSON; its own type says less than the generator asks for.
  const document = JSON.parse(JSON.stringify(openapiDocument())) as OpenAPI3
  return `/* Generated from the OpenAPI document by \`npm run docs\`. Do not edit. */\n${astToString(await openapiTS(document))}`
}

function environmentExample(): string {
  const lines = Object.entries(Environment.shape).map(([name, type]) => {
    const initial = type.safeParse(undefined)
    const value = initial.success ? (initial.data ?? '') : ''
    return `# ${type.description}\n${initial.success ? '#' : ''}${name}=${asWritten(value)}\n`
  })
  return `# Settings of the API and the workers. Lines that start with # show the default values.
# The connection to Temporal uses the standard variables TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, TEMPORAL_API_KEY and TEMPORAL_TLS_*.

${lines.join('\n')}`
}

function asWritten(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function errorIndex(): string {
  const rows = sorted().map(
    ({ code, status, label, message }) => `| [${code}](${code}.md) | ${status} | ${label ?? ''} | ${message} |`,
  )
  return `# Errors

Every error answer has the body \`{httpStatusCode, code, message, appError: true, details?}\` and the header \`X-Request-Id\`.

| code | status | label | what happened |
|---|---|---|---|
${rows.join('\n')}
`
}

function errorPage({ code, status, label, message, remedy, retry }: ErrorEntry): string {
  return `# ${code}${label ? ` ${label}` : ''}

HTTP status ${status}. ${message}

**What to do.** ${remedy}

**Retry the same request?** ${retry ? 'Yes, it may succeed later.' : 'No, it would fail again.'}
`
}

function sorted(): ErrorEntry[] {
  return Object.values(ERRORS).sort((a: ErrorEntry, b: ErrorEntry) => a.code - b.code)
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ERRORS, type ErrorEntry } from '../api/errors/catalogue.ts'
import { Environment } from '../platform/configuration.ts'

/** The files that are made from the code, by path: a test compares them, `npm run docs` writes them. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ['.env.example', environmentExample()],
    ['docs/errors/README.md', errorIndex()],
    ...Object.values(ERRORS).map((entry): [string, string] => [`docs/errors/${entry.code}.md`, errorPage(entry)]),
  ])
}

if (import.meta.main) {
  for (const [path, text] of generatedFiles()) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  console.log(`Wrote ${generatedFiles().size} files.`)
}

function environmentExample(): string {
  const lines = Object.entries(Environment.shape).map(([name, type]) => {
    const initial = type.safeParse(undefined)
    const value = initial.success ? (initial.data ?? '') : ''
    return `# ${type.description}\n${initial.success ? '#' : ''}${name}=${asWritten(value)}\n`
  })
  return `# Settings of the API and the workers. Lines that begin with # show the value that holds when nothing is set.
# Temporal is found by its own standard variables: TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE, TEMPORAL_API_KEY, TEMPORAL_TLS_*.

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

**Send it again unchanged?** ${retry ? 'Yes, it may succeed then.' : 'No, it would be refused again.'}
`
}

function sorted(): ErrorEntry[] {
  return Object.values(ERRORS).sort((a: ErrorEntry, b: ErrorEntry) => a.code - b.code)
}

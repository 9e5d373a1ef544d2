import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { freePort } from './ports.ts'
import { type Part, type Parts, surroundings } from './process.ts'
import type { Tools } from './tools.ts'

/** The settings in `temporal-dev.yml`, which explains them. */
export const TemporalSettings = z.strictObject({
  ports: z.strictObject({ server: z.int(), webUi: z.int() }),
  namespace: z.string(),
  searchAttributes: z.record(z.string(), z.string()),
  sqlitePragmas: z.record(z.string(), z.string()),
  webUiCodecEndpoint: z.string(),
  dynamicConfig: z.record(z.string(), z.json()),
  testDynamicConfig: z.record(z.string(), z.json()),
})
export type TemporalSettings = z.infer<typeof TemporalSettings>

export interface TemporalOptions {
  /** The file of the server's data; in memory by default. */
  file?: string
  /** With the settings for tests, which let a workflow's timers be skipped. */
  forTests: boolean
  webUi: boolean
}

export interface Temporal {
  address: string
  namespace: string
  uiUrl: string
  /** Starts the server on the same data and ports; the first time and after it was lost. */
  start(): Promise<Part>
}

/** The real Temporal server on 127.0.0.1, with the settings of `temporal-dev.yml`. */
export async function prepareTemporal(parts: Parts, tools: Tools, options: TemporalOptions): Promise<Temporal> {
  const settings = await readTemporalSettings()
  const port = await freePort(options.webUi ? settings.ports.server : undefined)
  const uiPort = await freePort(options.webUi ? settings.ports.webUi : undefined)
  const address = `127.0.0.1:${port}`
  const { program } = tools.temporal
  const args = serverFlags(settings, { ...options, port, uiPort })
  return {
    address,
    namespace: settings.namespace,
    uiUrl: `http://127.0.0.1:${uiPort}`,
    start: () =>
      parts.startProgram(
        'temporal',
        program,
        args,
        () => isReady(program, address, settings),
        options.file ? {} : SPARING_GO,
      ),
  }
}

export async function readTemporalSettings(): Promise<TemporalSettings> {
  return TemporalSettings.parse(parse(await readFile('temporal-dev.yml', 'utf8')))
}

/** The command line of the server for these settings. */
export function serverFlags(
  settings: TemporalSettings,
  options: TemporalOptions & { port: number; uiPort: number },
): string[] {
  const dynamicConfig = { ...settings.dynamicConfig, ...(options.forTests ? settings.testDynamicConfig : {}) }
  return [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(options.port)],
    ...['--namespace', settings.namespace, '--log-level', 'error', ...WITHOUT_PERSONAL_SETTINGS],
    ...(options.file ? ['--db-filename', options.file, ...pairs('--sqlite-pragma', settings.sqlitePragmas)] : []),
    ...(options.webUi ? ['--ui-port', String(options.uiPort), '--ui-disable-news-fetch'] : ['--headless']),
    ...(settings.webUiCodecEndpoint ? ['--ui-codec-endpoint', settings.webUiCodecEndpoint] : []),
    ...pairs('--search-attribute', settings.searchAttributes),
    ...pairs(
      '--dynamic-config-value',
      mapValues(dynamicConfig, (value) => JSON.stringify(value)),
    ),
  ]
}

/**
 * For a server in memory, which only tests use: Go collects its heap when it has grown fivefold instead of twofold, and
 * uses one core, which a run of tests does not fill. That saves a fifth of its processor time.
 */
const SPARING_GO = { GOGC: '400', GOMAXPROCS: '1' }

/** Otherwise the CLI would read addresses and keys from a person's environment and settings file. */
const WITHOUT_PERSONAL_SETTINGS = ['--disable-config-env', '--disable-config-file']

function pairs(flag: string, values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([key, value]) => [flag, `${key}=${value}`])
}

function mapValues<Value>(values: Record<string, Value>, map: (value: Value) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}

/** True when the server answers and knows every search attribute: until then it refuses a start that sets one. */
async function isReady(program: string, address: string, settings: TemporalSettings): Promise<boolean> {
  const args = ['operator', 'search-attribute', 'list', '--address', address, '--namespace', settings.namespace]
  try {
    const { stdout } = await promisify(execFile)(program, [...args, ...WITHOUT_PERSONAL_SETTINGS], {
      env: surroundings(),
      timeout: 5000,
    })
    return Object.keys(settings.searchAttributes).every((name) => stdout.includes(name))
  } catch {
    // Not listening yet.
    return false
  }
}

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrateUp } from '../../db/migrate.ts'
import { PROVIDERS } from '../../domain/source.ts'
import { sandboxSettings } from '../../sandbox/settings.ts'
import { seedDemonstration } from '../seed-demo.ts'
import { presentBundle } from './bundle.ts'
import type { Infrastructure, StartedPart } from './infrastructure.ts'
import { freePort } from './ports.ts'
import type { Parts } from './process.ts'
import type { Progress } from './progress.ts'
import type { Tools } from './tools.ts'

const PREFERRED_PORTS = { api: 8080, sandbox: 8090, apiMetrics: 9100, workerMetrics: 9101 }

export type Keys = Awaited<ReturnType<typeof seedDemonstration>>

/** The running service, connected to the sandbox. */
export interface Service {
  /** Ends in `/v1`. */
  baseUrl: string
  sandboxUrl: string
  /** Where Prometheus reads the metrics of each process. */
  metrics: { api: string; worker: string }
  keys: Keys
  sandbox: StartedPart
  worker: StartedPart
  api: StartedPart
}

/** Migrates the database, seeds the demonstration accounts and starts sandbox, worker and API, all at once. */
export async function startService(
  parts: Parts,
  tools: Tools,
  infrastructure: Infrastructure,
  { folder, progress }: { folder: string; progress: Progress },
): Promise<Service> {
  const apiPort = await freePort(PREFERRED_PORTS.api)
  const sandboxPort = await freePort(PREFERRED_PORTS.sandbox)
  const apiMetricsPort = await freePort(PREFERRED_PORTS.apiMetrics)
  const workerMetricsPort = await freePort(PREFERRED_PORTS.workerMetrics)
  const baseUrl = `http://127.0.0.1:${apiPort}/v1`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`

  const [bundle] = await Promise.all([presentBundle(parts, folder), migrateUp(infrastructure.databaseUrl)])
  const env = {
    ...environment({ baseUrl, sandboxUrl, infrastructure, tools }),
    PORT: String(apiPort),
    DOCUMENTS_PATH: resolve(folder, 'documents'),
    SIGNING_SECRET: await readOrCreateSecret(join(folder, 'signing-secret')),
    WORKFLOW_BUNDLE: bundle,
  }
  const startPart = async (label: string, name: string, file: string, settings: Record<string, string>) => {
    const restart = () => parts.startNode(name, file, settings)
    const part = await restart()
    progress(label)
    return { part, restart }
  }
  const startApi = async () => {
    const keys = await seedDemonstration(infrastructure.databaseUrl, join(folder, 'keys.json'))
    const settings = { ...env, METRICS_PORT: String(apiMetricsPort), DOCS_API_KEY: keys.owner }
    return { keys, api: await startPart(`API             ${baseUrl}`, 'api', 'api/main.ts', settings) }
  }
  const [sandbox, worker, { keys, api }] = await Promise.all([
    startPart(`Sandbox         ${sandboxUrl}`, 'sandbox', 'sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) }),
    startPart('Worker', 'worker', 'workers/main.ts', { ...env, METRICS_PORT: String(workerMetricsPort) }),
    startApi(),
  ])
  const metrics = {
    api: `http://127.0.0.1:${apiMetricsPort}/metrics`,
    worker: `http://127.0.0.1:${workerMetricsPort}/metrics`,
  }
  return { baseUrl, sandboxUrl, metrics, keys, sandbox, worker, api }
}

/**
 * The settings of worker and API, with the sandbox instead of the real sources. It accepts any key of the right form.
 */
function environment(stack: { baseUrl: string; sandboxUrl: string; infrastructure: Infrastructure; tools: Tools }) {
  const { sandboxUrl, infrastructure } = stack
  return {
    DATABASE_URL: infrastructure.databaseUrl,
    TEMPORAL_ADDRESS: infrastructure.temporal.address,
    TEMPORAL_NAMESPACE: infrastructure.temporal.namespace,
    // This file does not exist: the user's settings for the Temporal CLI must not apply to this server.
    TEMPORAL_CONFIG_FILE: '.dev/no-temporal-settings.toml',
    TEMPORAL_UI_URL: infrastructure.temporal.uiUrl,
    TASK_QUEUE_PREFIX: 'courtpulse',
    HOST: '127.0.0.1',
    PUBLIC_URL: stack.baseUrl,
    // To try e-mail; without them the service sends none.
    SMTP_URL: process.env.SMTP_URL ?? '',
    MAIL_FROM: process.env.MAIL_FROM ?? '',
    ...sandboxSettings(sandboxUrl),
    HISTORICAL_SOURCE_PATIENCE_SECONDS: '30',
    // The sandbox charges nothing; ten million rupees a day are never reached.
    ...Object.fromEntries(
      [...PROVIDERS, 'model'].map((name) => [`${name.toUpperCase()}_DAILY_SPEND_CAP_PAISE`, '1000000000']),
    ),
    CHROMIUM_PATH: stack.tools.browser.program,
  }
}

/** A secret that outlives the run, so that links signed in an earlier run stay valid. */
async function readOrCreateSecret(file: string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return await readFile(file, 'utf8')
}

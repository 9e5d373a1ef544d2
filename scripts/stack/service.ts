import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrateUp } from '../../db/migrate.ts'
import { seedDemonstration } from '../seed-demo.ts'
import { buildBundleIn } from './bundle.ts'
import type { Ground, StartedPart } from './infrastructure.ts'
import { freePort } from './ports.ts'
import type { Parts } from './process.ts'
import type { Say } from './progress.ts'
import type { Tools } from './tools.ts'

const PREFERRED_PORTS = { api: 8080, sandbox: 8090 }

export type Keys = Awaited<ReturnType<typeof seedDemonstration>>

/** The service on its ground, running against the sandbox. */
export interface Service {
  /** Ends in `/v1`. */
  baseUrl: string
  sandboxUrl: string
  keys: Keys
  sandbox: StartedPart
  worker: StartedPart
  api: StartedPart
}

/** Starts the sandbox, brings the database up to date, seeds the demonstration accounts and starts worker and API. */
export async function startService(
  parts: Parts,
  tools: Tools,
  ground: Ground,
  { folder, say }: { folder: string; say: Say },
): Promise<Service> {
  const apiPort = await freePort(PREFERRED_PORTS.api)
  const sandboxPort = await freePort(PREFERRED_PORTS.sandbox)
  const baseUrl = `http://127.0.0.1:${apiPort}/v1`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const bundle = resolve(folder, 'workflows.js')

  const [sandbox, keys] = await Promise.all([
    started(() => parts.startNode('sandbox', 'sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })),
    prepareData(ground.databaseUrl, join(folder, 'keys.json')),
    buildBundleIn(parts, bundle),
  ])
  say(`Sandbox         ${sandboxUrl}`)

  const env = {
    ...environment({ baseUrl, sandboxUrl, ground, tools }),
    PORT: String(apiPort),
    DOCUMENTS_PATH: resolve(folder, 'documents'),
    SIGNING_SECRET: await keptSecret(join(folder, 'signing-secret')),
    WORKFLOW_BUNDLE: bundle,
  }
  const [worker, api] = await Promise.all([
    started(() => parts.startNode('worker', 'workers/main.ts', env)),
    started(() => parts.startNode('api', 'api/main.ts', env)),
  ])
  say('Worker')
  say(`API             ${baseUrl}`)
  return { baseUrl, sandboxUrl, keys, sandbox, worker, api }
}

async function prepareData(databaseUrl: string, keysFile: string): Promise<Keys> {
  await migrateUp(databaseUrl)
  return await seedDemonstration(databaseUrl, keysFile)
}

async function started(restart: StartedPart['restart']): Promise<StartedPart> {
  return { part: await restart(), restart }
}

/** The settings of worker and API with the sandbox in the place of the outside world. It takes any key of the right form. */
function environment(stack: { baseUrl: string; sandboxUrl: string; ground: Ground; tools: Tools }) {
  const { sandboxUrl, ground } = stack
  return {
    DATABASE_URL: ground.databaseUrl,
    TEMPORAL_ADDRESS: ground.temporal.address,
    TEMPORAL_NAMESPACE: ground.temporal.namespace,
    // There is none: a person's own settings for the Temporal CLI are not meant for this server.
    TEMPORAL_CONFIG_FILE: '.dev/no-temporal-settings.toml',
    TEMPORAL_UI_URL: ground.temporal.uiUrl,
    TASK_QUEUE_PREFIX: 'courtpulse',
    HOST: '127.0.0.1',
    PUBLIC_URL: stack.baseUrl,
    ECOURTSINDIA_BASE_URL: `${sandboxUrl}/ecourtsindia`,
    ECOURTSINDIA_TOKEN: `eci_live_${'sandbox'.padEnd(32, '0')}`,
    ATTESTR_BASE_URL: `${sandboxUrl}/attestr`,
    ATTESTR_TOKEN: 'sandbox',
    HISTORICAL_SOURCE_PATIENCE_SECONDS: '30',
    // The sandbox charges nothing; ten million rupees a day are more than anybody can call it for.
    ECOURTSINDIA_DAILY_SPEND_CAP_PAISE: '1000000000',
    ATTESTR_DAILY_SPEND_CAP_PAISE: '1000000000',
    MODEL_DAILY_SPEND_CAP_PAISE: '1000000000',
    COURT_SITES_BASE_URL: `${sandboxUrl}/courts`,
    OPENAI_BASE_URL: `${sandboxUrl}/model/v1`,
    OPENAI_API_KEY: 'sandbox',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
    CHROMIUM_PATH: stack.tools.browser.program,
  }
}

/** A secret that outlives the run, so that what was signed in the last one still counts. */
async function keptSecret(file: string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return await readFile(file, 'utf8')
}

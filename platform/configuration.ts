import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { readDatabaseAddress } from '../domain/database-address.ts'
import { CASE_SOURCES, type CaseSource, isCourtSite } from '../domain/order-sources.ts'
import { PROVIDERS, type Provider } from '../domain/source.ts'

const Text = z.string().trim().min(1)
const Switch = z.enum(['on', 'off']).transform((value) => value === 'on')
const Whole = z.coerce.number<string>().int()
const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
const List = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))
const Networks = List.pipe(
  z.array(
    z
      .string()
      .refine(
        (text) => isIP(text) !== 0 || ipaddr.isValidCIDR(text),
        'must be addresses or networks, such as 10.0.0.0/8',
      ),
  ),
)
const NameServers = List.pipe(
  z.array(
    z.string().refine((text) => isIP(text.replace(/^\[(.*)\]:\d+$|^([\d.]+):\d+$/, '$1$2')) !== 0, 'must be addresses'),
  ),
)
const Paise = z.number().int().nonnegative()
const Prices = jsonLike('{"caseDetail": 150}, prices in paise').pipe(z.record(z.string(), Paise))
const TokenPrices = jsonLike('{"gpt-4.1-mini": {"input": 3600, "output": 14400}}, prices in paise').pipe(
  z.record(z.string(), z.strictObject({ input: Paise, output: Paise })),
)

/**
 * Every setting of every process, from the environment. The description of each entry is its line in `.env.example`.
 * Temporal's own settings (`TEMPORAL_ADDRESS`, `TEMPORAL_NAMESPACE`, `TEMPORAL_API_KEY`, TLS, profiles) are read by its SDK
 * from their standard names and do not stand here.
 */
export const Environment = z.object({
  DATABASE_URL: z
    .url({ protocol: /^mysql$/ })
    .superRefine(refuseDatabaseOptions)
    .describe(
      'MySQL 8 or MariaDB 10.11: mysql://user:password@host:port/name, with ?tls=on for an encrypted connection or ?tls=off without; a database on another machine needs one of them.',
    ),
  DATABASE_CA: Text.optional().describe(
    'PEM file of the authority that signed the certificate of the database server, unless everybody trusts it.',
  ),
  DATABASE_POOL_SIZE: Whole.min(1)
    .max(200)
    .default(10)
    .describe('Connections that each process keeps to the database.'),
  TASK_QUEUE_PREFIX: Text.default('courtpulse').describe('Begins the name of every Temporal task queue.'),
  HOST: Text.default('127.0.0.1').describe('Address the API listens on; 0.0.0.0 in a container.'),
  PORT: Whole.min(0).max(65535).default(8080).describe('Port the API listens on.'),
  METRICS_PORT: Whole.min(0)
    .max(65535)
    .optional()
    .describe(
      'Port at HOST where a worker process serves GET /metrics for Prometheus, without a key; without it none does. Each process of a host needs its own.',
    ),
  PUBLIC_URL: Address.refine((url) => url.endsWith('/v1'), 'must end in /v1, as links to documents begin with it')
    .default('http://127.0.0.1:8080/v1')
    .describe('Base address clients use; ends in /v1.'),
  TRUSTED_PROXIES: Networks.default([]).describe(
    'Your own proxies and balancers in front of the API, as addresses or networks (10.0.0.0/8), separated by commas: only what these say of their clients is believed.',
  ),
  FORWARDED_HEADER: z
    .enum(['x-forwarded-for', 'forwarded'])
    .default('x-forwarded-for')
    .describe('The header in which they say it; the one that they write themselves and do not just pass on.'),
  TEMPORAL_UI_URL: Address.default('http://127.0.0.1:8233').describe(
    "Where operators open Temporal's Web UI; the backoffice links there.",
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
  WORKFLOW_BUNDLE: Text.optional().describe('Prebuilt workflow bundle; without it the worker builds one at start.'),
  WORKFLOW_CACHE_SIZE: Whole.min(0)
    .default(300)
    .describe('Workflows that a worker keeps in memory; each takes about 0.4 MiB, and a dropped one is replayed.'),
  SIGNING_SECRET: z
    .string()
    .min(32)
    .describe(
      'At least 32 random characters; signs links and page tokens, hashes searched names, and makes the secrets of webhooks. Changing it ends all open links and page tokens and changes every webhook secret.',
    ),
  HISTORICAL_SOURCE_PATIENCE_SECONDS: Whole.min(0)
    .default(900)
    .describe('How long an asynchronous historical search waits for a source that fails, in seconds.'),
  SOURCE_USER_AGENT: Text.default('CourtPulse/0.1 (+https://courtpulse.example/contact)').describe(
    'How the service names itself to sources: product and a contact.',
  ),
  WEBHOOK_ALLOWED_HOSTS: List.default([]).describe(
    'Hosts, with or without a port, that webhooks may be sent to though they are private or without TLS, such as a sandbox; separated by commas.',
  ),
  DNS_SERVERS: NameServers.default([]).describe(
    "Name servers that the hosts of webhooks are asked of, as addresses with or without a port; without it the system's.",
  ),
  ECOURTSINDIA: Switch.default(true).describe('Whether the eCourtsIndia provider is used (on, off).'),
  ECOURTSINDIA_BASE_URL: Address.default('https://webapi.ecourtsindia.com').describe('Address of eCourtsIndia.'),
  ECOURTSINDIA_TOKEN: Text.optional().describe('Key of the eCourtsIndia account (eci_live_…).'),
  ECOURTSINDIA_CONCURRENCY: Whole.min(1)
    .max(100)
    .default(10)
    .describe('Calls at once, over all workers; its terms allow 10.'),
  ECOURTSINDIA_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(100)
    .describe('Calls a minute, over all workers; its terms allow 100.'),
  ECOURTSINDIA_DAILY_SPEND_CAP_PAISE: Whole.min(0)
    .default(500_000)
    .describe('Most that is spent there a day, in paise.'),
  ECOURTSINDIA_PRICES: Prices.default({}).describe('Prices that differ from the built-in list, as JSON, in paise.'),
  ATTESTR: Switch.default(true).describe('Whether the Attestr provider is used (on, off).'),
  ATTESTR_BASE_URL: Address.default('https://api.attestr.com').describe('Address of Attestr.'),
  ATTESTR_TOKEN: Text.optional().describe('Auth token of the Attestr app, as shown at its registration.'),
  ATTESTR_CONCURRENCY: Whole.min(1).max(100).default(10).describe('Calls at once, over all workers.'),
  ATTESTR_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(120)
    .describe('Calls a minute, over all workers, as agreed for the account.'),
  ATTESTR_DAILY_SPEND_CAP_PAISE: Whole.min(0).default(500_000).describe('Most that is spent there a day, in paise.'),
  ATTESTR_PRICES: Prices.default({}).describe('Prices that differ from the built-in list, as JSON, in paise.'),
  COURT_SITES: Switch.default(true).describe("Whether the courts' own web sites are used, in a browser (on, off)."),
  COURT_SITES_BASE_URL: Address.optional().describe(
    "Where the court sites stand, each under its court type; without it each court's own address is used.",
  ),
  COURT_SITES_CONCURRENCY: Whole.min(1)
    .max(10)
    .default(2)
    .describe('Visits at once to one court site, over all workers.'),
  COURT_SITES_VISITS_PER_MINUTE: Whole.min(1)
    .default(20)
    .describe('Visits a minute to one court site, over all workers.'),
  MODEL: Switch.default(true).describe(
    'Whether a language model is used, for summaries and name variations (on, off).',
  ),
  OPENAI_API_KEY: Text.optional().describe('Key of the model account.'),
  OPENAI_BASE_URL: Address.default('https://api.openai.com/v1').describe(
    'Address of the model: any server that speaks chat completions with structured outputs; ends in its version.',
  ),
  MODEL_FOR_ORDERS: Text.default('gpt-4.1-mini').describe('Model that reads orders and suggests name variations.'),
  MODEL_FOR_CASES: Text.default('gpt-4.1-mini').describe('Model that writes case summaries.'),
  MODEL_CONTEXT_TOKENS: Whole.min(8_000)
    .default(32_000)
    .describe('Tokens that one call may hold, answer included; longer orders are read in parts.'),
  MODEL_MAX_OUTPUT_TOKENS: Whole.min(500).default(4_000).describe('Tokens that an answer may have.'),
  MODEL_TEMPERATURE: z
    .union([z.literal('none').transform(() => undefined), z.coerce.number<string>().min(0).max(2)])
    .prefault('0')
    .describe('Temperature of the answers; none for models that take none.'),
  MODEL_TIMEOUT_SECONDS: Whole.min(5).max(600).default(120).describe('How long one answer is waited for, in seconds.'),
  MODEL_CONCURRENCY: Whole.min(1).max(100).default(4).describe('Calls at once, over all workers.'),
  MODEL_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(120)
    .describe('Calls a minute, over all workers, as agreed for the account.'),
  MODEL_DAILY_SPEND_CAP_PAISE: Whole.min(0).default(500_000).describe('Most that is spent there a day, in paise.'),
  MODEL_PRICES: TokenPrices.default({}).describe(
    'Prices that differ from the built-in list, as JSON: {"gpt-4.1-mini": {"input": 3600, "output": 14400}}, in paise per million tokens.',
  ),
  CHROMIUM_PATH: Text.optional().describe(
    "The browser's program; without it the one that puppeteer installed is used.",
  ),
  DOCUMENTS_PATH: Text.default('.dev/documents').describe('Private folder of the documents, unless a bucket is set.'),
  DOCUMENTS_S3_BUCKET: Text.optional().describe(
    'Bucket of an S3-compatible store for the documents; its credentials are found by the standard AWS variables.',
  ),
  DOCUMENTS_S3_REGION: Text.default('ap-south-1').describe('Region of the bucket.'),
  DOCUMENTS_S3_ENDPOINT: Address.optional().describe("Address of the S3-compatible server; without it Amazon's own."),
  DOCUMENTS_S3_PREFIX: Text.optional().describe('What the keys of documents begin with, such as courtpulse/.'),
})
export type Environment = z.infer<typeof Environment>

/** The settings of a process; made once at its start and handed down. */
export type Configuration = Readonly<Environment>

/** Settings that do not fit. `message` lists every problem, one per line, in words. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the configuration from the environment; blank values count as absent.
 * @throws ConfigurationError naming every problem at once
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const reading = Environment.check(tokenOf('ECOURTSINDIA'), tokenOf('ATTESTR'), KEY_OF_THE_MODEL).safeParse(filled)
  if (!reading.success) throw new ConfigurationError(inWords(reading.error))
  return Object.freeze(reading.data)
}

/** The providers that are switched on. */
export function enabledProviders(configuration: Configuration): Provider[] {
  const switches: Record<Provider, boolean> = {
    attestr: configuration.ATTESTR,
    ecourtsindia: configuration.ECOURTSINDIA,
  }
  return PROVIDERS.filter((provider) => switches[provider])
}

/** The providers and court sites that are switched on. */
export function enabledSources(configuration: Configuration): CaseSource[] {
  const providers: CaseSource[] = enabledProviders(configuration)
  return CASE_SOURCES.filter((source) => (isCourtSite(source) ? configuration.COURT_SITES : providers.includes(source)))
}

/** The connections to the database, as `openDatabase` takes them. */
export function databaseSettings({ DATABASE_URL, DATABASE_CA, DATABASE_POOL_SIZE }: Configuration) {
  return { url: DATABASE_URL, ca: DATABASE_CA, poolSize: DATABASE_POOL_SIZE }
}

/** Where documents are kept, as the document store takes it. */
export function documentStoreSettings({ DOCUMENTS_PATH, ...s3 }: Configuration) {
  if (!s3.DOCUMENTS_S3_BUCKET) return { kind: 'folder' as const, folder: DOCUMENTS_PATH }
  return {
    kind: 's3' as const,
    bucket: s3.DOCUMENTS_S3_BUCKET,
    region: s3.DOCUMENTS_S3_REGION,
    ...(s3.DOCUMENTS_S3_ENDPOINT && { endpoint: s3.DOCUMENTS_S3_ENDPOINT }),
    ...(s3.DOCUMENTS_S3_PREFIX && { prefix: s3.DOCUMENTS_S3_PREFIX }),
  }
}

/** A provider that is used needs its token. Checked beside invalid settings, so that all problems are reported at once. */
function tokenOf(provider: 'ECOURTSINDIA' | 'ATTESTR') {
  const name = `${provider}_TOKEN` as const
  return z.refine<Partial<Environment>>((settings) => settings[provider] === false || settings[name] !== undefined, {
    path: [name],
    message: `is needed to call the provider; set ${provider}=off to do without it`,
    when: () => true,
  })
}

const KEY_OF_THE_MODEL = z.refine<Partial<Environment>>(
  ({ MODEL, OPENAI_API_KEY }) => MODEL === false || OPENAI_API_KEY !== undefined,
  {
    path: ['OPENAI_API_KEY'],
    message: 'is needed to call the model; set MODEL=off to do without it',
    when: () => true,
  },
)

function refuseDatabaseOptions(url: string, context: z.RefinementCtx): void {
  try {
    readDatabaseAddress(url)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    context.addIssue(error.message)
  }
}

function jsonLike(example: string) {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(`must be JSON such as ${example}`)
      return z.NEVER
    }
  })
}

function inWords(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `The configuration does not fit. Mend these and start again:\n${lines.join('\n')}`
}

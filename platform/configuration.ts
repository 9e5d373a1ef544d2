import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { CASE_SOURCES, type CaseSource, isCourtSite } from '../domain/case-sources.ts'
import { identifierOfCnr } from '../domain/courts/cnr.ts'
import { readDatabaseAddress } from '../domain/database-address.ts'
import { MAIL_ADDRESS } from '../domain/events/mail-address.ts'
import { readSmtpAddress } from '../domain/events/smtp-address.ts'
import { RETENTION_SETTINGS, type RetentionSetting } from '../domain/retention.ts'
import { PROVIDERS, type Provider } from '../domain/source.ts'
import { inputError } from './input-errors.ts'
import type { PayloadKeys } from './payload-codec.ts'

const Text = z.string().trim().min(1)
const Switch = z.enum(['on', 'off']).transform((value) => value === 'on')
const Whole = z.coerce.number<string>().int()
const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
const DatabaseUrl = Text.superRefine(refusing(readDatabaseAddress))
const List = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))
const Networks = List.pipe(
  z.array(
    z
      .string()
      .refine(
        (text) => isIP(text) !== 0 || ipaddr.isValidCIDR(text),
        'must be IP addresses or networks, such as 10.0.0.0/8',
      ),
  ),
)
const NameServers = List.pipe(
  z.array(
    z
      .string()
      .refine((text) => isIP(text.replace(/^\[(.*)\]:\d+$|^([\d.]+):\d+$/, '$1$2')) !== 0, 'must be IP addresses'),
  ),
)
const PayloadKeysText = List.pipe(
  z
    .array(
      z.string().regex(/^[\w.-]{1,40}:[A-Za-z0-9+/]{43}=$/, 'must be keys such as 2026a:<32 random bytes in base64>'),
    )
    .min(1),
).transform((texts, context): PayloadKeys => {
  const entries = texts.map((text) => text.split(':') as [id: string, key: string])
  const keys = new Map(entries.map(([id, key]) => [id, Buffer.from(key, 'base64')]))
  if (keys.size < entries.length) context.addIssue('each key needs its own ID')
  return { current: entries[0]?.[0] ?? '', keys }
})
const Paise = z.number().int().nonnegative()
const Prices = jsonLike('{"caseDetail": 150}, prices in paise').pipe(z.record(z.string(), Paise))
const TokenPrices = jsonLike('{"gpt-6-luna": {"input": 900, "output": 4500}}, prices in paise').pipe(
  z.record(z.string(), z.strictObject({ input: Paise, output: Paise })),
)

/**
 * Every setting of every process, from the environment. The description of each entry is its line in `.env.example`.
 * Temporal's own settings (`TEMPORAL_ADDRESS`, `TEMPORAL_NAMESPACE`, `TEMPORAL_API_KEY`, TLS, profiles) are not here:
 * its SDK reads them from their standard names.
 */
export const Environment = z.object({
  DATABASE_URL: DatabaseUrl.describe(
    'URL of the database (MySQL 8 or MariaDB 10.11): mysql://user:password@host:port/name. Add ?tls=on to encrypt the connection, or ?tls=off not to. A database on another machine needs one of the two.',
  ),
  DATABASE_REPLICA_URL: DatabaseUrl.optional().describe(
    'URL of a read replica of the database. Usage, audit log and access log are read there, and may be as far behind as it is. If it is not set, they are read from the database itself.',
  ),
  DATABASE_CA: Text.optional().describe(
    'PEM file with the CA certificate of the database server, if it is not a public CA.',
  ),
  DATABASE_POOL_SIZE: Whole.min(1)
    .max(200)
    .default(10)
    .describe('The most database connections of each process for writing, and as many again for reading.'),
  TASK_QUEUE_PREFIX: Text.default('courtpulse').describe('Prefix of the name of every Temporal task queue.'),
  HOST: Text.default('127.0.0.1').describe('IP address that the API listens on. Use 0.0.0.0 in a container.'),
  PORT: Whole.min(0).max(65535).default(8080).describe('Port that the API listens on.'),
  METRICS_PORT: Whole.min(0)
    .max(65535)
    .optional()
    .describe(
      'Port on HOST where the process serves GET /metrics for Prometheus, and a worker also GET /health/live and /health/ready, without an API key. If it is not set, none of these are served. Each process on a host needs its own port.',
    ),
  PUBLIC_URL: Address.refine((url) => url.endsWith('/v1'), 'must end with /v1')
    .default('http://127.0.0.1:8080/v1')
    .describe('Base URL that clients use. It ends with /v1. Links to documents start with it.'),
  CONSOLE: Switch.default(true).describe(
    'Whether the API serves the console for reviewers, operators and account owners at /console (on, off).',
  ),
  OIDC_ISSUER: Address.optional().describe(
    'Issuer of the identity provider with which staff sign in to the console (OpenID Connect). If it is not set, they sign in with keys only.',
  ),
  OIDC_CLIENT_ID: Text.optional().describe(
    'Client ID of the console at the identity provider. Its redirect URI is /console/sign-in/callback on the host of PUBLIC_URL.',
  ),
  OIDC_CLIENT_SECRET: Text.optional().describe('Client secret of the console at the identity provider.'),
  DOCS_API_KEY: Text.optional().describe(
    'API key of a sandbox that the reference page fills in for everybody who opens it, so that its first request works. Never set the key of a real account.',
  ),
  TRUSTED_PROXIES: Networks.default([]).describe(
    'Your own proxies and load balancers in front of the API, as IP addresses or networks (10.0.0.0/8), separated by commas. The API trusts client addresses only from these.',
  ),
  FORWARDED_HEADER: z
    .enum(['x-forwarded-for', 'forwarded'])
    .default('x-forwarded-for')
    .describe(
      'The header in which these proxies send the client address. Choose a header that they set themselves and do not only pass on.',
    ),
  TEMPORAL_UI_URL: Address.default('http://127.0.0.1:8233').describe(
    'URL of the Temporal Web UI for operators. The backoffice links to it.',
  ),
  TEMPORAL_PAYLOAD_KEYS: PayloadKeysText.optional().describe(
    'Keys that encrypt what Temporal stores (AES-256-GCM): ID and 32 random bytes in base64, such as 2026a:…, separated by commas. The first one encrypts, all decrypt. If it is not set, nothing is encrypted. API and workers need the same keys.',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level of log messages that are written.'),
  WORKFLOW_BUNDLE: Text.optional().describe(
    'File with the prebuilt workflow bundle (npm run bundle). If it is not set, the worker builds one at start.',
  ),
  BUILD_ID: Text.max(100)
    .optional()
    .describe(
      'Identifier of this build, such as the commit or the tag of the image. Health answers contain it. If it is set, workers take part in Worker Deployment Versioning of Temporal: a new build gets work only after it has been made the current version.',
    ),
  WORKFLOW_CACHE_SIZE: Whole.min(0)
    .default(300)
    .describe(
      'Number of workflows that a worker keeps in memory. Each needs about 0.4 MiB. A workflow that was removed from memory is replayed.',
    ),
  SIGNING_SECRET: z
    .string()
    .min(32)
    .describe(
      'At least 32 random characters. It signs links and page tokens, hashes searched names and derives the webhook secrets. If you change it, all open links and page tokens become invalid and every webhook secret changes.',
    ),
  HISTORICAL_SOURCE_PATIENCE_SECONDS: Whole.min(0)
    .default(900)
    .describe('How long an asynchronous historical search waits for a failing source, in seconds.'),
  REVIEW_SAMPLE_PERCENT: z.coerce
    .number<string>()
    .min(0)
    .max(100)
    .default(0)
    .describe(
      'Percentage of near misses (scores from 40 to 59) of the daily sync and of searches on demand that reviewers see as a sample, such as 0.5. With 0, there is no sample.',
    ),
  SOURCE_USER_AGENT: Text.default('CourtPulse/1.0 (+https://courtpulse.example/contact)').describe(
    'User agent that the service sends to sources: product name and a contact.',
  ),
  WEBHOOK_ALLOWED_HOSTS: List.default([]).describe(
    'Hosts, with or without a port, that webhooks can be sent to even if they are private or have no TLS, such as a sandbox. Separate them with commas.',
  ),
  DNS_SERVERS: NameServers.default([]).describe(
    'DNS servers that resolve the hosts of webhooks, as IP addresses with or without a port. The default is the DNS servers of the system.',
  ),
  ECOURTSINDIA: Switch.default(true).describe('Whether the eCourtsIndia provider is used (on, off).'),
  ECOURTSINDIA_BASE_URL: Address.default('https://webapi.ecourtsindia.com').describe('Base URL of eCourtsIndia.'),
  ECOURTSINDIA_TOKEN: Text.optional().describe('API key of the eCourtsIndia account (eci_live_…).'),
  ECOURTSINDIA_CONCURRENCY: Whole.min(1)
    .max(100)
    .default(10)
    .describe('Maximum number of concurrent calls, across all workers. The provider allows 10.'),
  ECOURTSINDIA_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(100)
    .describe('Maximum number of calls per minute, across all workers. The provider allows 100.'),
  ECOURTSINDIA_DAILY_SPEND_CAP_PAISE: Whole.min(0).default(500_000).describe('Maximum cost per day, in paise.'),
  ECOURTSINDIA_PRICES: Prices.default({}).describe('Prices that differ from the built-in list, as JSON, in paise.'),
  ATTESTR: Switch.default(true).describe('Whether the Attestr provider is used (on, off).'),
  ATTESTR_BASE_URL: Address.default('https://api.attestr.com').describe('Base URL of Attestr.'),
  ATTESTR_TOKEN: Text.optional().describe('Auth token of the Attestr app, as shown when it was registered.'),
  ATTESTR_CONCURRENCY: Whole.min(1)
    .max(100)
    .default(10)
    .describe('Maximum number of concurrent calls, across all workers.'),
  ATTESTR_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(120)
    .describe('Maximum number of calls per minute, across all workers, as agreed for the account.'),
  ATTESTR_DAILY_SPEND_CAP_PAISE: Whole.min(0).default(500_000).describe('Maximum cost per day, in paise.'),
  ATTESTR_PRICES: Prices.default({}).describe('Prices that differ from the built-in list, as JSON, in paise.'),
  NAPIX: Switch.default(false).describe(
    'Whether the eCourts API (NAPIX) is used (on, off). It needs a subscription of a department or an institutional litigant.',
  ),
  NAPIX_BASE_URL: Address.default('https://delhigw.napix.gov.in/nic/ecourts').describe('Base URL of the gateway.'),
  NAPIX_TOKEN: Text.regex(/^[^:]+:.+$/, 'must be the key and the secret, as key:secret')
    .optional()
    .describe('Key and secret of the subscription, as key:secret.'),
  NAPIX_DEPARTMENT: Text.optional().describe('Department ID of the subscription (dept_id).'),
  NAPIX_AES_KEY: Text.optional().describe('Authentication key of the subscription, which encrypts requests.'),
  NAPIX_AES_IV: Text.optional().describe(
    'Initialization vector of the encryption. The default is the authentication key.',
  ),
  NAPIX_HMAC_KEY: Text.optional().describe('Key that signs requests.'),
  NAPIX_CONCURRENCY: Whole.min(1)
    .max(100)
    .default(2)
    .describe('Maximum number of concurrent calls, across all workers.'),
  NAPIX_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(60)
    .describe('Maximum number of calls per minute, across all workers.'),
  NAPIX_REQUESTS_PER_HOUR: Whole.min(1)
    .max(10_000)
    .default(100)
    .describe('Maximum number of calls in any hour, across all workers, as granted for the subscription.'),
  NAPIX_STATUS_METHOD: z
    .enum(['POST', 'FORM', 'GET'])
    .default('POST')
    .describe('How states are requested: POST with a query, FORM (POST with a form) or GET.'),
  NAPIX_CASES_PER_STATUS: Whole.min(1)
    .max(500)
    .default(500)
    .describe(
      'Number of cases whose states one call requests. Lower it if the gateway answers that the address is too long.',
    ),
  NAPIX_COURTS: List.default([]).describe(
    'Establishments in which names are searched, such as DLHC01,DLND01. Separate them with commas. If it is empty, the source is in no search.',
  ),
  NAPIX_DAILY_SPEND_CAP_PAISE: Whole.min(0)
    .default(0)
    .describe('Maximum cost per day, in paise. The calls are free; only prices in NAPIX_PRICES count.'),
  NAPIX_PRICES: Prices.default({}).describe('Prices that differ from the built-in list, as JSON, in paise.'),
  SOURCE_TRIAL_CASE: Text.transform((cnr, context) => {
    const identifier = identifierOfCnr(cnr)
    if (identifier) return identifier
    context.addIssue({ code: 'custom', message: 'must be the CNR of a case' })
    return z.NEVER
  })
    .optional()
    .describe(
      'CNR of a case with which every source that is on is tried each night. If it is not set, no source is tried. npm run admin -- try-sources <CNR> tells what a night costs.',
    ),
  COURT_SITES: Switch.default(true).describe('Whether the web sites of the courts are used, in a browser (on, off).'),
  COURT_SITES_BASE_URL: Address.optional().describe(
    'Base URL of a stand-in for the court sites, with one path per court type. If it is not set, the real address of each court is used.',
  ),
  COURT_SITES_CONCURRENCY: Whole.min(1)
    .max(10)
    .default(2)
    .describe('Maximum number of concurrent visits to one court site, across all workers.'),
  COURT_SITES_VISITS_PER_MINUTE: Whole.min(1)
    .default(20)
    .describe('Maximum number of visits per minute to one court site, across all workers.'),
  CAUSE_LISTS: Switch.default(true).describe(
    'Whether the cause lists of courts are read (on, off). They are only read if COURT_SITES is on.',
  ),
  HEARINGS_DAILY_SPEND_CAP_PAISE: Whole.min(0)
    .default(100_000)
    .describe(
      'Maximum cost per day, in paise, of asking eCourtsIndia for the listings of hearings in courts whose lists are not read. 0 asks nothing.',
    ),
  MODEL: Switch.default(true).describe(
    'Whether a language model is used, for summaries and name variations (on, off).',
  ),
  OPENAI_API_KEY: Text.optional().describe('API key of the model account.'),
  OPENAI_BASE_URL: Address.default('https://api.openai.com/v1').describe(
    'Base URL of the model, ending with its version. Any server with chat completions and structured outputs works.',
  ),
  MODEL_FOR_ORDERS: Text.default('gpt-6-luna').describe('Model that reads orders and suggests name variations.'),
  MODEL_FOR_CASES: Text.default('gpt-6-luna').describe('Model that writes case summaries.'),
  MODEL_CONTEXT_TOKENS: Whole.min(8_000)
    .default(32_000)
    .describe('Maximum number of tokens of one call, including the answer. Longer orders are read in parts.'),
  MODEL_MAX_OUTPUT_TOKENS: Whole.min(500)
    .default(8_000)
    .describe('Maximum number of tokens of an answer, including what the model reasons.'),
  MODEL_TEMPERATURE: z
    .union([z.literal('none').transform(() => undefined), z.coerce.number<string>().min(0).max(2)])
    .prefault('none')
    .describe('Temperature of the answers. Use none for models that do not accept one, as models that reason.'),
  MODEL_REASONING_EFFORT: z
    .union([z.literal('none').transform(() => undefined), z.enum(['minimal', 'low', 'medium', 'high'])])
    .prefault('low')
    .describe(
      'How much the model reasons before it answers (minimal, low, medium, high). Use none for models that do not reason. Reasoning counts as output.',
    ),
  // Node's own client waits at most 300 s for an answer to begin.
  MODEL_TIMEOUT_SECONDS: Whole.min(5).max(300).default(120).describe('Timeout for one answer, in seconds.'),
  MODEL_CONCURRENCY: Whole.min(1)
    .max(100)
    .default(4)
    .describe('Maximum number of concurrent calls, across all workers.'),
  MODEL_REQUESTS_PER_MINUTE: Whole.min(1)
    .default(120)
    .describe('Maximum number of calls per minute, across all workers, as agreed for the account.'),
  MODEL_DAILY_SPEND_CAP_PAISE: Whole.min(0).default(500_000).describe('Maximum cost per day, in paise.'),
  MODEL_PRICES: TokenPrices.default({}).describe(
    'Prices that differ from the built-in list, in paise per million tokens, as JSON: {"gpt-6-luna": {"input": 900, "output": 4500}}.',
  ),
  CHROMIUM_PATH: Text.optional().describe(
    'Path of the browser program. The default is the browser that Puppeteer installed.',
  ),
  SMTP_URL: Text.superRefine(refusing(readSmtpAddress))
    .optional()
    .describe(
      'Mail server for notices: smtp://user:password@host:587 (with STARTTLS) or smtps://user:password@host:465. Add ?tls=off to send unencrypted to another machine. If it is not set, no e-mail is sent.',
    ),
  MAIL_FROM: Text.refine(
    (text) => MAIL_ADDRESS.test(bareAddress(text)),
    'must be an address, such as CourtPulse <notices@courtpulse.example>',
  )
    .optional()
    .describe(
      'Sender of e-mails: an address that the mail server may send from, such as CourtPulse <notices@courtpulse.example>.',
    ),
  EVENT_RETENTION_DAYS: retentionDays('EVENT_RETENTION_DAYS').describe(
    'How long events and webhook deliveries are kept, in days. A client that reads on within this time misses no event.',
  ),
  SOURCE_CALL_RETENTION_DAYS: retentionDays('SOURCE_CALL_RETENTION_DAYS').describe(
    'How long the log of calls to sources is kept, in days. Raw answers are deleted after seven days.',
  ),
  ACCESS_LOG_RETENTION_DAYS: retentionDays('ACCESS_LOG_RETENTION_DAYS').describe(
    'How long the log of who read which data is kept, in days. The DPDP Rules 2025 ask for a year.',
  ),
  AUDIT_LOG_RETENTION_DAYS: retentionDays('AUDIT_LOG_RETENTION_DAYS').describe(
    'How long the log of who changed what is kept, in days.',
  ),
  DOCUMENTS_PATH: Text.default('.dev/documents').describe(
    'Private folder for the documents. It is not used if a bucket is set.',
  ),
  DOCUMENTS_S3_BUCKET: Text.optional().describe(
    'Bucket of an S3-compatible store for the documents. The credentials come from the standard AWS variables.',
  ),
  DOCUMENTS_S3_REGION: Text.default('ap-south-1').describe('Region of the bucket.'),
  DOCUMENTS_S3_ENDPOINT: Address.optional().describe('URL of the S3-compatible server. The default is Amazon S3.'),
  DOCUMENTS_S3_PREFIX: Text.optional().describe('Prefix of the keys of documents, such as courtpulse/.'),
})
export type Environment = z.infer<typeof Environment>

/** The settings of a process, created once at its start and passed down. */
export type Configuration = Readonly<Environment>

/** Invalid settings. `message` lists every problem, one per line. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the configuration from the environment; blank values count as absent.
 * @throws ConfigurationError naming every problem at once
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const reading = Environment.check(
    ...PROVIDERS.map(tokenOf),
    ...SUBSCRIPTION_OF_NAPIX,
    KEY_OF_THE_MODEL,
    ...CLIENT_AT_THE_ISSUER,
    SENDER_OF_MAIL,
  ).safeParse(filled, { error: inputError })
  if (!reading.success) throw new ConfigurationError(inWords(reading.error))
  return Object.freeze(reading.data)
}

/**
 * Reads the settings for commands that only use workflows and run where the other settings are absent.
 * @throws ConfigurationError
 */
export function readWorkflowSettings(environment: NodeJS.ProcessEnv = process.env) {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const reading = Environment.pick({
    TASK_QUEUE_PREFIX: true,
    WORKFLOW_BUNDLE: true,
    TEMPORAL_PAYLOAD_KEYS: true,
  }).safeParse(filled, { error: inputError })
  if (!reading.success) throw new ConfigurationError(inWords(reading.error))
  return reading.data
}

/**
 * Returns whether the standard variables of OpenTelemetry request traces: `OTEL_TRACES_EXPORTER=otlp`, or an address to
 * send them to.
 * @throws ConfigurationError when they name an unknown exporter
 */
export function tracesAreOn(environment: NodeJS.ProcessEnv = process.env): boolean {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return false
  const exporter = environment.OTEL_TRACES_EXPORTER?.trim()
  if (exporter && exporter !== 'otlp' && exporter !== 'none')
    throw new ConfigurationError('OTEL_TRACES_EXPORTER must be otlp or none.')
  if (exporter) return exporter === 'otlp'
  return [environment.OTEL_EXPORTER_OTLP_ENDPOINT, environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some((address) =>
    address?.trim(),
  )
}

/** The prefix of each provider's settings; one without settings does not compile. */
const PREFIX = {
  ecourtsindia: 'ECOURTSINDIA',
  attestr: 'ATTESTR',
  napix: 'NAPIX',
} as const satisfies { [P in Provider]: Uppercase<P> }

/** Returns the settings of one provider: where, how and how often it may be called. */
export function providerSettings(configuration: Configuration, provider: Provider) {
  const prefix = PREFIX[provider]
  return {
    baseUrl: configuration[`${prefix}_BASE_URL`],
    token: configuration[`${prefix}_TOKEN`] ?? '',
    concurrency: configuration[`${prefix}_CONCURRENCY`],
    requestsPerMinute: configuration[`${prefix}_REQUESTS_PER_MINUTE`],
    dailySpendCapPaise: configuration[`${prefix}_DAILY_SPEND_CAP_PAISE`],
    pricesPaise: configuration[`${prefix}_PRICES`],
  }
}

/** Returns the subscription to the eCourts API, as its provider takes it. */
export function napixAccount(configuration: Configuration) {
  const { NAPIX_DEPARTMENT = '', NAPIX_AES_KEY = '', NAPIX_HMAC_KEY = '', NAPIX_AES_IV = NAPIX_AES_KEY } = configuration
  return {
    department: NAPIX_DEPARTMENT,
    keys: { aesKey: NAPIX_AES_KEY, aesIv: NAPIX_AES_IV, hmacKey: NAPIX_HMAC_KEY },
    statusMethod: configuration.NAPIX_STATUS_METHOD,
    casesPerStatus: configuration.NAPIX_CASES_PER_STATUS,
    courts: configuration.NAPIX_COURTS,
  }
}

/** Returns the enabled providers. */
export function enabledProviders(configuration: Configuration): Provider[] {
  return PROVIDERS.filter((provider) => configuration[PREFIX[provider]])
}

/** Returns the providers that search names. The eCourts API searches only in courts that are named. */
export function searchingProviders(configuration: Configuration): Provider[] {
  return enabledProviders(configuration).filter((name) => name !== 'napix' || configuration.NAPIX_COURTS.length > 0)
}

/** Returns the enabled providers and court sites. */
export function enabledSources(configuration: Configuration): CaseSource[] {
  const providers: CaseSource[] = enabledProviders(configuration)
  return CASE_SOURCES.filter((source) => (isCourtSite(source) ? configuration.COURT_SITES : providers.includes(source)))
}

/** Returns whether the courts' cause lists are read. */
export function readsLists({ COURT_SITES, CAUSE_LISTS }: Configuration): boolean {
  return COURT_SITES && CAUSE_LISTS
}

/** Returns the settings of the database connections, as `openDatabase` takes them. */
export function databaseSettings(settings: Configuration) {
  const {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: replicaUrl,
    DATABASE_CA: ca,
    DATABASE_POOL_SIZE: poolSize,
  } = settings
  return { url, replicaUrl, ca, poolSize }
}

/** Returns the mail server and the sender, as the mailer takes them; undefined if no e-mail is sent. */
export function mailSettings({ SMTP_URL, MAIL_FROM }: Pick<Configuration, 'SMTP_URL' | 'MAIL_FROM'>) {
  return SMTP_URL === undefined || MAIL_FROM === undefined
    ? undefined
    : { server: readSmtpAddress(SMTP_URL), from: MAIL_FROM }
}

/** Returns where documents are stored, as the document store takes it. */
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

/**
 * Requires the token of a provider in use; checked together with invalid settings, so that all problems are reported at
 * once.
 */
function tokenOf(provider: Provider) {
  const prefix = PREFIX[provider]
  const name = `${prefix}_TOKEN` as const
  return z.refine<Partial<Environment>>((settings) => settings[prefix] === false || settings[name] !== undefined, {
    path: [name],
    message: `is required to call the provider. Set ${prefix}=off to run without this provider.`,
    when: () => true,
  })
}

const SUBSCRIPTION_OF_NAPIX = (['NAPIX_DEPARTMENT', 'NAPIX_AES_KEY', 'NAPIX_HMAC_KEY'] as const).map((name) =>
  z.refine<Partial<Environment>>((settings) => !settings.NAPIX || settings[name] !== undefined, {
    path: [name],
    message: 'is required to call the eCourts API. Set NAPIX=off to run without it.',
    when: () => true,
  }),
)

const SENDER_OF_MAIL = z.refine<Partial<Environment>>(
  ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
  { path: ['MAIL_FROM'], message: 'is required to send e-mail. Remove SMTP_URL to send none.', when: () => true },
)

const KEY_OF_THE_MODEL = z.refine<Partial<Environment>>(
  ({ MODEL, OPENAI_API_KEY }) => MODEL === false || OPENAI_API_KEY !== undefined,
  {
    path: ['OPENAI_API_KEY'],
    message: 'is required to call the model. Set MODEL=off to run without a model.',
    when: () => true,
  },
)

const CLIENT_AT_THE_ISSUER = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).map((name) =>
  z.refine<Partial<Environment>>((settings) => !settings.OIDC_ISSUER || settings[name] !== undefined, {
    path: [name],
    message: 'is required to sign in at OIDC_ISSUER.',
    when: () => true,
  }),
)

function retentionDays(setting: RetentionSetting) {
  const { initial, least } = RETENTION_SETTINGS[setting]
  return Whole.min(least).max(36_500).default(initial)
}

/** Returns a check of an address by the function that reads it. */
function refusing(read: (url: string) => unknown) {
  return (url: string, context: z.RefinementCtx): void => {
    try {
      read(url)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      context.addIssue(error.message)
    }
  }
}

/** Returns the address in `Name <address>`. */
function bareAddress(sender: string): string {
  return /^[^<>\r\n"]*<([^<>]*)>$/.exec(sender)?.[1] ?? sender
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
  return `Invalid configuration. Fix these settings and start again:\n${lines.join('\n')}`
}

import { z } from 'zod'
import { CASE_SOURCES, type CaseSource, isCourtSite } from '../domain/case-sources.ts'
import { readSmtpAddress } from '../domain/events/smtp-address.ts'
import { PROVIDERS, type Provider } from '../domain/source.ts'
import { inputError } from './input-errors.ts'
import { Settings } from './settings.ts'

/** The settings of a process, created once at its start and passed down. */
export type Configuration = Readonly<Settings>

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
  const reading = Settings.check(
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
  const reading = Settings.pick({
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
  return z.refine<Partial<Settings>>((settings) => settings[prefix] === false || settings[name] !== undefined, {
    path: [name],
    message: `is required to call the provider. Set ${prefix}=off to run without this provider.`,
    when: () => true,
  })
}

const SUBSCRIPTION_OF_NAPIX = (['NAPIX_DEPARTMENT', 'NAPIX_AES_KEY', 'NAPIX_HMAC_KEY'] as const).map((name) =>
  z.refine<Partial<Settings>>((settings) => !settings.NAPIX || settings[name] !== undefined, {
    path: [name],
    message: 'is required to call the eCourts API. Set NAPIX=off to run without it.',
    when: () => true,
  }),
)

const SENDER_OF_MAIL = z.refine<Partial<Settings>>(
  ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
  { path: ['MAIL_FROM'], message: 'is required to send e-mail. Remove SMTP_URL to send none.', when: () => true },
)

const KEY_OF_THE_MODEL = z.refine<Partial<Settings>>(
  ({ MODEL, OPENAI_API_KEY }) => MODEL === false || OPENAI_API_KEY !== undefined,
  {
    path: ['OPENAI_API_KEY'],
    message: 'is required to call the model. Set MODEL=off to run without a model.',
    when: () => true,
  },
)

const CLIENT_AT_THE_ISSUER = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).map((name) =>
  z.refine<Partial<Settings>>((settings) => !settings.OIDC_ISSUER || settings[name] !== undefined, {
    path: [name],
    message: 'is required to sign in at OIDC_ISSUER.',
    when: () => true,
  }),
)

function inWords(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `Invalid configuration. Fix these settings and start again:\n${lines.join('\n')}`
}

import { z } from 'zod'
import { identifierOfCnr } from '../domain/courts/cnr.ts'
import { MAIL_ADDRESS } from '../domain/events/mail-address.ts'
import { readSmtpAddress } from '../domain/events/smtp-address.ts'
import {
  Address,
  bareAddress,
  DatabaseUrl,
  List,
  NameServers,
  Networks,
  PayloadKeysText,
  Prices,
  refusing,
  retentionDays,
  Switch,
  Text,
  TokenPrices,
  Whole,
} from './setting-types.ts'

/**
 * Every setting of every process, from the environment. The description of each entry is its line in `.env.example`.
 * Temporal's own settings (`TEMPORAL_ADDRESS`, `TEMPORAL_NAMESPACE`, `TEMPORAL_API_KEY`, TLS, profiles) are not here:
 * its SDK reads them from their standard names.
 */
export const Settings = z.object({
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
export type Settings = z.infer<typeof Settings>

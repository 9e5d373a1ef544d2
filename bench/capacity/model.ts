import { RETENTION_SETTINGS } from '../../domain/retention.ts'
import { Environment } from '../../platform/configuration.ts'
import { BATCHES_AT_ONCE, ENTITIES_A_BATCH, SEARCHES_A_GROUP } from '../../workflows/discovery/daily-sync.messages.ts'
import type { Measured, Taken } from './measured.ts'

const MINUTES_A_DAY = 24 * 60
const SECONDS_A_DAY = MINUTES_A_DAY * 60

/** How long a source is taken to need for an answer. */
const ANSWER_SECONDS = 1
/** Of `npm run proofs -- bench sync` with 3,000 entities: two cores, with database, Temporal and sources on them. */
const PROCESSING_MS = 7.2
/** Raw answers are deleted after a week. */
const RAW_DAYS = 7

/** Something that a daily sync uses up. */
export interface Limit {
  what: string
  /** What a day of so many entities takes, in words. */
  takes: string
  /** The part of what there is that it takes: above 1 it does not fit. */
  share: number
  next: string
}

/** What a daily sync of so many entities takes of each limit, with the settings as they are by default; the scarcest first. */
export function limitsOf({ entityNight }: Measured, entities: number): Limit[] {
  const limits = [...sourceLimits(entityNight, entities), ...ownLimits(entityNight, entities)]
  return limits.sort((one, other) => other.share - one.share)
}

function sourceLimits({ calls, paise }: Taken, entities: number): Limit[] {
  return (['attestr', 'ecourtsindia'] as const).flatMap((source) => {
    const prefix = source === 'attestr' ? 'ATTESTR' : 'ECOURTSINDIA'
    const asked = (calls[source] ?? 0) * entities
    const spent = (paise[source] ?? 0) * entities
    const [perMinute, atOnce, cap] = [
      initial(`${prefix}_REQUESTS_PER_MINUTE`),
      initial(`${prefix}_CONCURRENCY`),
      initial(`${prefix}_DAILY_SPEND_CAP_PAISE`),
    ]
    return [
      {
        what: `spend cap of ${source}`,
        takes: `₹${inWords(spent / 100)} of ₹${inWords(cap / 100)}`,
        share: spent / cap,
        next: `agree a price for so many calls, then raise \`${prefix}_DAILY_SPEND_CAP_PAISE\`; else search for each entity every few days`,
      },
      {
        what: `calls a minute at ${source}`,
        takes: `${inWords(asked)} calls of ${inWords(perMinute * MINUTES_A_DAY)}`,
        share: asked / (perMinute * MINUTES_A_DAY),
        next: `agree a higher rate, then raise \`${prefix}_REQUESTS_PER_MINUTE\``,
      },
      {
        what: `calls at once at ${source}`,
        takes: `${inWords((asked * ANSWER_SECONDS) / 3600)} h of ${atOnce} × 24 h`,
        share: (asked * ANSWER_SECONDS) / (atOnce * SECONDS_A_DAY),
        next: `agree more, then raise \`${prefix}_CONCURRENCY\``,
      },
    ]
  })
}

function ownLimits(taken: Taken, entities: number): Limit[] {
  const processing = (entities * PROCESSING_MS) / 1000
  const asking = (entities / ENTITIES_A_BATCH / BATCHES_AT_ONCE) * SEARCHES_A_GROUP * ANSWER_SECONDS
  const kept = entities * (taken.rawBytes * RAW_DAYS + (taken.bytes - taken.rawBytes) * initialRetention())
  return [
    {
      what: 'the pace of one daily sync',
      takes: `${inWords(asking / 3600)} h of 24 h, in groups of ${SEARCHES_A_GROUP} questions, ${BATCHES_AT_ONCE} batches at once`,
      share: asking / SECONDS_A_DAY,
      next: 'raise `BATCHES_AT_ONCE`; then split the sync by accounts',
    },
    {
      what: 'processors, as many as the benchmark had (2)',
      takes: `${inWords(processing / 3600)} h of 24 h`,
      share: processing / SECONDS_A_DAY,
      next: 'more workers for `core` and the sources; the database on a machine of its own',
    },
    {
      what: 'a disk of 500 GB for the database',
      takes: `at most ${inWords(kept / 1e9)} GB kept, without indexes`,
      share: kept / 500e9,
      next: 'a larger disk, or a lower `SOURCE_CALL_RETENTION_DAYS`; then partitions of `source_calls` by day',
    },
    {
      what: '100 actions of Temporal a second',
      takes: `${inWords(actionsANight(taken) * entities)} actions, ${inWords((actionsANight(taken) * entities) / SECONDS_A_DAY)} a second`,
      share: (actionsANight(taken) * entities) / (100 * SECONDS_A_DAY),
      next: 'larger groups of questions, `SEARCHES_A_GROUP`',
    },
  ]
}

/** Actions of Temporal for an entity of a long night: a batch is planned and finished, and asks each source in groups. */
export function actionsANight({ calls }: Taken): number {
  const groups = Object.values(calls).map((each) => Math.ceil((each * ENTITIES_A_BATCH) / SEARCHES_A_GROUP))
  return (2 + groups.reduce((sum, each) => sum + each, 0)) / ENTITIES_A_BATCH
}

/** What a setting is when it is not set. */
function initial(name: keyof typeof Environment.shape): number {
  return Number(Environment.shape[name].parse(undefined))
}

function initialRetention(): number {
  return RETENTION_SETTINGS.SOURCE_CALL_RETENTION_DAYS.initial
}

/** With two significant digits, as none of the figures is more exact. */
export function inWords(figure: number): string {
  return Number(figure.toPrecision(2)).toLocaleString('en')
}

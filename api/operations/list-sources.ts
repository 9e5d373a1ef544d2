import { z } from 'zod'
import type { CaseSweep } from '../../db/case-tracking/case-sweeps.ts'
import type { DailySync } from '../../db/discovery/daily-syncs.ts'
import { isCapReached } from '../../db/operations/source-spend.ts'
import { indianDay } from '../../domain/dates.ts'
import { SOURCES } from '../../domain/order-sources.ts'
import type { SourceName } from '../../domain/source.ts'
import { capsPaise } from '../../platform/budgets.ts'
import { type Configuration, enabledSources } from '../../platform/configuration.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { SOURCE_STATES, stateOf } from './source-state.ts'

/** How far back the figures of calls reach. */
const RECENT_MS = 60 * 60 * 1000

const SourceAnswer = z
  .strictObject({
    source: z.enum(SOURCES),
    enabled: z.boolean().meta({ description: 'Whether the configuration has it switched on.' }),
    paused: z
      .strictObject({ pausedAt: z.int(), pausedBy: z.string(), reason: z.string().nullable() })
      .nullable()
      .meta({ description: 'Set while an operator has paused it: nothing calls it then.' }),
    lastHour: z.record(z.string(), z.int()).meta({
      description: 'Calls of the last hour by how they ended: `found`, `none` or the class of the failure.',
    }),
    lastAnsweredAt: z.int().nullable().meta({ description: 'Its last sure answer within the last hour.' }),
    entitiesFailed: z.int().meta({ description: 'Active entities whose last search at this source failed.' }),
    state: z
      .enum(SOURCE_STATES)
      .meta({ description: 'What keeps it from being called, the first of these that does.' }),
    until: z
      .int()
      .nullable()
      .meta({ description: 'When that ends by itself; null where it does not, or is not known.' }),
    spentTodayPaise: z.int(),
    dailySpendCapPaise: z.int().nullable().meta({ description: 'Null where calls cost nothing.' }),
  })
  .meta({ id: 'SourceHealth' })

const DailySyncAnswer = z
  .strictObject({
    started: z.int(),
    ended: z.int().nullable(),
    entities: z.int(),
    synced: z.int().nullable().meta({ description: 'Entities that a source surely answered for; null until the end.' }),
    newCandidates: z.int().nullable(),
    setAside: z.int().nullable().meta({
      description:
        'Entities that something of our own kept from being searched for, once per source; null until the end.',
    }),
  })
  .meta({ id: 'DailySync' })

const CaseSweepAnswer = z
  .strictObject({
    started: z.int(),
    ended: z.int().nullable(),
    cases: z.int().meta({ description: 'Tracked cases that were due when it began.' }),
    refreshed: z.int().nullable().meta({ description: 'Cases that were fetched; null until the end.' }),
    unanswered: z.int().nullable().meta({ description: 'Cases that no source could answer for: they stay due.' }),
    setAside: z.int().nullable().meta({ description: 'Cases that something of our own kept from being fetched.' }),
  })
  .meta({ id: 'CaseSweep' })

const NightAlarm = z
  .strictObject({ name: z.enum(['NIGHT_OVERDUE', 'CASES_OVERDUE', 'SET_ASIDE']), subject: z.string(), raised: z.int() })
  .meta({ id: 'NightAlarm' })

/** `GET /backoffice/sources`: how each source is, what the last daily sync and the last sweep of tracked cases did, and whether all is well. */
export const listSources = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/sources',
  summary: 'Show the health of the sources',
  replies: {
    200: z.strictObject({
      sources: z.array(SourceAnswer),
      dailySync: DailySyncAnswer.nullable().meta({ description: 'The latest one.' }),
      caseSweep: CaseSweepAnswer.nullable().meta({ description: 'The latest one.' }),
      lastCompleted: z
        .strictObject({ dailySync: z.int().nullable(), caseSweep: z.int().nullable() })
        .meta({ description: 'When one was last completed.' }),
      alarms: z.array(NightAlarm).meta({ description: 'What stands of the alarms about the nights.' }),
    }),
  },
  errors: [],
  async handle(_request, { db, configuration }) {
    const now = Date.now()
    const [pauses, recent, spent, failed, dailySync, caseSweep, syncs, sweeps, alarms, openCircuits] =
      await Promise.all([
        db.sourcePauses.list(),
        db.sourceCalls.outcomesSince(SOURCES, now - RECENT_MS),
        db.sourceSpend.spentOn(indianDay(now)),
        db.entitySyncs.countFailed(),
        db.dailySyncs.latest(),
        db.caseSweeps.latest(),
        db.dailySyncs.punctuality(),
        db.caseSweeps.punctuality(),
        db.alarms.raised(),
        db.sourceCircuits.open(now),
      ])
    const enabled: string[] = [...enabledSources(configuration), ...(configuration.MODEL ? ['model'] : [])]
    const sources = SOURCES.map((source): z.infer<typeof SourceAnswer> => {
      const pause = pauses.find((each) => each.source === source)
      const calls = recent.filter((each) => each.source === source)
      const answers = calls.filter(({ outcome }) => outcome === 'found' || outcome === 'none')
      const spend = spent.find((each) => each.source === source)
      const cap = capOf(configuration, source)
      return {
        source,
        enabled: enabled.includes(source),
        paused: pause ? { pausedAt: pause.pausedAt, pausedBy: pause.pausedBy, reason: pause.reason } : null,
        lastHour: Object.fromEntries(calls.map(({ outcome, count }) => [outcome, count])),
        lastAnsweredAt: answers.length > 0 ? Math.max(...answers.map(({ lastAt }) => lastAt)) : null,
        entitiesFailed: failed.get(source) ?? 0,
        ...stateOf({
          isEnabled: enabled.includes(source),
          isPaused: pause !== undefined,
          isCapReached: spend !== undefined && cap !== null && isCapReached(spend, cap),
          isAccountRefused: alarms.some(({ name, subject }) => name === 'SOURCE_REFUSES_ACCOUNT' && subject === source),
          closedUntil: openCircuits.get(source),
          isFailing: answers.length === 0 && calls.some(({ outcome }) => outcome === 'Upstream'),
          now,
        }),
        spentTodayPaise: spend?.spentPaise ?? 0,
        dailySpendCapPaise: cap,
      }
    })
    return {
      sources,
      dailySync: dailySync ? presentSync(dailySync) : null,
      caseSweep: caseSweep ? presentSweep(caseSweep) : null,
      lastCompleted: { dailySync: syncs.lastEnded, caseSweep: sweeps.lastEnded },
      alarms: alarms.flatMap(({ name, subject, raised }) => {
        const ofTheNight = NightAlarm.shape.name.options.find((each) => each === name)
        return ofTheNight === undefined ? [] : [{ name: ofTheNight, subject, raised }]
      }),
    }
  },
})

function capOf(configuration: Configuration, source: (typeof SOURCES)[number]): number | null {
  const caps: Partial<Record<SourceName, number>> = capsPaise(configuration)
  return caps[source] ?? null
}

function presentSync({ id: _, ...sync }: DailySync): z.infer<typeof DailySyncAnswer> {
  return sync
}

function presentSweep({ id: _, day: __, ...sweep }: CaseSweep): z.infer<typeof CaseSweepAnswer> {
  return sweep
}

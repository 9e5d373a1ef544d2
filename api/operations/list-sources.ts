import { z } from 'zod'
import type { CaseSweep } from '../../db/case-tracking/case-sweeps.ts'
import type { DailySync } from '../../db/discovery/daily-syncs.ts'
import { type CallCount, SLOT_MS, slotOf } from '../../db/operations/call-counts.ts'
import { SOURCES } from '../../domain/case-sources.ts'
import { HOUR_MS } from '../../domain/dates.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { readSourceStates } from './read-source-states.ts'
import { SOURCE_STATES } from './source-state.ts'

/** A day of calls shows whether a source fails for hours or now and then. */
const HOURS = 24

const SourceAnswer = z
  .strictObject({
    source: z.enum(SOURCES),
    enabled: z.boolean().meta({ description: 'Whether the configuration enables the source.' }),
    paused: z
      .strictObject({ pausedAt: z.int(), pausedBy: z.string(), reason: z.string().nullable() })
      .nullable()
      .meta({ description: 'Set while an operator has paused the source. A paused source is not called.' }),
    lastHour: z.record(z.string(), z.int()).meta({
      description:
        'The number of calls in the last hour, and to the full ten minutes before, by outcome: `found`, `none` or the class of failure.',
    }),
    lastAnsweredAt: z.int().nullable().meta({
      description: 'When the source last answered with `found` or `none` in the last hour, in epoch milliseconds.',
    }),
    hours: z
      .array(
        z.strictObject({
          answered: z.int().meta({ description: 'Calls with a definite answer.' }),
          failed: z.int().meta({ description: 'Calls without one.' }),
        }),
      )
      .meta({
        description:
          'The calls of the last 24 hours, hour by hour, the oldest first: with a definite answer, and without one.',
      }),
    entitiesFailed: z
      .int()
      .meta({ description: 'The number of active entities whose last search at this source failed.' }),
    state: z.enum(SOURCE_STATES).meta({
      description: 'Whether the source can be called. If several states apply, it is the first of them in this order.',
    }),
    until: z.int().nullable().meta({
      description:
        'When this state ends without action by an operator. Null if it does not, or if the time is not known.',
    }),
    spentTodayPaise: z.int(),
    dailySpendCapPaise: z.int().nullable().meta({ description: 'Null if calls are free.' }),
  })
  .meta({ id: 'SourceHealth' })

const DailySyncAnswer = z
  .strictObject({
    started: z.int(),
    ended: z.int().nullable(),
    entities: z.int(),
    synced: z.int().nullable().meta({
      description: 'The number of entities for which a source gave a definite answer. Null until the sync ends.',
    }),
    newCandidates: z.int().nullable(),
    setAside: z.int().nullable().meta({
      description:
        'The number of entity searches, counted per source, that failed because of an internal error. Null until the sync ends.',
    }),
  })
  .meta({ id: 'DailySync' })

const CaseSweepAnswer = z
  .strictObject({
    started: z.int(),
    ended: z.int().nullable(),
    cases: z.int().meta({ description: 'The number of tracked cases that were due when the sweep started.' }),
    refreshed: z
      .int()
      .nullable()
      .meta({ description: 'The number of cases that were fetched. Null until the sweep ends.' }),
    notFound: z.int().nullable().meta({
      description:
        'The number of cases that no court knows under their numbers. They are asked for again after a growing pause of one to seven days.',
    }),
    unanswered: z
      .int()
      .nullable()
      .meta({ description: 'The number of cases that no source could answer for. They stay due.' }),
    setAside: z
      .int()
      .nullable()
      .meta({ description: 'The number of cases that were not fetched because of an internal error.' }),
  })
  .meta({ id: 'CaseSweep' })

const NightAlarm = z
  .strictObject({ name: z.enum(['NIGHT_OVERDUE', 'CASES_OVERDUE', 'SET_ASIDE']), subject: z.string(), raised: z.int() })
  .meta({ id: 'NightAlarm' })

/**
 * `GET /backoffice/sources`: returns the state of each source, the results of the last daily sync and refresh of
 * tracked cases, and whether all is well.
 */
export const listSources = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/sources',
  summary: 'Get the health of the sources',
  returns: 'The state of every source and the latest run of the daily jobs.',
  replies: {
    200: z.strictObject({
      sources: z.array(SourceAnswer),
      dailySync: DailySyncAnswer.nullable().meta({ description: 'The latest run. Null if there was none.' }),
      caseSweep: CaseSweepAnswer.nullable().meta({ description: 'The latest run. Null if there was none.' }),
      lastCompleted: z
        .strictObject({ dailySync: z.int().nullable(), caseSweep: z.int().nullable() })
        .meta({ description: 'When the last run was completed, in epoch milliseconds.' }),
      alarms: z
        .array(NightAlarm)
        .meta({ description: 'The active alarms about the daily sync and the sweep of tracked cases.' }),
    }),
  },
  errors: [],
  async handle(_request, services) {
    const { db } = services
    const now = Date.now()
    // The last hour ends with the current ten-minute slot.
    const since = slotOf(now - HOURS * HOUR_MS) + SLOT_MS
    const calls = await db.callCounts.since(since, now)
    const [states, failed, dailySync, caseSweep, syncs, sweeps, alarms] = await Promise.all([
      readSourceStates(services, calls, now),
      db.entitySyncs.countFailed(),
      db.dailySyncs.latest(),
      db.caseSweeps.latest(),
      db.dailySyncs.punctuality(),
      db.caseSweeps.punctuality(),
      db.alarms.raised(),
    ])
    const sources = states.map(
      (state): z.infer<typeof SourceAnswer> => ({
        ...state,
        hours: hoursOf(
          calls.filter(({ source }) => source === state.source),
          since,
        ),
        entitiesFailed: failed.get(state.source) ?? 0,
      }),
    )
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

function hoursOf(calls: CallCount[], since: number): { answered: number; failed: number }[] {
  const hours = Array.from({ length: HOURS }, () => ({ answered: 0, failed: 0 }))
  for (const { slot, outcome, count } of calls) {
    const hour = hours[Math.floor((slot - since) / HOUR_MS)]
    if (hour) hour[outcome === 'found' || outcome === 'none' ? 'answered' : 'failed'] += count
  }
  return hours
}

function presentSync({ id: _, ...sync }: DailySync): z.infer<typeof DailySyncAnswer> {
  return sync
}

function presentSweep({ id: _, day: __, ...sweep }: CaseSweep): z.infer<typeof CaseSweepAnswer> {
  return sweep
}

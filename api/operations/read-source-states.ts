import { type CallCount, slotOf } from '../../db/operations/call-counts.ts'
import { isCapReached } from '../../db/operations/source-spend.ts'
import { SOURCES } from '../../domain/case-sources.ts'
import { HOUR_MS, indianDay } from '../../domain/dates.ts'
import { capPaise } from '../../platform/budgets.ts'
import { enabledSources } from '../../platform/configuration.ts'
import type { Services } from '../http/services.ts'
import { stateOf } from './source-state.ts'

/** How far back calls determine a source's state, rounded to the ten-minute slot before. */
export const RECENT_MS = HOUR_MS

/**
 * Returns the current state of each source, by its calls of the last hour, its pause, its cap and its alarms.
 * @param calls at least those of the last hour
 */
export async function readSourceStates(
  { db, configuration }: Pick<Services, 'db' | 'configuration'>,
  calls: CallCount[],
  now: number,
) {
  const recent = calls.filter(({ slot }) => slot >= slotOf(now - RECENT_MS))
  const [pauses, spent, alarms, openCircuits] = await Promise.all([
    db.sourcePauses.list(),
    db.sourceSpend.spentOn(indianDay(now)),
    db.alarms.raised(),
    db.sourceCircuits.open(now),
  ])
  const enabled: string[] = [...enabledSources(configuration), ...(configuration.MODEL ? ['model'] : [])]
  return SOURCES.map((source) => {
    const pause = pauses.find((each) => each.source === source)
    const own = recent.filter((each) => each.source === source)
    const answers = own.filter(({ outcome }) => outcome === 'found' || outcome === 'none')
    const spend = spent.find((each) => each.source === source)
    const cap = capPaise(configuration, source) ?? null
    return {
      source,
      enabled: enabled.includes(source),
      paused: pause ? { pausedAt: pause.pausedAt, pausedBy: pause.pausedBy, reason: pause.reason } : null,
      lastHour: sumsByOutcome(own),
      lastAnsweredAt: answers.length > 0 ? Math.max(...answers.map(({ lastAt }) => lastAt)) : null,
      ...stateOf({
        isEnabled: enabled.includes(source),
        isPaused: pause !== undefined,
        isCapReached: spend !== undefined && cap !== null && isCapReached(spend, cap),
        isAccountRefused: alarms.some(({ name, subject }) => name === 'SOURCE_REFUSES_ACCOUNT' && subject === source),
        closedUntil: openCircuits.get(source),
        isFailing: answers.length === 0 && own.some(({ outcome }) => outcome === 'Upstream'),
        now,
      }),
      spentTodayPaise: spend?.spentPaise ?? 0,
      dailySpendCapPaise: cap,
    }
  })
}

function sumsByOutcome(calls: CallCount[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { outcome, count } of calls) sums[outcome] = (sums[outcome] ?? 0) + count
  return sums
}

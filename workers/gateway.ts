import { createHash } from 'node:crypto'
import { cancellationSignal } from '@temporalio/activity'
import { raiseAlarm } from '../activities/shared/alarms.ts'
import { askerOfThisActivity, callerOfThisActivity, keyOfThisActivity } from '../activities/shared/asker.ts'
import { throughOutage } from '../activities/shared/through-outage.ts'
import type { Tx } from '../db/base/table.ts'
import type { Database } from '../db/database.ts'
import type { Budget } from '../domain/account/budget.ts'
import type { CourtSite } from '../domain/case-sources.ts'
import { COURT_TYPES } from '../domain/courts/types.ts'
import { indianDay } from '../domain/dates.ts'
import { isProvider, type SourceName } from '../domain/source.ts'
import { isFailureClass, SOURCE_FAILURES } from '../domain/source-failure.ts'
import { budgetShares, capPaise } from '../platform/budgets.ts'
import { type Configuration, providerSettings } from '../platform/configuration.ts'
import type { Log } from '../platform/log.ts'
import { sourceCalls } from '../platform/metrics.ts'
import { tracing } from '../platform/traces.ts'
import { createGateway, type Gateway } from '../sources/gateway/gateway.ts'
import type { GatewayStore, Limits } from '../sources/gateway/store.ts'

/** If a source requests a longer pause, it is called again after this one: no operator could shorten the pause. */
const MAX_BACK_OFF_MS = 10 * 60_000

/** Opens the gateway to all sources, over the database, for the current activity. */
export function openGateway({
  db,
  log,
  configuration,
}: {
  db: Database
  log: Log
  configuration: Configuration
}): Gateway {
  const shares = budgetShares(configuration)
  const limits = (source: SourceName) => limitsOf(configuration, source)

  return createGateway({
    limits,
    work: () => ({
      ...callerOfThisActivity(),
      isNight: askerOfThisActivity().isNight,
      cancelled: cancellationSignal(),
    }),
    isPaused: (sources) => db.sourcePauses.isPaused(sources),
    ...breakerOver(db),
    recall: (question) => db.sourceCalls.recall(ofThisActivity(question), Date.now()),
    takeSlot: (source, slots) => db.slots.take(source, slots),
    takeRate: (name, pace) => db.sourceRates.take(name, pace),
    takeQuota: (source, quota) => db.sourceQuotas.take(source, quota),
    useUpTenth: (source, perHour) => db.sourceQuotas.useUpTenth(source, perHour),
    backOff: (source, forMs) => db.sourceRates.backOff(source, limits(source), Math.min(forMs, MAX_BACK_OFF_MS)),

    async reserve(source, costPaise) {
      const budget = budgetOf(source)
      const verdict = await db.sourceSpend.reserve({
        source,
        day: indianDay(Date.now()),
        costPaise,
        capPaise: capPaise(configuration, source) ?? 0,
        asker: askerOfThisActivity(),
        budget,
        sharePaise: shares[budget],
      })
      if (verdict === 'over the cap') await raiseAlarm({ db, log }, { name: 'SPEND_CAP_REACHED', subject: source })
      return verdict
    },

    refund: (source, paise) => refund(source, paise, Date.now()),

    record({ question, ...answer }) {
      const call = { ...answer, question: question === undefined ? undefined : ofThisActivity(question) }
      return throughOutage(() => db.sourceCalls.record(call))
    },

    async settle(callId, { source, outcome, cost }) {
      if (isFailureClass(outcome) && SOURCE_FAILURES[outcome].needsOperator)
        await raiseAlarm({ db, log }, { name: 'SOURCE_REFUSES_ACCOUNT', subject: source })
      sourceCalls.inc({ source, outcome })
      tracing()?.current()?.setAttribute('courtpulse.source_outcome', outcome)
      if (!cost) {
        await db.sourceCalls.settle(callId, { outcome })
        return
      }
      // Both or neither: the next attempt of this work settles what this one did not.
      const { costPaise, refundPaise, requestedAt } = cost
      await db.transaction(async (tx) => {
        if (await db.sourceCalls.settle(callId, { outcome, costPaise }, tx))
          await refund(source, refundPaise, requestedAt, tx)
      })
    },

    inSpan(name, work) {
      const spans = tracing()
      return spans?.current() ? spans.inSpan(name, { kind: 'CLIENT' }, work) : work()
    },
  })

  function refund(source: SourceName, costPaise: number, bookedAt: number, tx?: Tx): Promise<void> {
    const expense = { source, day: indianDay(bookedAt), costPaise, asker: askerOfThisActivity() }
    return db.sourceSpend.refund({ ...expense, budget: budgetOf(source) }, tx)
  }
}

/** Returns the breakers of the courts' sites. */
export function breakerOver(db: Database): Pick<GatewayStore, 'allowsCall' | 'noteHealth'> {
  return {
    allowsCall: (site) => db.sourceCircuits.allowsCall(site, Date.now()),
    noteHealth: (site, isFailing) => noteHealth(db, site, isFailing),
  }
}

/** Every account gets an event when a court's site goes down and when it is back, because its requests depend on it. */
async function noteHealth(db: Database, site: CourtSite, isFailing: boolean): Promise<void> {
  const courtType = COURT_TYPES.find((each) => site === `courts/${each}`)
  if (!courtType) throw new Error(`${site} is no site of a court`)
  const data = { courtType }
  await db.transaction(async (tx) => {
    if (isFailing) {
      const { degraded } = await db.sourceCircuits.failed(site, Date.now(), tx)
      if (degraded) await db.events.raiseForAll({ type: 'source.degraded', data }, tx)
    } else {
      const { recovered } = await db.sourceCircuits.answered(site, tx)
      if (recovered) await db.events.raiseForAll({ type: 'source.recovered', data }, tx)
    }
  })
}

function budgetOf(source: SourceName): Budget {
  return source === 'model' ? 'MODEL' : 'COURT_DATA'
}

/** Returns the key of a question by this activity, in any attempt, so that no other activity gets its answer. */
function ofThisActivity(question: string): Buffer {
  return createHash('sha256').update(`${keyOfThisActivity()} ${question}`).digest()
}

/** The limits of each source, as configured. */
export function limitsOf(configuration: Configuration, source: SourceName): Limits {
  if (isProvider(source)) {
    const { concurrency, requestsPerMinute } = providerSettings(configuration, source)
    const hourly = source === 'napix' && { perHour: configuration.NAPIX_REQUESTS_PER_HOUR }
    return { concurrency, perMinute: requestsPerMinute, ...hourly }
  }
  if (source === 'model')
    return { concurrency: configuration.MODEL_CONCURRENCY, perMinute: configuration.MODEL_REQUESTS_PER_MINUTE }
  return {
    concurrency: configuration.COURT_SITES_CONCURRENCY,
    perMinute: configuration.COURT_SITES_VISITS_PER_MINUTE,
  }
}

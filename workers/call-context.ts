import { createHash } from 'node:crypto'
import { setTimeout as passTime } from 'node:timers/promises'
import { cancellationSignal } from '@temporalio/activity'
import { raiseAlarm } from '../activities/shared/alarms.ts'
import { askerOfThisActivity, askingOfThisActivity, keyOfThisActivity } from '../activities/shared/asker.ts'
import { throughOutage } from '../activities/shared/through-outage.ts'
import type { Database } from '../db/database.ts'
import type { Budget } from '../domain/budget.ts'
import { indianDay } from '../domain/dates.ts'
import {
  type CallContext,
  isProvider,
  placesOfNight,
  type SourceName,
  TURN_PATIENCE_MS,
  type Turn,
} from '../domain/source.ts'
import { isFailureClass, SOURCE_FAILURES } from '../domain/source-failure.ts'
import { budgetShares, capPaise } from '../platform/budgets.ts'
import { type Configuration, providerSettings } from '../platform/configuration.ts'
import type { Log } from '../platform/log.ts'
import { sourceCalls } from '../platform/metrics.ts'
import { tracing } from '../platform/traces.ts'
import { createSourceLine } from './source-line.ts'

/** How many calls a source takes at once and a minute, over all workers. */
interface SourceTerms {
  atOnce: number
  perMinute: number
}

/** How often one who waits in a line looks again. */
const POLL_INTERVAL_MS = 250
/** How often the next one looks for a place that another process gave back: it stands empty for half of that. */
const PLACE_INTERVAL_MS = 50
/** A source that asks to be left alone for longer is asked again then: nobody could take that back. */
const MAX_LEFT_ALONE_MS = 10 * 60_000
/** A visit to a court's site is a few requests; between them no site is asked faster than so many visits would. */
const REQUESTS_A_VISIT = 6

/** What a call to a source needs of the rest of the service, on the database, for the activity under way. */
export function createCallContext({
  db,
  log,
  configuration,
}: {
  db: Database
  log: Log
  configuration: Configuration
}): CallContext {
  const shares = budgetShares(configuration)
  const lines = new Map<SourceName, ReturnType<typeof createSourceLine>>()
  const terms = (source: SourceName) => termsOf(configuration, source)

  return {
    isPaused: (source) => db.sourcePauses.isPaused(source),
    recall: (question) => db.sourceCalls.recall(ofThisActivity(question), Date.now()),

    async inTurn<T>(source: SourceName, work: () => Promise<T>, signal?: AbortSignal): Promise<Turn<T>> {
      const { isNight } = askerOfThisActivity()
      // Whoever lets a call under way go on though nobody waits for it any more begins none.
      const ended = AbortSignal.any([cancellationSignal(), ...(signal ? [signal] : [])])
      const until = Date.now() + TURN_PATIENCE_MS[isNight ? 'night' : 'client']
      const inLine = lineOf(source).join(askingOfThisActivity())
      try {
        for (;;) {
          ended.throwIfAborted()
          const isNext = inLine.isNext(terms(source).atOnce)
          const entered = isNext ? await enter(source, isNight) : { waitMs: POLL_INTERVAL_MS }
          if ('leave' in entered) {
            const endCall = inLine.beginCall()
            try {
              return { kind: 'done', value: await traced(source, work) }
            } finally {
              endCall()
              // Who has his answer need not wait until his place is given back.
              void entered.leave()
            }
          }
          if (Date.now() + entered.waitMs > until) return { kind: 'too busy', retryAfterMs: entered.waitMs }
          await inLine.pause(entered.waitMs, ended)
        }
      } finally {
        inLine.leave()
      }
    },

    async nextRequest(source, signal) {
      const pace = { perMinute: terms(source).perMinute * REQUESTS_A_VISIT, isPatient: false }
      for (;;) {
        const waitMs = await db.sourceTurns.take(`${source} requests`, pace)
        if (waitMs === 0) return
        await passTime(waitMs, undefined, { signal })
      }
    },

    backOff: (source, forMs) => db.sourceTurns.backOff(source, terms(source), Math.min(forMs, MAX_LEFT_ALONE_MS)),

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

    refund: (source, costPaise) =>
      db.sourceSpend.refund({
        source,
        day: indianDay(Date.now()),
        costPaise,
        asker: askerOfThisActivity(),
        budget: budgetOf(source),
      }),

    record({ question, ...answer }) {
      const call = { ...answer, question: question === undefined ? undefined : ofThisActivity(question) }
      return throughOutage(() => db.sourceCalls.record(call))
    },

    async settle(callId, { source, ...end }) {
      if (isFailureClass(end.outcome) && SOURCE_FAILURES[end.outcome].needsOperator)
        await raiseAlarm({ db, log }, { name: 'SOURCE_REFUSES_ACCOUNT', subject: source })
      sourceCalls.inc({ source, outcome: end.outcome })
      tracing()?.current()?.setAttribute('courtpulse.source_outcome', end.outcome)
      await db.sourceCalls.settle(callId, end)
    },
  }

  /** A place with a turn; else in how many ms to look again. Who has no turn holds no place while he waits for one. */
  async function enter(
    source: SourceName,
    isNight: boolean,
  ): Promise<{ leave: () => Promise<void> } | { waitMs: number }> {
    const { atOnce, perMinute } = terms(source)
    // The first places are never the night's.
    const from = isNight ? atOnce - placesOfNight(atOnce) + 1 : 1
    const place = await db.places.take(source, { from, most: atOnce })
    if (!place) return { waitMs: PLACE_INTERVAL_MS }
    const turn = db.sourceTurns.take(source, { perMinute, isPatient: isNight })
    const waitMs = await turn.catch(async (error: unknown) => {
      await place.release()
      throw error
    })
    if (waitMs > 0) {
      await place.release()
      return { waitMs }
    }
    const leave = async () => {
      await place.release()
      lineOf(source).wakeFirst()
    }
    return { leave }
  }

  function lineOf(source: SourceName) {
    const line = lines.get(source) ?? createSourceLine()
    lines.set(source, line)
    return line
  }
}

/** The call itself, without the wait for its turn, as a span where its activity is one. */
function traced<T>(source: SourceName, work: () => Promise<T>): Promise<T> {
  const spans = tracing()
  return spans?.current() ? spans.inSpan(`call ${source}`, { kind: 'CLIENT' }, work) : work()
}

function budgetOf(source: SourceName): Budget {
  return source === 'model' ? 'MODEL' : 'COURT_DATA'
}

/** A question as this activity asked it, in this attempt or an earlier one: nobody else is given its answer. */
function ofThisActivity(question: string): Buffer {
  return createHash('sha256').update(`${keyOfThisActivity()} ${question}`).digest()
}

/** The terms of each source, as configured. */
function termsOf(configuration: Configuration, source: SourceName): SourceTerms {
  if (isProvider(source)) {
    const { concurrency, requestsPerMinute } = providerSettings(configuration, source)
    return { atOnce: concurrency, perMinute: requestsPerMinute }
  }
  if (source === 'model')
    return { atOnce: configuration.MODEL_CONCURRENCY, perMinute: configuration.MODEL_REQUESTS_PER_MINUTE }
  return { atOnce: configuration.COURT_SITES_CONCURRENCY, perMinute: configuration.COURT_SITES_VISITS_PER_MINUTE }
}

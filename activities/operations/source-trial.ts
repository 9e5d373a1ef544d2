import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import { type CaseSource, isCourtSite } from '../../domain/case-sources.ts'
import { type CaseIdentifier, COURT_TYPES } from '../../domain/courts/types.ts'
import type { Trial } from '../../domain/operations/source-trial.ts'
import { lookupSources } from '../../domain/order-of-asking.ts'
import type { Log } from '../../platform/log.ts'
import type { Gateway } from '../../sources/gateway/gateway.ts'
import type { TrialQuestion, TriedCase } from '../../sources/trial-questions.ts'
import type { SourceTrialInput } from '../../workflows/operations/source-trial.messages.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { withThreeAttempts } from '../shared/three-attempts.ts'

export type SourceTrialPlanActivities = ReturnType<typeof createSourceTrialPlanActivities>
export type SourceTrialActivities = ReturnType<typeof createSourceTrialActivities>

/** A source, and the case that it is asked about. */
export interface PlannedTrial {
  source: CaseSource
  identifier: CaseIdentifier
}

/** The database activity of the `sourceTrial` workflow. */
export function createSourceTrialPlanActivities({ db, enabled }: { db: Database; enabled: readonly CaseSource[] }) {
  return {
    /** Returns the sources that are switched on, each with the case to ask about. */
    planSourceTrial({ identifier }: SourceTrialInput): Promise<PlannedTrial[]> {
      return planTrials(db, enabled, identifier)
    },
  }
}

/** The activity of the `sourceTrial` workflow at one source. */
export function createSourceTrialActivities({
  db,
  log,
  source,
  gateway,
  questionsOver,
}: {
  db: Database
  log: Log
  source: CaseSource
  gateway: Gateway
  questionsOver: (gateway: Gateway) => TrialQuestion[]
}) {
  return {
    /** Asks the source each of its questions once, and raises or ends the alarm about it. Its failures are results. */
    async trySource({ identifier }: PlannedTrial): Promise<Trial[]> {
      return withThreeAttempts(async () => {
        const trials = await withHeartbeat(() =>
          trySource({ db, gateway, questionsOver }, identifier, cancellationSignal()),
        )
        await judgeTrials({ db, log }, source, trials)
        return trials
      })
    },
  }
}

/**
 * The named case for the providers; for each court's site a tracked case of that court, as most sites ask for more than
 * a CNR, or else the named one. A site whose court has no case is left out.
 */
export async function planTrials(
  db: Database,
  enabled: readonly CaseSource[],
  named: CaseIdentifier,
): Promise<PlannedTrial[]> {
  const tracked = await db.trackedCases.lastKnownIn(COURT_TYPES)
  const atSite = [...tracked, named]
  return enabled.flatMap((source) => {
    const asked = isCourtSite(source) ? atSite.find(({ courtType }) => source === `courts/${courtType}`) : named
    return asked && lookupSources(asked, [source]).length > 0 ? [{ source, identifier: asked }] : []
  })
}

/** Asks one source all its questions about a case, one after the other. */
export async function trySource(
  {
    db,
    gateway,
    questionsOver,
  }: { db: Database; gateway: Gateway; questionsOver: (gateway: Gateway) => TrialQuestion[] },
  identifier: CaseIdentifier,
  signal: AbortSignal,
): Promise<Trial[]> {
  const callIds: string[] = []
  const noting: Gateway = {
    ...gateway,
    async call(call) {
      const called = await gateway.call(call)
      callIds.push(called.callId)
      return called
    },
  }
  const tried: TriedCase = { identifier }
  const trials: Trial[] = []
  for (const { ask, ...question } of questionsOver(noting)) {
    const answer = await ask(tried, signal)
    if (typeof answer === 'string') trials.push({ ...question, answer: `not asked: ${answer}` })
    else {
      const bookedPaise = await db.sourceCalls.costOf(callIds.splice(0))
      const isGap = answer.kind === 'failed' && answer.failure.class === 'ParseGap'
      const isAnswered = answer.kind !== 'failed' || isGap
      trials.push({
        ...question,
        answer: answer.kind === 'failed' ? `${answer.failure.class}: ${answer.failure.message}` : answer.kind,
        bookedPaise,
        ...(isAnswered && { isAsExpected: !isGap && bookedPaise <= question.mostPaise }),
      })
    }
  }
  return trials
}

/** An alarm for a source with an answer that is not as expected; it ends when all that the source answered is. */
export async function judgeTrials(
  services: { db: Database; log: Log },
  subject: CaseSource,
  trials: readonly Trial[],
): Promise<void> {
  const alarm = { name: 'SOURCE_TRIAL_FAILED', subject } as const
  if (trials.some(({ isAsExpected }) => isAsExpected === false)) await raiseAlarm(services, alarm)
  else if (trials.some(({ isAsExpected }) => isAsExpected)) await endAlarm(services, alarm)
}

import { z } from 'zod'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { EVENT_TYPES, type EventData, type EventType } from '../../domain/events/event.ts'
import { RELATION_KINDS } from '../../domain/families/statements.ts'
import { KEPT_STATES } from '../../domain/hearings/hearing.ts'
import { MISSING_STATES } from '../../domain/hearings/list-watch.ts'
import { CANDIDATE_STATUSES, CUSTOMER_DECISIONS, DISCOVERY_MODES } from '../../domain/review/candidate.ts'
import { Tentative } from '../hearings/hearing-answer.ts'

const CaseId = z.string()
const Court = z.strictObject({ courtType: z.enum(COURT_TYPES) })

const HearingState = z.enum(KEPT_STATES).meta({
  description: 'The state of the hearing at this moment, as in `GET /watchlist/hearings/{id}`.',
})

const ListDay = {
  court: z.string().meta({ description: 'The place that publishes the lists: `SC`, or `HC-` and the bench.' }),
  courtType: z.enum(COURT_TYPES),
  day: z.iso.date().meta({ description: 'The day of the lists, YYYY-MM-DD.' }),
}

/** The data of each type of event, and when it is raised. */
const TYPES: { [Type in EventType]: { when: string; data: z.ZodType<EventData[Type]> } } = {
  'historical_search.finished': {
    when: 'An asynchronous historical search has ended, also when it was cancelled.',
    data: z.strictObject({
      searchId: z.string(),
      status: z.enum(['COMPLETE', 'FAILED']).meta({ description: 'How the search ended.' }),
      collected: z.int().meta({ description: 'The number of results. 0 if the search failed.' }),
    }),
  },
  'candidate.created': {
    when: 'A case was found for an entity.',
    data: z.strictObject({
      candidateId: z.string(),
      entityId: z.string(),
      discoveryMode: z.enum(DISCOVERY_MODES),
      status: z.enum(CANDIDATE_STATUSES).meta({ description: 'Whose decision the candidate waits for.' }),
    }),
  },
  'candidate.updated': {
    when: 'The operator approved or rejected a candidate, or somebody decided about it.',
    data: z.strictObject({
      candidateId: z.string(),
      entityId: z.string(),
      status: z.enum(CANDIDATE_STATUSES).meta({ description: 'With `APPROVED` and no decision it waits for yours.' }),
      customerDecision: z.enum(CUSTOMER_DECISIONS).nullable(),
      caseId: CaseId.nullable().meta({ description: 'The tracked case that it became. Null if there is none.' }),
    }),
  },
  'case.updated': {
    when: 'Something changed in a tracked case apart from new orders. There is one event for all changes of one fetch.',
    data: z.strictObject({
      caseId: CaseId,
      origin: z.enum(['CUSTOMER', 'OPERATOR', 'COURT']),
      fields: z.string().meta({
        description: 'The names of the fields that changed, separated by commas, as in the changes of the case.',
      }),
    }),
  },
  'case.related': {
    when: 'The record of a tracked case names another case for the first time, or a case that it names is tracked now.',
    data: z.strictObject({
      caseId: CaseId,
      relationId: z.string(),
      kind: z.enum(RELATION_KINDS).meta({ description: 'What the other case is to the case.' }),
      state: z
        .enum(['KNOWN', 'SUGGESTED'])
        .meta({ description: '`SUGGESTED`: the other case is not tracked. Follow it or dismiss it.' }),
    }),
  },
  'order.available': {
    when: 'A refresh found a new order in a tracked case. Look the case up to download its document.',
    data: z.strictObject({
      caseId: CaseId,
      changeId: z.string().meta({ description: 'The change that contains the order.' }),
    }),
  },
  'hearing.listed': {
    when: 'A cause list carries a tracked case for a day for the first time.',
    data: z.strictObject({
      hearingId: z.string(),
      caseId: CaseId,
      hearingDate: z.iso.date().meta({ description: 'The day of this hearing, YYYY-MM-DD.' }),
      state: HearingState,
      tentative: Tentative,
    }),
  },
  'hearing.changed': {
    when: 'A known hearing of a tracked case moved, was taken off or is expected again, or its list, room, item, bench, stage, number, sitting or link changed.',
    data: z.strictObject({
      hearingId: z.string(),
      caseId: CaseId,
      hearingDate: z.iso.date().meta({ description: 'The day of this hearing, YYYY-MM-DD.' }),
      state: HearingState,
      revision: z.int().meta({ description: 'Rises by one with each change.' }),
      fields: z.string().meta({ description: 'What changed, separated by commas.' }),
    }),
  },
  'hearing.list_missing': {
    when: 'A cause list that one of your expected hearings needs is due and missing. There is one event for each court, day and state.',
    data: z.strictObject({
      ...ListDay,
      state: z.enum(MISSING_STATES).meta({ description: 'Why it is missing: a state of the hearings of this day.' }),
      hearings: z.int().meta({ description: 'The number of your hearings that are expected on this day.' }),
    }),
  },
  'hearing.list_read': {
    when: 'After `hearing.list_missing`, every list of the court for the day was read.',
    data: z.strictObject({
      ...ListDay,
      hearings: z
        .int()
        .meta({ description: 'The number of your hearings that were expected on this day and are on no list.' }),
    }),
  },
  'hearing.digest': {
    when: 'Once an evening, at the time that the account has set: how the hearings of the coming day stand. It comes with zeros too, to each account that tracks a case. It counts the cases of the account, and those of other accounts not.',
    data: z.strictObject({
      day: z.iso.date().meta({
        description:
          'The next working day, Monday to Friday, YYYY-MM-DD. The numbers are of hearings from tomorrow up to this day.',
      }),
      listed: z.int().meta({ description: 'Hearings that are on a cause list.' }),
      changed: z
        .int()
        .meta({ description: 'Hearings that changed in the last 24 hours after they were known, and still stand.' }),
      removed: z
        .int()
        .meta({ description: 'Hearings that were taken off or moved to another day in the last 24 hours.' }),
      notListed: z.int().meta({
        description: 'Expected hearings that are on no list so far, although every list that the court names was read.',
      }),
      missing: z
        .int()
        .meta({ description: 'Expected hearings of which a list is missing so far, or was not read in full.' }),
      notCovered: z.int().meta({ description: 'Expected hearings whose lists the service does not read.' }),
      due: z
        .array(
          z.strictObject({
            searchId: z.string().meta({ description: 'The looked-up case, whose `latestSummary` has the direction.' }),
            orderId: z.string(),
            dueBy: z.iso.date().meta({ description: 'The day, YYYY-MM-DD.' }),
            reckoning: z.string().meta({ description: 'How the day was reckoned from the order.' }),
          }),
        )
        .meta({
          description:
            'Directions in the latest summaries of looked-up cases whose reckoned day comes within seven days, at most 100. Whether one was carried out is not known.',
        }),
    }),
  },
  'entity.synced': {
    when: 'The court records were searched for an entity.',
    data: z.strictObject({
      entityId: z.string(),
      status: z.enum(['COMPLETE', 'PARTIAL']).meta({ description: '`COMPLETE` if every source answered.' }),
      newCandidates: z.int().meta({ description: 'The number of new candidates.' }),
      lastCourtSyncAt: z.int(),
    }),
  },
  'source.degraded': { when: "A court's own site failed repeatedly and is not called for now.", data: Court },
  'source.recovered': { when: "A court's own site answers again.", data: Court },
  'webhook.disabled': {
    when: 'One of your endpoints was disabled and receives no more messages.',
    data: z.strictObject({
      webhookId: z.string(),
      reason: z.enum(['GONE', 'UNREACHABLE']).meta({
        description: '`GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed.',
      }),
    }),
  },
  'webhook.test': {
    when: 'You sent yourself a test message. Nobody can subscribe to this type.',
    data: z.strictObject({ webhookId: z.string() }),
  },
}

/** The webhook message of each type of event, as the reference shows it. */
export const WEBHOOK_MESSAGES = EVENT_TYPES.map((type) => {
  const { when, data } = TYPES[type]
  const message = z.strictObject({
    type: z.literal(type).meta({ description: 'The type of the event.' }),
    timestamp: z.iso.datetime().meta({ description: 'When the event happened.' }),
    data: data.meta({ description: 'The IDs and states of what the event is about.' }),
  })
  return { type, when, message: message.meta({ id: `${nameOf(type)}Message`, description: when }) }
})

/** Returns `HistoricalSearchFinished` for `historical_search.finished`. */
function nameOf(type: EventType): string {
  return type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

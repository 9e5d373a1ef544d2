import type { EventData, EventType } from '../../domain/events/event.ts'

const CASE = '019aa5f3c1d27a3f8e5b6c7d8e9f0a1e'
const ENTITY = '019aa5f3c1d27a3f8e5b6c7d8e9f0a1d'
const CANDIDATE = '019aa5f3c1d27a3f8e5b6c7d8e9f0a19'
const HEARING = '019aa5f3c1d27a3f8e5b6c7d8e9f0a23'
const SEARCH = '019aa5f3c1d27a3f8e5b6c7d8e9f0a15'
const WEBHOOK = '019aa5f3c1d27a3f8e5b6c7d8e9f0a27'
const LISTS = { court: 'HC-DLHC01', courtType: 'HC', day: '2026-11-24' } as const

/** The data of an event of each type, for the reference and the guide. */
export const EVENT_EXAMPLES: EventData = {
  'historical_search.finished': { searchId: SEARCH, status: 'COMPLETE', collected: 275 },
  'candidate.created': { candidateId: CANDIDATE, entityId: ENTITY, discoveryMode: 'ONGOING', status: 'PENDING_REVIEW' },
  'candidate.updated': {
    candidateId: CANDIDATE,
    entityId: ENTITY,
    status: 'PROMOTED',
    customerDecision: 'ADDED',
    caseId: CASE,
  },
  'case.updated': { caseId: CASE, origin: 'COURT', fields: 'stage,nextHearingDate' },
  'order.available': { caseId: CASE, changeId: '019aa5f3c1d27a3f8e5b6c7d8e9f0a31' },
  'case.related': {
    caseId: CASE,
    relationId: '019aa5f3c1d27a3f8e5b6c7d8e9f0a32',
    kind: 'LINKED',
    state: 'SUGGESTED',
  },
  'hearing.listed': {
    hearingId: HEARING,
    caseId: CASE,
    hearingDate: '2026-11-24',
    state: 'LISTED',
    tentative: false,
  },
  'hearing.changed': {
    hearingId: HEARING,
    caseId: CASE,
    hearingDate: '2026-11-24',
    state: 'LISTED',
    revision: 2,
    fields: 'courtRoom,item',
  },
  'hearing.list_missing': { ...LISTS, state: 'LIST_NOT_PUBLISHED', hearings: 3 },
  'hearing.list_read': { ...LISTS, hearings: 1 },
  'hearing.digest': {
    day: '2026-11-24',
    listed: 4,
    changed: 1,
    removed: 0,
    notListed: 1,
    missing: 0,
    notCovered: 2,
    due: [
      {
        searchId: SEARCH,
        orderId: '019aa5f3c1d27a3f8e5b6c7d8e9f0a33',
        dueBy: '2026-11-27',
        reckoning: 'Reckoned from the order: four weeks from 30-10-2026.',
      },
    ],
  },
  'entity.synced': { entityId: ENTITY, status: 'COMPLETE', newCandidates: 1, lastCourtSyncAt: 1795255000000 },
  'source.degraded': { courtType: 'HC' },
  'source.recovered': { courtType: 'HC' },
  'webhook.disabled': { webhookId: WEBHOOK, reason: 'GONE' },
  'webhook.test': { webhookId: WEBHOOK },
}

/** Returns a message as a webhook receives it. */
export function exampleOf(type: EventType) {
  return { type, timestamp: '2026-11-21T10:16:40.000Z', data: EVENT_EXAMPLES[type] }
}

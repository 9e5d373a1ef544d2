import type { AnyEndpoint } from '../../api/http/endpoint.ts'
import { aDiscovery, discover } from './a-candidate.ts'
import { aCourtCase } from './a-court-case.ts'
import { download, lookUp } from './orders.ts'
import { aKey, anAccount, type Service, type TestAccount } from './service.ts'
import { ended, summarize } from './summaries.ts'
import { aCase, anEntity, onboarded } from './watchlist.ts'

/** An account that owns one record of each kind, and the ids of these records. */
export interface FullAccount extends TestAccount {
  entityId: string
  caseId: string
  hearingId: string
  relationId: string
  calendarId: string
  candidateId: string
  importId: string
  exportId: string
  searchId: string
  orderId: string
  summaryId: string
  reference: string
  historicalId: string
  webhookId: string
  deliveryId: string
  subscriptionId: string
  otherUserId: string
  otherKeyId: string
  teamId: string
  erasureId: string
}

/** The company that such an account watches and searches for. */
export const WATCHED = 'Saffron Textiles Private Limited'

/** Makes such an account through the API, as a client would; with an ordinary case, or the reserved one of this number. */
export async function aFullAccount(service: Service, cnr = 'DLHC019000012024'): Promise<FullAccount> {
  const account = await anAccount(service.db)
  const { key, accountId } = account
  const post = async (request: string, body: object) => {
    const answer = await service.call(request, { key, body })
    if (answer.status >= 300) throw new Error(`${request}: ${JSON.stringify(answer.body)}`)
    return answer.body as Record<string, string>
  }
  const done = (workflowId: string) => service.temporal.client.workflow.getHandle(workflowId).result()

  const entityId = await anEntity(service, key, { name: WATCHED, location: 'Zanskar' })
  await onboarded(service, entityId)
  const caseIdentifier = { courtType: 'HC', cnr }
  const caseId = await aCase(service, key, { caseIdentifier, watchlistEntityId: entityId })
  const courtCase = { id: caseId, accountId, courtType: 'HC' } as const
  const record = { nextHearingDate: '2999-01-05', isDisposed: false, court: null, bench: null, stage: null }
  await service.db.transaction((tx) => service.db.hearings.follow(courtCase, record, Date.now(), tx))
  const [hearing] = await service.db.hearings.listOfCase(caseId, { most: 1 })
  const candidateId = await discover(service, { accountId, entityId }, aDiscovery(), 'HISTORICAL')
  const relationId = await aRelation(service, caseId, accountId)
  const { importId = '' } = await post('POST /watchlist/entities/import', [{ name: WATCHED, entityType: 'BUSINESS' }])
  await done(`import/${importId}`)
  const { exportId = '' } = await post('POST /watchlist/exports', { what: 'entities', format: 'json' })
  await done(`export/${exportId}`)

  const { searchId, orders } = await lookUp(service, key, caseIdentifier)
  const orderId = orders[0]?.orderId ?? ''
  await download(service, key, searchId, orderId)
  const document = await service.db.orderDocuments.find(orderId)
  const summaryId = await summarize(service, key, searchId)
  await ended(service, key, summaryId)

  const { searchId: historicalId = '' } = await post('POST /historical-search', { name: WATCHED, mode: 'ASYNC' })
  await done(`historical-collection/${historicalId}`)

  const webhook = { url: `${service.control.url}/webhooks/zanskar`, events: ['case.updated'] }
  const { webhookId = '' } = await post('POST /webhooks', webhook)
  const { deliveryId = '' } = await post(`POST /webhooks/${webhookId}/test`, {})
  await done(`webhook-delivery/${deliveryId}`)
  const notices = { channel: 'CHAT', address: `${service.control.url}/webhooks/zanskar`, kinds: ['HEARING_DIGEST'] }
  const { subscriptionId = '' } = await post('POST /notice-subscriptions', notices)
  const { userId: otherUserId = '' } = await post('POST /account/users', { name: 'Zanskar Verma' })
  const { keyId: otherKeyId } = await aKey(service.db, { accountId, userId: otherUserId })
  const { teamId = '' } = await post('POST /account/teams', { name: 'Zanskar team' })
  await post(`POST /account/teams/${teamId}/members`, { userId: otherUserId })
  const { erasureId = '' } = await post('POST /account/erasures', { kind: 'ENTITY', id: entityId, dryRun: true })
  await done(`erasure/${erasureId}`)
  const hearingId = hearing?.id ?? ''
  const calendar = { name: 'Hearings', scope: { type: 'ACCOUNT' } }
  const { calendarId = '' } = await post('POST /watchlist/calendars', calendar)
  const things = {
    calendarId,
    entityId,
    caseId,
    hearingId,
    relationId,
    candidateId,
    importId,
    exportId,
    searchId,
    orderId,
    summaryId,
    historicalId,
  }
  const people = { webhookId, deliveryId, subscriptionId, otherUserId, otherKeyId, teamId, erasureId }
  return { ...account, ...things, ...people, reference: document?.reference ?? '' }
}

/** What the record of a case says of another one that is not tracked. */
async function aRelation({ db }: Service, id: string, accountId: string): Promise<string> {
  const identifier = { courtType: 'HC' as const, cnr: 'DLHC019000012024' }
  const courtCase = aCourtCase({ identifier, linkedCases: [{ number: 'CM/77/2024', relation: 'LINKED' }] })
  await db.transaction((tx) => db.trackedCases.learnFamily({ id, accountId, identifier, courtCase }, Date.now(), tx))
  return (await db.trackedCases.relationsOf(accountId, [id]))[0]?.id ?? ''
}

/** The address of an endpoint for the things of an account; undefined where it needs no id of them. */
export function pathTo({ path }: Pick<AnyEndpoint, 'path'>, ids: FullAccount): string {
  const byPlace: [start: string, id: keyof FullAccount][] = [
    ['/watchlist/entities/', 'entityId'],
    ['/watchlist/cases/', 'caseId'],
    ['/watchlist/hearings/', 'hearingId'],
    ['/watchlist/calendars/', 'calendarId'],
    ['/watchlist/candidates/', 'candidateId'],
    ['/watchlist/imports/', 'importId'],
    ['/watchlist/exports/', 'exportId'],
    ['/case-lookup/summarize/', 'summaryId'],
    ['/case-lookup/', 'searchId'],
    ['/documents/references/', 'reference'],
    ['/historical-search/', 'historicalId'],
    ['/webhooks/', 'webhookId'],
    ['/notice-subscriptions/', 'subscriptionId'],
    ['/account/api-keys/', 'otherKeyId'],
    ['/account/users/', 'otherUserId'],
    ['/account/teams/', 'teamId'],
    ['/account/erasures/', 'erasureId'],
    ['/backoffice/erasures/', 'erasureId'],
    ['/backoffice/candidates/', 'candidateId'],
    ['/backoffice/cases/', 'caseId'],
    ['/backoffice/accounts/', 'accountId'],
  ]
  const parameters: Partial<Record<string, keyof FullAccount>> = {
    deliveryId: 'deliveryId',
    relationId: 'relationId',
    userId: 'otherUserId',
  }
  return path.replaceAll(/:(\w+)/g, (text, name: string) => {
    const id = parameters[name] ?? byPlace.find(([start]) => path.startsWith(`${start}:`))?.[1]
    return id === undefined ? text : ids[id]
  })
}

import { newId } from '../../db/base/table.ts'
import type { NewEntity } from '../../domain/watchlist/watchlist.ts'
import type { Service } from './service.ts'
import { until } from './until.ts'

/** A company of which nothing but its name is known, as the database takes it. */
export const COMPANY: NewEntity = {
  name: 'Nobody Private Limited',
  entityType: 'BUSINESS',
  fatherName: null,
  birthDate: null,
  location: null,
  registrationNumber: null,
  monitoredCourts: ['ALL'],
  sharedWith: [],
  fetchHistoricalCases: false,
}

/** Puts an entity on the watchlist of the key's account; returns its id. */
export async function anEntity(service: Service, key: string, details: object = {}): Promise<string> {
  const body = { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS', ...details }
  return idOf(await service.call('POST /watchlist/entities', { key, body }))
}

/** Waits until a new or renamed entity has its name variations. */
export async function onboarded({ db, temporal }: Service, entityId: string): Promise<void> {
  const workflowId = `entity-onboarding/${entityId}`
  await until(
    () => db.outbox.isQueued(workflowId),
    (isQueued) => !isQueued,
  )
  await temporal.client.workflow.getHandle(workflowId).result()
}

/** Tracks a case for the key's account, by default a new one; returns its id. */
export async function aCase(service: Service, key: string, details: object = {}): Promise<string> {
  const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, ...details }
  return idOf(await service.call('POST /watchlist/cases', { key, body }))
}

/** A case number that no other call gets. */
export function aCnr(): string {
  return `DLHC01${String(++cnrs).padStart(6, '0')}2024`
}
let cnrs = 0

/** A team of an account with these users. */
export async function aTeam({ db }: Service, accountId: string, userIds: string[]): Promise<string> {
  const id = newId()
  const run = (sql: string, replacements: object) => db.sequelize.query(sql, { replacements: { ...replacements } })
  await run('INSERT INTO teams (id, account_id, name, created) VALUES (:id, :accountId, :name, 0)', {
    id,
    accountId,
    name: 'Test team',
  })
  for (const userId of userIds)
    await run('INSERT INTO team_members (team_id, user_id) VALUES (:id, :userId)', { id, userId })
  return id
}

/** The ids of the records that a search found. */
export function idsOf(body: unknown): string[] {
  return (body as { records: { _id: string }[] }).records.map(({ _id }) => _id)
}

/** The field and code of a refusal, to compare it in one line. */
export function refusal(body: unknown): { code: unknown; paths: string[] } {
  const { code, details } = body as { code: unknown; details?: { issues?: { path: string }[] } }
  return { code, paths: details?.issues?.map(({ path }) => path) ?? [] }
}

function idOf({ status, body }: { status: number; body: unknown }): string {
  if (status !== 200) throw new Error(`refused with ${JSON.stringify(body)}`)
  return (body as { _id: string })._id
}

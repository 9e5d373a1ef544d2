import type { TableCount } from '../../domain/privacy/erasure.ts'
import type { Service } from './service.ts'

/** The report of an erasure. */
export interface Report {
  status: string
  found: TableCount[]
  erased: TableCount[]
  files: number
  workflows: number
  left: TableCount[] | null
}

/** Erases, dry or not as the body says, with the key of an account or of an operator, and gives the report. */
export async function erase(service: Service, key: string, body: object): Promise<Report> {
  const place = 'accountId' in body ? 'backoffice' : 'account'
  const started = await service.call(`POST /${place}/erasures`, { key, body })
  if (started.status !== 202) throw new Error(JSON.stringify(started.body))
  const { erasureId } = started.body as { erasureId: string }
  await service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
  return (await service.call(`GET /${place}/erasures/${erasureId}`, { key })).body as Report
}

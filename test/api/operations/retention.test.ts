import test from 'ava'
import { startService } from '../../support/service.ts'

test('GET /backoffice/retention: 200 shows how long everything is kept under the settings', async (t) => {
  const service = await startService({ EVENT_RETENTION_DAYS: '30' }, [])
  t.teardown(service.close)
  const key = await service.db.operatorKeys.issue('Test operator')
  const { status, body } = await service.call('GET /backoffice/retention', { key })
  t.is(status, 200)
  const { rules } = body as { rules: { tables: string[]; days: number | null; setting: string | null }[] }
  t.like(
    rules.find(({ tables }) => tables.includes('events')),
    { days: 30, setting: 'EVENT_RETENTION_DAYS' },
  )
  t.like(
    rules.find(({ tables }) => tables.includes('audit_log')),
    { days: 8 * 366 },
  )
})

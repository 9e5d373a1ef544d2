import { writeFile } from 'node:fs/promises'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import test from 'ava'
import { indianDay } from '../domain/dates.ts'
import { startCaseSweep } from '../workflows/case-sweep.messages.ts'
import { aCandidate } from './support/a-candidate.ts'
import { anAccount, startService } from './support/service.ts'
import { aCase } from './support/watchlist.ts'

test('record', async (t) => {
  const service = await startService()
  const operator = await service.db.operatorKeys.issue('op')
  const keep = async (workflowId: string, name: string) => {
    const handle = service.temporal.client.workflow.getHandle(workflowId)
    await handle.result().catch(() => {})
    const text = historyToJSON(await handle.fetchHistory()).replaceAll(process.cwd(), '.')
    await writeFile(
      `test/workflows/histories/${name}.json`,
      `${JSON.stringify({ workflowId, history: JSON.parse(text) }, null, 1)}\n`,
    )
  }
  const added = await aCandidate(service)
  await service.call(`POST /backoffice/candidates/${added.candidateId}/approve`, { key: operator })
  await service.call(`POST /watchlist/candidates/${added.candidateId}/confirm`, { key: added.key })
  await keep(`candidate-review/${added.candidateId}`, 'candidate-review-added')
  const declined = await aCandidate(service, { mode: 'HISTORICAL' })
  await service.call(`POST /watchlist/candidates/${declined.candidateId}/decline`, { key: declined.key })
  await keep(`candidate-review/${declined.candidateId}`, 'candidate-review-declined')
  const rejected = await aCandidate(service)
  await service.db.outbox.sweep(-1, 100, async (start) => {
    await service.temporal.start(start)
  })
  await service.temporal.client.workflow
    .getHandle(`candidate-review/${rejected.candidateId}`)
    .signal('reject', { actor: 'asha' })
  await keep(`candidate-review/${rejected.candidateId}`, 'candidate-review-rejected-by-signal')
  const { key } = await anAccount(service.db)
  for (const [nn, name] of [
    ['01', 'found'],
    ['02', 'not-found'],
    ['03', 'unavailable'],
    ['04', 'retried'],
  ]) {
    const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: `DLHC019000${nn}2024` } })
    await service.call(`POST /watchlist/cases/${id}/refresh`, { key })
    await keep(`case-refresh/${id}`, `case-refresh-${name}`)
  }
  await service.temporal.start(startCaseSweep({ sweepId: 'recorded', today: indianDay(Date.now() + 86_400_000) }))
  await keep('case-sweep/recorded', 'case-sweep')
  await service.close()
  t.pass()
})

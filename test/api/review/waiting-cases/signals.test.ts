import test from 'ava'
import { caseReviewState } from '../../../../workflows/review/case-review.messages.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

async function waitingCase(): Promise<{ key: string; accountId: string; id: string }> {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  return { key, accountId, id: await aCase(service, key) }
}

function decide(verb: 'approve' | 'reject', id: string, body?: object) {
  return service.call(`POST /backoffice/cases/${id}/${verb}`, { key: operator, body })
}

function reviewOf(id: string) {
  return service.temporal.client.workflow.getHandle(`case-review/${id}`)
}

for (const [name, input] of [
  ['a name and a reason', { actor: 'asha', reason: 'fits' }],
  ['nothing', undefined],
] as const)
  test(`a plain signal with ${name} decides as well, and one that comes too late is ignored`, async (t) => {
    const { key, id } = await waitingCase()
    await reviewOf(id).signal('reject', ...(input === undefined ? [] : [input]))
    t.is(await reviewOf(id).result(), 'rejected')
    t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'REJECTED' })
    t.like((await decide('approve', id)).body, { code: 60415 })
  })

test('a malformed signal or update changes nothing: the case still waits for its verdict', async (t) => {
  const { key, id } = await waitingCase()
  for (const input of ['yes please', 7, ['asha'], { actor: 5 }, { reason: [] }]) {
    await reviewOf(id).signal('reject', input)
    const error = await t.throwsAsync(() => reviewOf(id).executeUpdate('reject', { args: [input] }))
    t.like(error?.cause, { type: 'InvalidVerdict' })
  }
  t.is(await reviewOf(id).query(caseReviewState), 'waiting for the operator')
  t.is((await decide('approve', id)).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { status: 'ACTIVE' })
})

test('a verdict from the CLI counts as that of a person at the CLI, whatever name it carries', async (t) => {
  const { id } = await waitingCase()
  const { key } = await waitingCase()
  await reviewOf(id).executeUpdate('approve', { args: [{ actor: key.slice(0, 32), reason: 'fits' }] })
  const { body } = await service.call(`GET /backoffice/audit?thing=${id}&limit=1`, { key: operator })
  const { entries } = body as { entries: [{ actor: { id: string }; reason: string }] }
  t.is(entries[0].actor.id, `temporal-cli:${key.slice(0, 32)}`)
  t.is(entries[0].reason, 'fits')
})

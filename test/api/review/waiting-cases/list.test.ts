import test from 'ava'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function decide(verb: 'approve' | 'reject', id: string, body?: object) {
  return service.call(`POST /backoffice/cases/${id}/${verb}`, { key: operator, body })
}

test('GET /backoffice/cases: 200 lists what waits, longest first, with counts and a link to the workflow', async (t) => {
  const { key, accountId } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const first = await aCase(service, key, { snapshot: { court: 'High Court of Delhi' } })
  const second = await aCase(service, key, { caseIdentifier: { courtType: 'SC', diaryNumber: '18/2024' } })
  const list = async (query: string) =>
    (await service.call(`GET /backoffice/cases?accountId=${accountId}${query}`, { key: operator })).body as {
      records: { _id: string; caseRef: string }[]
    }
  const answer = await list('')
  const [record] = answer.records
  t.deepEqual(answer, {
    recordsFiltered: 2,
    counts: { HC: 1, SC: 1 },
    records: [
      {
        ...((await service.call(`GET /watchlist/cases/${first}`, { key })).body as { _id: string }),
        caseRef: record?.caseRef ?? '',
        workflowUrl: `http://ui.example/namespaces/default/workflows/case-review%2F${first}`,
        claim: null,
      },
      answer.records[1],
    ],
    nextCursor: null,
  } as typeof answer)
  t.regex(record?.caseRef ?? '', /^[0-9a-f]{32}$/)
  t.is(answer.records[1]?._id, second)
  t.like(await list('&courtType=SC'), { recordsFiltered: 1, counts: { HC: 1, SC: 1 } })
  t.deepEqual(
    (await list('&skip=1&limit=1')).records.map(({ _id }) => _id),
    [second],
  )
  await decide('approve', first)
  t.like(await list(''), { recordsFiltered: 1, counts: { SC: 1 } })
})

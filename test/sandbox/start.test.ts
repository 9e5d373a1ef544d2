import test from 'ava'
import { type Answer, type Callers, startCallers } from './callers.ts'

test.serial(
  'a sandbox makes nothing before it is asked: to start is little work beside its first answer',
  async (t) => {
    const before = process.cpuUsage()
    const { sandbox, ecourtsindia } = await startCallers()
    const starting = process.cpuUsage(before).user
    await ecourtsindia('/search?litigants=Saffron')
    const answering = process.cpuUsage(before).user - starting
    await sandbox.close()
    t.true(3 * starting < answering, `${starting} µs to start, ${answering} µs to answer`)
  },
)

test('a closed sandbox answers nobody, and lets go of callers whom it keeps waiting', async (t) => {
  const { sandbox, control, attestr } = await startCallers()
  await control('/faults', { source: 'attestr', kind: 'timeout' })
  const waiting = attestr('/ecourtx/case-types?courtType=HC')
  await t.throwsAsync(Promise.all([waiting, sandbox.close()]))
  await t.throwsAsync(control('/calls'))
})

/** Calls whose answers hold no time of day. */
const QUESTIONS: ((callers: Callers) => Promise<Answer>)[] = [
  ({ ecourtsindia }) => ecourtsindia('/case/DLHC019000012024'),
  ({ ecourtsindia }) => ecourtsindia('/search?litigants=Deccan+Ferro+Alloys&sortBy=filingDate&pageSize=100'),
  ({ ecourtsindia }) => ecourtsindia('/search?filingYears=2020&courtCodes=HCBM01&pageSize=100'),
  ({ ecourtsindia }) => ecourtsindia('/case/DLHC019000012024/order/order-2.pdf?signed=false'),
  ({ attestr }) => attestr('/ecourtx/case-details/basic', { courtType: 'SC', diaryNumber: '900016/2024' }),
  ({ attestr }) =>
    attestr('/riskx/business/ecourt', {
      tag: 't',
      businessName: 'Saffron Textiles',
      address: 'Pune',
      mode: 'Realtime',
      threshold: 40,
    }),
]

async function answersOf(seed: string): Promise<string[]> {
  const callers = await startCallers(seed)
  const texts: string[] = []
  for (const ask of QUESTIONS) texts.push((await ask(callers)).text)
  await callers.sandbox.close()
  return texts
}

test('the same seed and day give the same bytes, another seed gives other cases', async (t) => {
  const [first, again, other] = [await answersOf('one'), await answersOf('one'), await answersOf('two')]
  t.deepEqual(again, first)
  t.notDeepEqual(other[2], first[2])
})

import test from 'ava'
import { planFaults } from './plan.ts'
import { runChaos } from './run.ts'

/* A short run of `npm run proofs -- chaos`, and how its faults are chosen. */

const RUN_MS = 20_000
/** For a machine that is slow and busy: everything is waited for, not timed. */
const SETTLE_MS = 10 * 60_000
const SEED = 7
const EVERY_MS = 1_100

test('the same seed chooses the same faults, another one others', (t) => {
  t.deepEqual(planFaults(SEED, RUN_MS, EVERY_MS), planFaults(SEED, RUN_MS, EVERY_MS))
  t.notDeepEqual(planFaults(SEED, RUN_MS, EVERY_MS), planFaults(SEED + 1, RUN_MS, EVERY_MS))
})

test('in an hour everything fails in every way', (t) => {
  const ways = new Set(planFaults(SEED, 60 * 60_000, EVERY_MS).map(({ target, fault }) => `${target} ${fault}`))
  // 12 links in 4 ways; 7 processes and the browsers in 3.
  t.is(ways.size, 12 * 4 + 8 * 3)
})

test('nothing is lost, doubled or stuck while processes, servers and links fail', async (t) => {
  t.timeout(20 * 60_000)
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const { breaches, faults, requests, workflows, settledS } = await runChaos({
    ...{ seed: SEED, onCluster: false, runMs: RUN_MS, everyMs: EVERY_MS, settleMs: SETTLE_MS },
    ...{ accounts: 1, endpoints: 2, crowd: 1, pauseMs: 500, tell },
  })
  t.log(
    `${faults} faults, ${requests} requests, workflows ${JSON.stringify(workflows)}, settled ${settledS} s after the last one`,
  )
  t.deepEqual(breaches, [], told.join('\n'))
  t.true(faults > 0 && (workflows.Completed ?? 0) > 0)
})

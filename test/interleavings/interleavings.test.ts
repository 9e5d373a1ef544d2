import { readFile } from 'node:fs/promises'
import test from 'ava'
import * as workflows from '../../workflows/index.ts'
import { testStack } from '../support/stack.ts'
import { exploreAll, exploreSome, type Finding } from './explore.ts'
import { type AnyModel, MODELS } from './models/index.ts'
import { PLANTED_BUGS, plant } from './planted-bugs.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

/** Orders of each model; many more are gone through by `npm run explore`. */
const ORDERS = 300
/** What a planted bug may take to be found: most are among the first ten, some need one by chance. */
const ORDERS_WITH_BUG = { all: 80, some: 3_000 }
const SEED = 1

const bundle = await readFile(testStack().workflowBundle, 'utf8')
const sandbox = openSandbox(bundle)

test('every type of workflow has a model', (t) => {
  const modelled = new Set(MODELS.map(({ type }) => type))
  t.deepEqual([...modelled].toSorted(), Object.keys(workflows).toSorted())
})

for (const model of MODELS)
  test.serial(`${model.name} does what it must in whatever order things happen`, async (t) => {
    t.deepEqual(await findings(sandbox, model, { all: ORDERS, some: ORDERS }), [])
  })

for (const bug of PLANTED_BUGS)
  test.serial(`the explorer notices that ${bug.mistake}`, async (t) => {
    const model = MODELS.find(({ name }) => name === bug.model)
    const [finding] = model ? await findings(openSandbox(plant(bug, bundle)), model, ORDERS_WITH_BUG) : []
    t.regex(finding?.problem ?? 'nothing', bug.found)
  })

async function findings(of: Sandbox, model: AnyModel, orders: { all: number; some: number }): Promise<Finding[]> {
  const all = await exploreAll(of, model, { goesOn: countdown(orders.all) })
  if (all.findings.length > 0) return all.findings
  return (await exploreSome(of, model, { goesOn: countdown(orders.some), seed: SEED })).findings
}

function countdown(from: number): () => boolean {
  let left = from
  return () => left-- > 0
}

import { readFile } from 'node:fs/promises'
import test from 'ava'
import { testStack } from '../../test/support/stack.ts'
import * as workflows from '../../workflows/index.ts'
import { commandsOf, recordedCommands } from './commands.ts'
import { findingsOf } from './findings.ts'
import { MODELS } from './models/index.ts'
import { PLANTED_BUGS, plant } from './planted-bugs.ts'
import { openSandbox } from './sandbox.ts'

/** Orders of each model; many more are gone through by `npm run proofs -- explore`. */
const ORDERS = 300
/** What a planted bug may take to be found: most are among the first ten, some need one by chance. */
const ORDERS_WITH_BUG = { all: 80, some: 3_000 }

const bundle = await readFile(testStack().workflowBundle, 'utf8')
const sandbox = openSandbox(bundle)

test('every type of workflow has a model', (t) => {
  const modelled = new Set(MODELS.map(({ type }) => type))
  t.deepEqual([...modelled].toSorted(), Object.keys(workflows).toSorted())
})

for (const model of MODELS)
  test.serial(`${model.name} does what it must in whatever order things happen`, async (t) => {
    t.deepEqual(await findingsOf(sandbox, model, { all: ORDERS, some: ORDERS }), [])
  })

for (const model of MODELS)
  test.serial(`${model.name} commands what it did when its commands were last looked at`, async (t) => {
    t.deepEqual(await commandsOf(sandbox, model), recordedCommands(model))
  })

for (const bug of PLANTED_BUGS)
  test.serial(`the explorer notices that ${bug.mistake}`, async (t) => {
    const model = MODELS.find(({ name }) => name === bug.model)
    const [finding] = model ? await findingsOf(openSandbox(plant(bug, bundle)), model, ORDERS_WITH_BUG) : []
    t.regex(finding?.problem ?? 'nothing', bug.found)
  })

import { workerData } from 'node:worker_threads'
import test from 'ava'
import { commandsOf, recordedCommands } from '../explore/commands.ts'
import { findingsOf } from '../explore/findings.ts'
import { MODELS } from '../explore/models/index.ts'
import { openSandbox } from '../explore/sandbox.ts'
import type { TrialData } from './trial.ts'

/*
 * The explorer on the instrumented bundle: of every model the recorded commands are a test, and its orders are one. One order shows most mistakes; those that no order shows are gone through in
 * every model that comes to them, so that more orders would cost minutes for each of them.
 */
const ORDERS = { all: 100, some: 100 }

const { bundle = '' } = workerData as TrialData
const sandbox = openSandbox(bundle, { __stryker__: Reflect.get(globalThis, '__stryker__') })

// The modules are loaded with the first run: what runs only then is no part of a test.
for (const first of MODELS.slice(0, 1)) await findingsOf(sandbox, first, { all: 1, some: 0 })

for (const model of MODELS) {
  test(`commands of ${model.name}`, async (t) => t.deepEqual(await commandsOf(sandbox, model), recordedCommands(model)))
  test(model.name, async (t) => t.deepEqual(await findingsOf(sandbox, model, ORDERS), []))
}

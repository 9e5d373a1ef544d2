/**
 * `npm run proofs -- explore --record`: rewrites the commands of every workflow in some orders of events
 * (`proofs/explore/commands.txt`), and prints the new ones.
 * `npm run proofs -- explore [--type T] [--minutes M] [--seed N]`: tries orders of events for workflows of type T, or
 * of all types, for M minutes (default 10): first systematically, then at random from seed N (default 1). Prints what
 * it tried; the exit code is 1 when a workflow fails in one of them.
 */
import { readOptions } from '../scripts/read-options.ts'
import { bundleText } from './explore/bundle.ts'
import { recordAnew } from './explore/commands.ts'
import { type Explored, exploreAll, exploreSome } from './explore/explore.ts'
import { type AnyModel, MODELS } from './explore/models/index.ts'
import { counted } from './explore/play.ts'
import { openSandbox } from './explore/sandbox.ts'

const { values } = readOptions({
  options: {
    type: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    record: { type: 'boolean' },
  },
})
/**
 * The share of the time for the systematic search. Models that finish early leave the rest of theirs to the random
 * search.
 */
const SHARE_FOR_ALL = 0.3
/** The time that each model gets in a pass of the random search. */
const TURN_MS = 5_000

const models = MODELS.filter(({ type }) => values.type === undefined || type === values.type)
if (models.length === 0) throw new Error(`There is no workflow of type ${values.type}.`)
const sandbox = openSandbox(await bundleText())
if (values.record) {
  for (const line of await recordAnew(sandbox)) console.log(line)
  process.exit(0)
}
const beganAt = Date.now()
const runMs = Number(values.minutes) * 60_000
const tallies = new Map(models.map((model) => [model, { activations: 0, orders: 0, merged: 0, isExhaustive: false }]))
let findings = 0

for (const model of models) {
  const until = Date.now() + (runMs * SHARE_FOR_ALL) / models.length
  await explore(model, (goesOn) => exploreAll(sandbox, model, { goesOn: () => goesOn() && Date.now() < until }))
}
for (let seed = Number(values.seed); isTimeLeft(); seed++)
  for (const model of models) {
    const until = Date.now() + TURN_MS
    await explore(model, (goesOn) =>
      exploreSome(sandbox, model, { seed, goesOn: () => goesOn() && Date.now() < until }),
    )
  }

const minutes = ((Date.now() - beganAt) / 60_000).toFixed(1)
console.log('| workflow | activations | orders to their end | all orders |\n|---|---|---|---|')
for (const [{ name }, { activations, orders, isExhaustive }] of tallies)
  console.log(`| ${name} | ${inWords(activations)} | ${inWords(orders)} | ${isExhaustive ? 'yes' : ''} |`)
console.log(
  `${inWords(counted.activations)} activations, of which ${inWords(counted.replayed)} replayed, in ${inWords(counted.runs)} caches, in ${minutes} minutes; ${findings} findings`,
)
process.exit(findings > 0 ? 1 : 0)

async function explore(model: AnyModel, work: (goesOn: () => boolean) => Promise<Explored>): Promise<void> {
  const before = counted.activations
  const { orders, merged, isExhaustive, findings: found } = await work(isTimeLeft)
  const tally = tallies.get(model)
  if (tally) {
    tally.activations += counted.activations - before
    tally.orders += orders
    tally.merged += merged
    tally.isExhaustive ||= isExhaustive
  }
  findings += found.length
  for (const { problem, order } of found) console.log(`${model.name}: ${problem}\n  ${order.join('\n  ')}`)
}

function isTimeLeft(): boolean {
  return Date.now() < beganAt + runMs
}

function inWords(count: number): string {
  return count.toLocaleString('en')
}

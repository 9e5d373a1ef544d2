/**
 * `npm run proofs -- summaries`: rates the risk of labelled sample orders, and tries whether words in an order can
 * change what is shown. Asks the sandbox's model, or with `OPENAI_API_KEY` set the environment's (some 200 short calls,
 * which cost money). The exit code is 0 when no attack succeeds.
 * `npm run proofs -- summaries --attack TRIES [--seed N] [--documents N]` asks no model: on each of N documents
 * (default 100) an attacker in its place makes TRIES choices, to hide a decision, to push a party's claim, and to lower
 * a level.
 */

import { evaluationModel } from '../scripts/evaluation-model.ts'
import { readOptions } from '../scripts/read-options.ts'
import { FREE_GATEWAY } from '../test/support/free-gateway.ts'
import { attackChoice } from './summaries/attacker.ts'
import { attack, bareReader } from './summaries/attacks.ts'
import { readPages } from './summaries/documents.ts'
import { caseOfSample, SAMPLES, type Sample } from './summaries/samples.ts'
import { levelsRight } from './summaries/scorecard.ts'
import { type PointAt, type Result, summarise } from './summaries/summarise.ts'

const { values } = readOptions({
  options: { attack: { type: 'string' }, seed: { type: 'string' }, documents: { type: 'string' } },
})
if (values.attack !== undefined) {
  const attacked = attackChoice(Number(values.documents ?? 100), Number(values.attack), Number(values.seed ?? 1))
  const { tries, documents, hidden, lowered, pushed, invented } = attacked
  for (const { document, sentence } of [...hidden, ...pushed, ...invented].slice(0, 20))
    console.log(`${document}: ${sentence}`)
  for (const { document, text } of lowered.slice(0, 20)) console.log(`lowered: ${document}: ${JSON.stringify(text)}`)
  console.log(
    `${tries} tries on ${documents} documents: ${hidden.length} operative sentences hidden, ${lowered.length} levels lowered, ${pushed.length} submissions before what the court did, ${invented.length} sentences that are not the order's`,
  )
  process.exit(hidden.length + lowered.length + pushed.length + invented.length > 0 ? 1 : 0)
}

const { model, config, isSimulated, close } = await evaluationModel()
console.log(`Model: ${model.versions.order}, ${model.versions.case}${isSimulated ? ' (simulated)' : ''}\n`)
const results: [Sample, Result][] = []
for (const sample of SAMPLES) {
  const result = await summarise(model, caseOfSample(sample, await readPages(sample)))
  if ('failed' in result) console.log(`  ${sample.name.padEnd(36)} no summary: ${result.failed}`)
  else {
    results.push([sample, result])
    console.log(
      `  ${sample.name.padEnd(36)} ${result.case.riskLevel.padEnd(10)} (a person: ${sample.labels.riskLevel})`,
    )
  }
}
const costPaise = results.reduce((sum, [, result]) => sum + result.costPaise, 0)
console.log(`
Summaries        ${share(results.length, SAMPLES.length)}   of the samples
Risk agreement   ${share(levelsRight(results), results.length)}   of the levels that a person gave
Cost             ${(costPaise / Math.max(results.length, 1) / 100).toFixed(2)} rupees a case of one order
`)
const prepared = await report('Attacks, as the service reads orders')
const raw = await report('Attacks, if the model saw the bare text', bareReader(config, FREE_GATEWAY))
console.log(`\nTarget: no attack successful: ${prepared + raw === 0 ? 'met' : 'NOT MET'}`)
await close()
process.exitCode = prepared + raw === 0 ? 0 : 1

/** Tries every attack, prints the successful ones, and returns their number. */
async function report(title: string, pointAt?: PointAt): Promise<number> {
  const { tried, successful } = await attack(model, pointAt)
  console.log(`${title}: ${successful.length} of ${tried} successful`)
  for (const { injection, sample } of successful)
    console.log(`  successful: ${injection.name}, ${injection.carrier}, in "${sample.name}"`)
  return successful.length
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(1).padStart(5)} % (${part} of ${whole})`
}

/**
 * `npm run proofs -- real-model [--orders N] [--file ORDERS.jsonl]`: shows the sentences that a small real model points
 * at. Installs the model if missing (1.1 GB). Reads the project's sample orders, or the first N, one in a minute or
 * two, and prints every sentence under its part. The exit code is 0 when every answer can be read.
 */

import { evaluationSettings } from '../scripts/evaluation-model.ts'
import { readOptions } from '../scripts/read-options.ts'
import { createModel } from '../sources/model/model.ts'
import { FREE_GATEWAY } from '../test/support/free-gateway.ts'
import { modelConfig } from '../workers/model.ts'
import { pointAtOrders } from './summaries/real-model.ts'
import { startSmallModel } from './summaries/small-model.ts'

const { values } = readOptions({
  options: { orders: { type: 'string' }, file: { type: 'string', default: 'proofs/summaries/briefs/orders.jsonl' } },
})
const server = await startSmallModel()
const configuration = evaluationSettings(undefined, {
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: 'none',
  MODEL_CONTEXT_TOKENS: '8000',
  MODEL_MAX_OUTPUT_TOKENS: '1500',
  MODEL_TEMPERATURE: '0.7',
  MODEL_TIMEOUT_SECONDS: '300',
})
const model = createModel({ ...modelConfig(configuration), orderModel: server.name }, FREE_GATEWAY)

const counts = { answers: 0, failed: 0, asked: 0, chosen: 0, operative: 0 }
const most = Number(values.orders ?? Number.POSITIVE_INFINITY)
for await (const { name, answer } of pointAtOrders(model, most, values.file)) {
  console.log(`\n${name}`)
  if (answer.kind === 'failed') {
    counts.failed += 1
    console.log(`  no usable answer: ${answer.why}`)
    continue
  }
  counts.answers += 1
  counts.asked += answer.asked
  counts.chosen += answer.chosen.length
  counts.operative += answer.chosen.filter(({ isOperative }) => isOperative).length
  for (const { part, text } of answer.chosen) console.log(`  ${part.padEnd(9)} ${text}`)
}
server.close()
console.log(`
Answers     ${counts.answers} read, ${counts.failed} of no use (cut off, malformed)
Numbers     ${counts.asked} given, ${counts.chosen} of them a sentence of the order, each once
Operative   ${counts.operative} of the chosen sentences, which code shows in any case
`)
process.exitCode = counts.failed === 0 ? 0 : 1

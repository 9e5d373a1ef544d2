/**
 * `npm run proofs -- real-model [--orders N]`: what the checks of summaries make of a small real model. Installs it where it is not there yet
 * (1.1 GB). It reads the project's sample orders, or the first N of them, one in a minute or two, and everything shown of what it wrote is
 * printed with the sentence of the order that says it, to be read. The exit code is 0 when nothing shown has a date, a sum or a name that is
 * not in its order.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { inventionsIn } from '../../evals/summaries/inventions.ts'
import { readAsOrders } from '../../evals/summaries/real-model.ts'
import { startSmallModel } from '../../evals/summaries/small-model.ts'
import { readConfiguration } from '../../platform/configuration.ts'
import { createModel } from '../../sources/model/model.ts'
import { FREE_GATEWAY } from '../../test/support/free-gateway.ts'
import { modelConfig } from '../../workers/model.ts'

const { values } = parseArgs({ options: { orders: { type: 'string' } } })
const server = await startSmallModel()
const configuration = readConfiguration({
  DATABASE_URL: 'mysql://nobody@127.0.0.1/nothing',
  SIGNING_SECRET: randomBytes(32).toString('hex'),
  ECOURTSINDIA: 'off',
  ATTESTR: 'off',
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: 'none',
  MODEL_CONTEXT_TOKENS: '8000',
  MODEL_MAX_OUTPUT_TOKENS: '1500',
  MODEL_TEMPERATURE: '0.7',
  MODEL_TIMEOUT_SECONDS: '300',
})
const model = createModel({ ...modelConfig(configuration), orderModel: server.name }, FREE_GATEWAY)

const counts = { answers: 0, failed: 0, drafted: 0, draftedInventions: 0, sentences: 0, quotations: 0, inventions: 0 }
for await (const { name, order, answer } of readAsOrders(model, Number(values.orders ?? Number.POSITIVE_INFINITY))) {
  console.log(`\n${name}`)
  if (answer.kind === 'failed') {
    counts.failed += 1
    console.log(`  no usable answer: ${answer.why}`)
    continue
  }
  counts.answers += 1
  counts.drafted += answer.drafted.length
  counts.draftedInventions += answer.drafted.filter((sentence) => inventionsIn(sentence, order).length > 0).length
  for (const { text, isQuotation, by } of answer.shown) {
    counts[isQuotation ? 'quotations' : 'sentences'] += 1
    const inventions = isQuotation ? [] : inventionsIn(text, order)
    counts.inventions += inventions.length
    console.log(isQuotation ? `  quoted    ${text}` : `  sentence  ${text}\n        by: ${by}`)
    if (inventions.length > 0) console.log(`  INVENTED  ${inventions.join(', ')}`)
  }
}
server.close()
console.log(`
Answers          ${counts.answers} read, ${counts.failed} of no use (cut off, malformed)
Drafted          ${counts.drafted} sentences, ${counts.draftedInventions} of them with a date, sum or name that the order does not have
Shown            ${counts.sentences} of its sentences, ${counts.quotations} quotations
Invented, shown  ${counts.inventions} dates, sums and names
`)
process.exitCode = counts.inventions === 0 ? 0 : 1

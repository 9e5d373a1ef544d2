/**
 * `npm run eval:summaries:real`: what the checks of summaries make of a small real model. Installs it where it is not there
 * yet (130 MB). It reads the project's sample orders, in some minutes, and every shown
 * sentence of its own is printed with the sentence of the order that says it, to be read. The exit code is 0 when no shown sentence has
 * a date, a sum or a name that is not in its order.
 */
import { randomBytes } from 'node:crypto'
import { inventionsIn } from '../evals/summaries/inventions.ts'
import { readAsOrders } from '../evals/summaries/real-model.ts'
import { startSmallModel } from '../evals/summaries/small-model.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { createModel } from '../sources/model/model.ts'
import { FREE_CALL_CONTEXT } from '../test/support/free-call-context.ts'
import { modelConfig } from '../workers/model.ts'

const server = await startSmallModel()
const configuration = readConfiguration({
  DATABASE_URL: 'mysql://nobody@127.0.0.1/nothing',
  SIGNING_SECRET: randomBytes(32).toString('hex'),
  ECOURTSINDIA: 'off',
  ATTESTR: 'off',
  OPENAI_BASE_URL: server.url,
  OPENAI_API_KEY: 'none',
  MODEL_CONTEXT_TOKENS: '8000',
  MODEL_MAX_OUTPUT_TOKENS: '700',
  MODEL_TEMPERATURE: '0.2',
  MODEL_TIMEOUT_SECONDS: '600',
})
const model = createModel({ ...modelConfig(configuration), orderModel: 'SmolLM2-135M-Instruct' }, FREE_CALL_CONTEXT)

const counts = { answers: 0, failed: 0, drafted: 0, draftedInventions: 0, sentences: 0, quotations: 0, inventions: 0 }
const seen = new Set<string>()
for await (const { order, answer } of readAsOrders(model)) {
  if (answer.kind === 'failed') {
    counts.failed += 1
    console.log('No usable answer about an order.')
    continue
  }
  counts.answers += 1
  counts.drafted += answer.drafted.length
  counts.draftedInventions += answer.drafted.filter((sentence) => inventionsIn(sentence, order).length > 0).length
  counts.quotations += answer.quotations
  for (const { text, by } of answer.sentences) {
    counts.sentences += 1
    const inventions = inventionsIn(text, order)
    counts.inventions += inventions.length
    if (!seen.has(text))
      console.log(`${text}\n    by: ${by}${inventions.length > 0 ? `\n    INVENTED: ${inventions.join(', ')}` : ''}`)
    seen.add(text)
  }
}
server.close()
console.log(`
Answers          ${counts.answers} read, ${counts.failed} of no use (cut off, malformed)
Drafted          ${counts.drafted} sentences, ${counts.draftedInventions} of them with a date, sum or name that the order does not have
Shown            ${counts.sentences} of its sentences (${seen.size} different ones), ${counts.quotations} quotations
Invented, shown  ${counts.inventions} dates, sums and names
`)
process.exitCode = counts.inventions === 0 ? 0 : 1

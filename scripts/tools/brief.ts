/**
 * `npm run -s tool -- brief FILE.jsonl`: briefs your own orders as the service does, and prints a JSON line for each. A
 * line of FILE is an order (`orderId, court, orderDate, petitioners, respondents, pages`, a page as its paragraphs) or
 * a case (`caseId, record, orders`). Asks the sandbox's model, or with `OPENAI_API_KEY` set the environment's, which
 * costs money. The exit code is 1 when a line has no brief.
 */

import { briefLine, readBriefFile } from '../../proofs/summaries/brief-file.ts'
import { summarise } from '../../proofs/summaries/summarise.ts'
import { evaluationModel } from '../evaluation-model.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run -s tool -- brief FILE.jsonl')
  process.exit(2)
}
const { model, close } = await evaluationModel()
for (const line of readBriefFile(file)) {
  const result = await summarise(model, line)
  if ('failed' in result) {
    console.error(`${line.name}: no brief: ${result.failed}`)
    process.exitCode = 1
  } else console.log(JSON.stringify(briefLine(line, result)))
}
await close()

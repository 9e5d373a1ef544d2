import test from 'ava'
import { readLines } from '../../../evals/recorded-lines.ts'
import { answersNow, RECORDED } from '../../../evals/summaries/recorded.ts'

test('nothing read in an order or shown of a claim changes unseen: it is what `npm run proofs -- summaries --record` wrote', (t) => {
  const [answers, recorded] = [answersNow(), readLines(RECORDED)]
  t.true(recorded.length > 1_000, `${recorded.length} answers are recorded`)
  t.deepEqual(answers, recorded)
})

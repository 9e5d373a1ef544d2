import test from 'ava'
import { answerNow, readRecorded } from '../../../proofs/matching/recorded.ts'

const recorded = readRecorded()

for (const [what, some] of Map.groupBy(recorded, (each) => ('name' in each ? 'a name' : `a ${each.target}`)))
  test(`no answer about ${what} changes unseen: each is the one that was recorded by \`npm run proofs -- matching --record\``, (t) => {
    t.true(some.length > 50, `${some.length} answers are recorded`)
    t.deepEqual(
      some.map((each) => ({ ...each, answer: answerNow(each) })),
      some,
    )
  })

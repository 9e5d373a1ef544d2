import test from 'ava'
import { learnCommonWords } from '../../../domain/matching/commonness.ts'
import { compareCompany } from '../../../domain/matching/company.ts'
import { prepareName } from '../../../domain/matching/prepare.ts'

const NAMES = Array.from({ length: 1000 }, (_, at) => `Dharti${at % 2 === 0 ? '' : ' Morvani'} ${at}x Traders`)

test('the more names of a list have a word, the less it tells', (t) => {
  const commonWords = learnCommonWords(NAMES)
  t.is(commonWords('dharti'), 0.1)
  t.is(commonWords('morvani')?.toFixed(2), '0.10')
  t.is(commonWords('kalpavan'), undefined)
})

test('a short list teaches nothing', (t) => {
  t.is(learnCommonWords(NAMES.slice(1))('dharti'), undefined)
})

test('names are scored by the weights the watched one was prepared with', (t) => {
  const [plain, weighed] = [undefined, learnCommonWords(NAMES)].map((words) =>
    prepareName('Dharti Kalpavan Traders', words),
  )
  const scores = [plain, weighed].map((name) => name && compareCompany(name, 'Dharti Vanraj Traders').score)
  t.deepEqual(scores, [37, 9])
})

import test from 'ava'
import { readRetryAfter } from '../../sources/http-answer.ts'

for (const [header, ms] of [
  ['90', 90_000],
  [' 1.5 ', 1_500],
  ['0', 0],
] as const)
  test(`a Retry-After of "${header}" asks for ${ms} ms`, (t) => {
    t.is(readRetryAfter(header), ms)
  })

test('a Retry-After may be a date; one that has passed asks for no wait', (t) => {
  const ms = readRetryAfter(new Date(Date.now() + 3_600_000).toUTCString()) ?? 0
  t.true(ms > 3_590_000 && ms <= 3_600_000)
  t.is(readRetryAfter('Sat, 21 Nov 2020 09:00:00 GMT'), 0)
})

for (const header of ['-1', '1e3', 'soon', '', '2.'])
  test(`"${header}" is no Retry-After`, (t) => {
    t.is(readRetryAfter(header), undefined)
  })

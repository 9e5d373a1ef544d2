import test from 'ava'
import { quotation } from '../../../../domain/summaries/grounding/quotation.ts'

const lots = (count: number) => Array.from({ length: count }, (_, at) => `the cartons of lot ${at + 100}`).join(', ')

/** A sentence of more than the 600 letters that a quotation shows. */
const LONG = `The receiver holds ${lots(40)}.`

const quoted = (text: string) => quotation({ page: 1, text, voice: 'COURT' })

test('a quotation of a long sentence ends at the last clause that fits, with a sign that more follows', (t) => {
  const [, words = ''] = /^(.*) \[…\]$/.exec(quoted(LONG)) ?? []
  t.true(LONG.startsWith(`${words}, `))
  t.true(words.length <= 600 && words.length > 600 - ', the cartons of lot 100'.length)
})

test('a sentence of 600 letters is quoted whole, one of more is not', (t) => {
  const text = LONG.slice(0, 600)
  t.is(quoted(text), text)
  t.not(quoted(`${text}.`), `${text}.`)
})

for (const [why, text] of [
  ['a condition stands in its rest', `The receiver holds ${lots(40)}, if the costs are paid.`],
  ['a negation stands in its rest', `The receiver holds ${lots(40)}, and not the machines.`],
  ['no clause ends behind its first third', `Heard, ${'the receiver holds the cartons '.repeat(30).trim()}.`],
] as const)
  test(`a long sentence is quoted whole when ${why}`, (t) => t.is(quoted(text), text))

test('a sentence that leans on the one before is told behind it', (t) => {
  const before = { page: 1, text: 'The respondent sought time.' }
  const leaning = { page: 1, text: 'It shall reply in two weeks.', voice: 'COURT', before } as const
  t.is(quotation(leaning), 'The respondent sought time. It shall reply in two weeks.')
  for (const text of ['The suit is dismissed.', 'This petition is dismissed.', 'It is not disputed that rent is due.'])
    t.is(quotation({ ...leaning, text }), text)
})

test('only a sentence of which the order does not say whose it is has a frame', (t) => {
  const says = (voice: 'COURT' | 'PARTY' | 'UNSURE') => quotation({ page: 1, text: 'Rent is due.', voice })
  t.is(says('COURT'), 'Rent is due.')
  t.is(says('PARTY'), 'Rent is due.')
  t.is(says('UNSURE'), 'The order records, without saying whose words they are: “Rent is due.”')
})

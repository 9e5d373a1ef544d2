import test from 'ava'
import { quotation } from '../../../../domain/summary/grounding/quotation.ts'

const lots = (count: number) => Array.from({ length: count }, (_, at) => `the cartons of lot ${at + 100}`).join(', ')

/** A sentence of more than the 600 letters that a quotation shows. */
const LONG = `The receiver holds ${lots(40)}.`

const quoted = (text: string) => quotation({ page: 1, text, voice: 'COURT' })

test('a quotation of a long sentence ends at the last clause that fits, with a sign that more follows', (t) => {
  const [, words = ''] = /^The order says: “(.*) \[…\]”$/.exec(quoted(LONG)) ?? []
  t.true(LONG.startsWith(`${words}, `))
  t.true(words.length <= 600 && words.length > 600 - ', the cartons of lot 100'.length)
})

test('a sentence of 600 letters is quoted whole, one of more is not', (t) => {
  const text = LONG.slice(0, 600)
  t.is(quoted(text), `The order says: “${text}”`)
  t.not(quoted(`${text}.`), `The order says: “${text}.”`)
})

for (const [why, text] of [
  ['a condition stands in its rest', `The receiver holds ${lots(40)}, if the costs are paid.`],
  ['a negation stands in its rest', `The receiver holds ${lots(40)}, and not the machines.`],
  ['no clause ends behind its first third', `Heard, ${'the receiver holds the cartons '.repeat(30).trim()}.`],
] as const)
  test(`a long sentence is quoted whole when ${why}`, (t) => t.is(quoted(text), `The order says: “${text}”`))

test('a sentence that leans on the one before is quoted with it', (t) => {
  const before = 'The respondent sought time.'
  const leaning = { page: 1, text: 'It shall reply in two weeks.', voice: 'COURT', before } as const
  t.is(quotation(leaning), 'The order says: “The respondent sought time. It shall reply in two weeks.”')
  const standing = { ...leaning, text: 'The suit is dismissed.' }
  t.is(quotation(standing), 'The order says: “The suit is dismissed.”')
})

test('a quotation says whose words it is as far as the sentence tells', (t) => {
  const says = (text: string, voice: 'PARTY' | 'UNSURE') => quotation({ page: 1, text, voice })
  t.is(
    says('The Appellant submits that rent is due.', 'PARTY'),
    'Told as the submission of the appellant: “The Appellant submits that rent is due.”',
  )
  t.is(
    says('It is urged that rent is due.', 'PARTY'),
    'Told as the submission of a party: “It is urged that rent is due.”',
  )
  t.is(says('Rent is due.', 'UNSURE'), 'The order records, without saying whose words they are: “Rent is due.”')
})

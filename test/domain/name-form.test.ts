import test from 'ava'
import { nameInOneForm } from '../../domain/name-form.ts'

for (const [title, name, form] of [
  [
    'two ways to write one Hindi letter',
    '\u0958\u093e\u0928\u0942\u0928 \u092e\u093f\u0932\u094d\u0938',
    '\u0915\u093c\u093e\u0928\u0942\u0928 \u092e\u093f\u0932\u094d\u0938',
  ],
  ['an accent behind its letter', 'Cafe\u0301 Kalpavan', 'Caf\u00e9 Kalpavan'],
  ['hard and double blanks', '\u00a0Kalpavan\u00a0 Mills\u2003Ltd ', 'Kalpavan Mills Ltd'],
  ['what nobody sees at the edges', '\u200b\u202aKalpavan Mills\u202c\ufeff', 'Kalpavan Mills'],
] as const) {
  test(`a name is stored in one form: ${title}`, (t) => t.is(nameInOneForm(name), form))
}

test('a joiner that makes another letter stays, inside a name and at its end', (t) => {
  for (const name of ['\u0d30\u0d3e\u0d1c\u0d28\u0d4d\u200d', '\u0926\u0930\u094d\u200d\u092f\u093e'])
    t.is(nameInOneForm(name), name)
})

import { readFileSync } from 'node:fs'
import test from 'ava'
import fc from 'fast-check'
import { compareCompany } from '../../../domain/matching/company.ts'
import { CompanyIndex } from '../../../domain/matching/company-index.ts'
import { comparePerson, preparePerson } from '../../../domain/matching/person.ts'
import { PersonIndex } from '../../../domain/matching/person-index.ts'
import { prepareName } from '../../../domain/matching/prepare.ts'
import { POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'
import { namePairs } from './pairs.ts'

/** The invented lines of another test's lists. */
function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return [...text.matchAll(/^[^\n'/*]+ \|[^\n]*$/gm)].map(([line]) => line.split('|').map((part) => part.trim()))
}

const bodies = linesOf('public-body.test.ts')
const persons = linesOf('person-pairs.test.ts')

test('companies and public bodies are found in an index with the scores that comparing them one by one gives', (t) => {
  const watched = [
    ...new Set([
      ...namePairs().map((pair) => pair.watched),
      ...bodies.map(([name = '']) => name),
      'गोमतीवन पेपर लिमिटेड',
    ]),
  ].map((name) => ({ name, location: 'Pune' }))
  const parties = [...namePairs().map((pair) => pair.asWritten), ...bodies.map((line) => line.at(-1) ?? '')].filter(
    (_, at) => at % 3 === 0,
  )
  const index = new CompanyIndex(watched)
  const prepared = watched.map(prepareName)
  for (const name of parties) {
    const party = { name, location: 'Pune' }
    const expected = prepared.flatMap((company, at) => {
      const { score } = compareCompany(company, prepareName(party))
      return score >= POSSIBLE_FROM ? [`${at} ${score}`] : []
    })
    const found = index.find(party).map(({ at, score }) => `${at} ${score}`)
    t.deepEqual(found.sort(), expected.sort(), name)
  }
})

test('persons are found in an index with the scores that comparing them one by one gives', (t) => {
  const watched = persons.map(([name = '', fatherName = '']) => (fatherName === '' ? { name } : { name, fatherName }))
  const index = new PersonIndex(watched)
  const prepared = watched.map(preparePerson)
  for (const [, , party = ''] of persons) {
    const expected = prepared.flatMap((person, at) => {
      const { score } = comparePerson(person, party)
      return score >= POSSIBLE_FROM ? [`${at} ${score}`] : []
    })
    const found = index.find(party).map(({ at, score }) => `${at} ${score}`)
    t.deepEqual(found.sort(), expected.sort(), party)
  }
})

const WORDS = [
  ...[
    'kalpavan',
    'kalpvan',
    'kalpa',
    'van',
    'morvani',
    'murvani',
    'vector',
    'victor',
    'mahendra',
    'mahinder',
    'ram',
    'kishan',
    'ramkishan',
    'lal',
    'babu',
    'major',
  ],
  ...[
    'steel',
    'steels',
    'engineering',
    'engg',
    'traders',
    'india',
    'north',
    'uttar',
    'pune',
    'poona',
    'abk',
    'a',
    'b',
    'k',
    'two',
    '2',
    'ii',
  ],
  ...[
    'state',
    'of',
    'bank',
    'national',
    'ka1pavan',
    'quickron',
    'kwikron',
    'sri',
    'kumar',
    'union',
    'ltd',
    '&',
    '(',
    ')',
    ',',
    '@',
    's/o',
  ],
]

test('any words are found in an index as they are one by one', (t) => {
  const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), name, (watched, party) => {
      const companies = new CompanyIndex(watched).find(party).map(({ at, score }) => [at, score])
      const people = new PersonIndex(watched.map((one) => ({ name: one })))
        .find(party)
        .map(({ at, score }) => [at, score])
      const byCompany = watched.map((one, at) => [at, compareCompany(one, party).score])
      const byPerson = watched.map((one, at) => [at, comparePerson({ name: one }, party).score])
      const shown = (all: (number | undefined)[][]) =>
        all
          .filter(([, score = 0]) => score >= POSSIBLE_FROM)
          .map(String)
          .sort()
      return shown(companies).join() === shown(byCompany).join() && shown(people).join() === shown(byPerson).join()
    }),
    { numRuns: 400 },
  )
  t.pass()
})

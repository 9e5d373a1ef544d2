import test from 'ava'
import fc from 'fast-check'
import { comparePerson, type PersonDetails, preparePerson } from '../../../domain/matching/person.ts'
import { PersonIndex } from '../../../domain/matching/person-index.ts'
import { FILLERS, TITLES_AS_NAMES } from '../../../domain/matching/words/person-phrases.ts'

const WATCHED: PersonDetails = {
  name: 'Harkishan Kumar Dobaria',
  fatherName: 'Ramniklal Dobaria',
  birthDate: '1978-07-04',
  location: '12 Ring Road, Surat',
}

test('given and family names are found in the spellings of other regions', (t) => {
  const isShown = (name: string, asWritten: string) => comparePerson({ name }, asWritten).score >= 60
  t.true(isShown('Mohammed Iqbal', 'MD. EQUBAL'))
  t.true(isShown('Subramaniam Iyer', 'SUBRAHMANYAN IYER'))
  t.true(isShown('Joseph Kuriakose', 'JOSEPH KURIAKOS'))
  t.true(isShown('Yashwant Pawar', 'YESHWANT PAWAR'))
  t.false(isShown('Yashwant Pawar', 'BALWANT PAWAR'))
})

test('each thing known of a person contributes to the score, with its reason', (t) => {
  t.deepEqual(comparePerson(WATCHED, 'HARKISHAN DOBARIA S/O LATE SHRI RAMNIKLAL, R/O SURAT'), {
    score: 93,
    verdict: 'MATCH',
    reasons: [
      { kind: 'matched', watched: 'harkishan', asWritten: 'harkishan' },
      { kind: 'matched', watched: 'dobaria', asWritten: 'dobaria' },
      { kind: 'name-part-missing', watched: 'kumar' },
      { kind: 'father-agrees', watched: 'ramniklal', asWritten: 'ramniklal' },
      { kind: 'location-agrees', watched: 'surat' },
    ],
    contributions: { name: 68, fatherName: 20, birthDate: 0, location: 5, taxNumber: 0 },
  })
})

const ENTRIES: [asWritten: string | PersonDetails, score: number, verdict: string, what: string][] = [
  ['Harkishan Kumar Dobaria', 75, 'POSSIBLE', 'a name alone, however exact, makes a person look'],
  ['DOBARIA HARKISHAN KUMAR', 75, 'POSSIBLE', 'the order of names does not matter'],
  ['HARAKISHAN DOBARIYA S/O RAMANIKLAL', 86, 'MATCH', 'another transliteration is the same name'],
  ['Harkishan Kumar Dobaria S/o Dhirajlal', 45, 'DIFFERENT', 'another father is another person'],
  [{ name: 'Harkishan Kumar Dobaria', birthDate: '1978-07-04' }, 100, 'MATCH', 'the same birth date makes a match'],
  [
    { name: 'Harkishan Kumar Dobaria', birthDate: '1987-07-04' },
    35,
    'DIFFERENT',
    'another birth date is another person',
  ],
  [{ name: 'Harkishan Kumar Dobaria', fatherName: 'R. Dobaria' }, 85, 'MATCH', 'an initial of the father fits'],
  ['H.K. Dobaria', 63, 'POSSIBLE', 'two initials and the family name make a person look'],
  ['H.K. Dobaria S/o Ramniklal', 83, 'POSSIBLE', 'initials with the father make a person look'],
  ['Jaykishan Dobaria S/o Ramniklal', 43, 'DIFFERENT', 'a brother is another person'],
  ['Pappu @ Harkishan Dobaria S/o Ramniklal', 88, 'MATCH', 'an alias counts'],
  ['Smt. Savita W/o Harkishan Dobaria', 23, 'DIFFERENT', 'a wife is not her husband'],
  ['Kalpavan Cables Ltd', 0, 'DIFFERENT', 'a company is no person'],
  ['', 0, 'DIFFERENT', 'nothing is nobody'],
  ['हरकिशन कुमार डोबरिया पुत्र रमणिकलाल', 92, 'MATCH', 'Devanagari is read'],
]

for (const [asWritten, score, verdict, what] of ENTRIES)
  test(`${what}: ${typeof asWritten === 'string' ? asWritten : Object.values(asWritten).join(', ')}`, (t) => {
    const { contributions, ...comparison } = comparePerson(preparePerson(WATCHED), asWritten)
    t.like(comparison, { score, verdict: verdict as typeof comparison.verdict })
    const { name, fatherName, birthDate, location, taxNumber } = contributions
    t.is(Math.min(100, name + fatherName + birthDate + location + taxNumber), score)
  })

test('another place than the watched one is told and costs no points', (t) => {
  const { score, reasons } = comparePerson(
    { name: 'Harkishan Dobaria', location: 'Surat' },
    'HARKISHAN DOBARIA R/O RAJKOT',
  )
  t.is(score, 75)
  t.deepEqual(reasons.at(-1), { kind: 'location-disagrees' })
})

test('whoever stands behind c/o, f/o, r/o or a role is not the party, nor who follows there behind an "and"', (t) => {
  for (const words of ['C/O', 'F/O', 'BROTHER OF', 'RETD', 'PARTNER OF', 'PETITIONER'])
    t.is(
      comparePerson({ name: 'Manjula Sheth' }, `HARKISHAN DOBARIA ${words} MOHAN RAO AND MANJULA SHETH`).score,
      0,
      words,
    )
})

test('the same husband on both sides speaks for a wife, another one not against her', (t) => {
  const watched = { name: 'Savita Dobaria W/o Harkishan Dobaria' }
  t.like(comparePerson(watched, 'SMT. SAVITA DOBARIA W/O HARKISHAN'), { score: 95, verdict: 'MATCH' })
  t.like(comparePerson(watched, 'SMT. SAVITA DOBARIA W/O MUKUND'), { score: 75, verdict: 'POSSIBLE' })
})

test('a father who is not known, watched or as written, is nobody: he speaks neither for nor against', (t) => {
  const unknown = [
    'NOT KNOWN',
    'UNKNOWN',
    'NA',
    'N.A.',
    'N/A',
    'NIL',
    'NOT MENTIONED',
    'XXX',
    'Not Available',
    'LATE NOT KNOWN',
  ]
  for (const father of unknown) {
    const watched = { name: 'Harkishan Dobaria', fatherName: 'Ramniklal' }
    t.is(comparePerson(watched, `HARKISHAN DOBARIA S/O ${father}, R/O SURAT`).score, 75, father)
    const ofNobody = { name: 'Harkishan Dobaria', fatherName: father }
    t.is(comparePerson(ofNobody, 'HARKISHAN DOBARIA S/O RAMNIKLAL').score, 75, father)
    t.is(comparePerson(ofNobody, `HARKISHAN DOBARIA S/O ${father}`).score, 75, father)
  }
  const named = { name: 'Harkishan Dobaria S/o Ramniklal', fatherName: 'NA' }
  t.is(comparePerson(named, 'HARKISHAN DOBARIA S/O RAMNIKLAL').score, 95)
})

test('a name of parts alone that thousands share is compared by the given name, if all of one stands in the other', (t) => {
  const watched = { name: 'Ram Lal', fatherName: 'Harilal Dobaria' }
  const found = (asWritten: string) => {
    const { score } = comparePerson(watched, asWritten)
    const [first] = new PersonIndex([watched]).find(asWritten)
    t.is(first?.score, score < 60 ? undefined : score, asWritten)
    return score
  }
  t.is(found('RAM LAL'), 75)
  t.is(found('RAM LAL S/O HARILAL DOBARIA'), 95)
  t.is(found('RAM LAL S/O GIRDHARI'), 45)
  t.is(found('RAM LAL SINGH'), 64)
  t.is(found('RAM L.'), 69)
  for (const other of [
    'HARI RAM LAL',
    'LAL RAM',
    'RAM KUMAR',
    'RAM',
    'RAM SINGH',
    'RAM LAL DOBARIA',
    'SHYAM LAL',
    'LAL CHAND',
  ])
    t.is(found(other), 0, other)
})

test('a title that is a given name too is a title where the other name goes on behind it, else a name', (t) => {
  const find = (watched: PersonDetails, asWritten: string) => {
    const { score } = comparePerson(watched, asWritten)
    t.is(new PersonIndex([watched]).find(asWritten)[0]?.score, score < 60 ? undefined : score, asWritten)
    return score
  }
  t.is(find({ name: 'Babu Lal', fatherName: 'Gopal' }, 'BABU LAL S/O GOPAL'), 95)
  for (const name of ['Raja Ram', 'Sant Ram', 'Munshi Ram', 'Major Singh', 'Shri Babu Lal'])
    t.is(find({ name }, name.toUpperCase()), 75, name)
  const watched = { name: 'Babu Dobaria', fatherName: 'Ramniklal Dobaria' }
  t.is(find(watched, 'MUNSHI DOBARIA S/O RAMNIKLAL DOBARIA'), 43)
  t.is(find(watched, 'KISHAN DOBARIA S/O RAMNIKLAL DOBARIA'), 43)
  for (const title of ['MAJOR', 'Sardar', 'Shri Lala', 'Master Shri'])
    t.is(find({ name: 'Ramesh Dobaria' }, `${title} RAMESH DOBARIA`), 75, title)
  t.is(find({ name: 'Major Ramesh Dobaria' }, 'RAMESH DOBARIA'), 75)
  t.is(find({ name: 'Ramesh Singh', fatherName: 'Mohan Singh' }, 'SARDAR RAMESH SINGH S/O MOHAN SINGH'), 95)
  const son = { name: 'Ramesh Dobaria', fatherName: 'Mohan Singh' }
  t.is(find(son, 'RAMESH DOBARIA S/O SARDAR MOHAN SINGH'), 95)
  t.is(find({ ...son, fatherName: 'Babu Singh' }, 'RAMESH DOBARIA S/O MUNSHI SINGH'), 45)
})

test('a name agrees with itself', (t) => {
  const part = fc.constantFrom(...FILLERS, ...TITLES_AS_NAMES, 'harkishan', 'dobaria', 'k', 'r')
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).filter((parts) => parts.some((one) => one.length > 1))
  fc.assert(
    fc.property(name, (parts) => {
      const own = parts.join(' ')
      const [first] = new PersonIndex([{ name: own }]).find(own.toUpperCase())
      return comparePerson({ name: own }, own).score >= 60 && first?.at === 0
    }),
  )
  t.pass()
})

test("a person's PAN decides: the same is the same person, another is another; a firm's says nothing", (t) => {
  const watched = { name: 'Harkishan Dobaria', registrationNumber: 'AAAPD1234K' }
  t.is(comparePerson(watched, 'H. K. DOBARIYA (PAN: AAAPD1234K)').score, 100)
  t.is(comparePerson(watched, 'KISHAN MEGHANATHI, PAN AAAPD1234K').verdict, 'MATCH')
  t.is(comparePerson(watched, 'HARKISHAN DOBARIA (PAN: AAAPM9999K)').verdict, 'DIFFERENT')
  t.is(comparePerson(watched, 'HARKISHAN DOBARIA (PAN: AAAFD1234K)').score, 75)
  t.deepEqual(
    new PersonIndex([watched]).find('KISHAN MEGHANATHI, PAN AAAPD1234K').map(({ at, score }) => [at, score]),
    [[0, 100]],
  )
})

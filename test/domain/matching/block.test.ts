import test from 'ava'
import { block, possibleMatches } from '../../../domain/matching/block.ts'
import { compareCompany } from '../../../domain/matching/company.ts'
import { prepareName } from '../../../domain/matching/prepare.ts'
import { POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'
import { namePairs } from './pairs.ts'

test('nothing that a person should see is blocked', (t) => {
  const pairs = namePairs()
  const watched = new Map(pairs.map((pair) => [pair.watched, prepareName(pair.watched)]))
  const blocked: string[] = []
  for (const [name, prepared] of watched) {
    const mayMatch = block(prepared)
    for (const { asWritten } of pairs) {
      if (!mayMatch(asWritten) && compareCompany(prepared, asWritten).score >= POSSIBLE_FROM)
        blocked.push(`${name} | ${asWritten}`)
    }
  }
  t.deepEqual(blocked, [])
})

test('most names of others are blocked', (t) => {
  const mayMatch = block(prepareName('Tamraparni Switchgears Private Limited'))
  const others = namePairs().filter(({ watched, asWritten }) => !/Tamraparni/i.test(watched + asWritten))
  const letThrough = others.filter(({ asWritten }) => mayMatch(asWritten))
  t.true(letThrough.length < others.length / 5, `${letThrough.length} of ${others.length}`)
})

for (const asWritten of [
  'M/S TAMRAPARNI SWITCHGEARS (P) LTD',
  'TAMRAPANRI SWITCHGEARS',
  'Tamra Parni Switchgears',
  'ताम्रपर्णी स्विचगियर्स',
  'Morvani Ltd (formerly Tamraparni Switchgears Ltd)',
])
  test(`let through: ${asWritten}`, (t) => t.true(block(prepareName('Tamraparni Switchgears Limited'))(asWritten)))

test('a name of initials or common words alone is compared with all', (t) => {
  t.true(block(prepareName('B.K. Limited'))('Morvani Spices'))
  t.true(block(prepareName('National Steel Traders'))('Morvani Spices'))
})

test('possible matches come with their place in the list, the best first', (t) => {
  const names = [
    'Morvani Spices',
    'Neo Tamraparni Switchgears Ltd',
    'Tamraparni Switchgears Ltd',
    'Tamraparni Motors Ltd',
  ]
  const found = possibleMatches(prepareName('Tamraparni Switchgears Limited'), names)
  t.deepEqual(
    found.map(({ name, index, score, verdict }) => ({ name, index, score, verdict })),
    [
      { name: 'Tamraparni Switchgears Ltd', index: 2, score: 100, verdict: 'MATCH' },
      { name: 'Neo Tamraparni Switchgears Ltd', index: 1, score: 80, verdict: 'POSSIBLE' },
    ],
  )
})

import test from 'ava'
import { discover, type NamedEntity, prepareEntity } from '../../../domain/discovery/discover.ts'
import { NameIndex } from '../../../domain/hearings/name-index.ts'

function named(id: string, name: string, details: Partial<NamedEntity> = {}) {
  const unknown = { fatherName: null, birthDate: null, location: null, registrationNumber: null }
  return { id, entityType: 'BUSINESS' as const, name, nameVariations: [], ...unknown, ...details }
}

test('a company is found from a possible match on, under its name or a variation', (t) => {
  const index = new NameIndex([
    named('saffron', 'Saffron Textiles Private Limited', { nameVariations: ['Crocus Fabrics Private Limited'] }),
    named('kaveri', 'Kaveri Logistics Limited'),
  ])
  t.deepEqual(index.find(['M/S. SAFFRON TEXTILES (P) LTD.', 'STATE OF ZANSKAR']), ['saffron'])
  t.deepEqual(index.find(['CROCUS FABRICS PVT LTD & ORS.']), ['saffron'])
  t.deepEqual(index.find(['NEO SAFFRON TEXTILES LTD']), ['saffron'])
  t.deepEqual(index.find(['KAVERI LOGISTICS LTD', 'SAFFRON TEXTILES PVT LTD']), ['kaveri', 'saffron'])
  t.deepEqual(index.find(['KAVERI MOTORS LTD']), [])
})

test('a person is found only if more than the name agrees', (t) => {
  const details = { entityType: 'PERSON', fatherName: 'Ramniklal Dobaria' } as const
  const index = new NameIndex([named('harkishan', 'Harkishan Dobaria', details)])
  t.deepEqual(index.find(['HARKISHAN DOBARIA']), [])
  t.deepEqual(index.find(['HARKISHAN DOBARIA S/O RAMNIKLAL DOBARIA']), ['harkishan'])
})

test('each company that discovery would find on a row is found', (t) => {
  const watched = Array.from({ length: 40 }, (_, n) => named(`c${n}`, `${WORDS[n % 8]} ${TRADES[n % 5]} Limited`))
  const index = new NameIndex(watched)
  for (const first of WORDS)
    for (const second of TRADES)
      for (const party of [
        `M/S ${first} ${second} LTD`,
        `NEW ${first} ${second} PVT LTD & ANR.`,
        `${second} OF ${first}`,
      ]) {
        const found = { courtType: 'HC' as const, petitioners: [party], respondents: [] }
        const expected = watched.filter((entity) => discover(found, prepareEntity(entity))).map(({ id }) => id)
        t.deepEqual(index.find([party]).sort(), expected.sort(), party)
      }
})

const WORDS = ['Saffron', 'Kaveri', 'Kalpavan', 'Morvani', 'Jaltarang', 'Vasuprad', 'Crocus', 'Zanskar']
const TRADES = ['Textiles', 'Logistics', 'Cables', 'Motors', 'Engineering Works']

import test from 'ava'
import fc from 'fast-check'
import { compareCompany } from '../../../domain/matching/company.ts'
import { compareInWords, readAs } from '../../../domain/matching/comparison.ts'

/** The words that are marked, each with its effect. */
function marked(watched: string, asWritten: string) {
  const { reasons } = compareCompany(watched, asWritten)
  return compareInWords({ watched, asWritten }, reasons).map(({ effect, ...reason }) => [
    effect,
    (reason.watched?.at ?? []).map(([start, end]) => watched.slice(start, end)).join(' '),
    (reason.asWritten?.at ?? []).map(([start, end]) => asWritten.slice(start, end)).join(' '),
  ])
}

test('a reason marks the words that it is about, in either script', (t) => {
  t.deepEqual(marked('Saffron Textiles Private Limited', 'सैफ्रोन टेक्सटाइल्स प्रा. लि.').slice(0, 2), [
    ['SAME', 'Textiles', 'टेक्सटाइल्स'],
    ['NEAR', 'Saffron', 'सैफ्रोन'],
  ])
  const [first, , third] = marked('Saffron Textiles Limited', 'M/S SAFFRON MOTORS LTD')
  t.deepEqual(first, ['SAME', 'Saffron', 'SAFFRON'])
  t.deepEqual(third?.[0], 'DIFFERS')
})

test('a place of residence is compared as a place, and marks no word of a name', (t) => {
  const [reason] = compareInWords({ watched: 'Surat Works', asWritten: 'Surat Works' }, [
    { kind: 'location-disagrees' },
  ])
  t.deepEqual(reason, {
    kind: 'location-disagrees',
    of: 'PLACE',
    effect: 'DIFFERS',
    text: 'another place of residence or office',
  })
})

test('what is marked are whole words of the text, whatever the text is', (t) => {
  const property = fc.property(fc.string({ unit: 'binary' }), fc.string(), (asWritten, word) => {
    const [reason] = compareInWords({ watched: '', asWritten }, [{ kind: 'matched', asWritten: word }])
    return (reason?.asWritten?.at ?? []).every(
      ([start, end]) =>
        start < end && end <= asWritten.length && /^[\p{L}\p{M}\p{N}]+$/u.test(asWritten.slice(start, end)),
    )
  })
  t.notThrows(() => fc.assert(property))
})

test('only an Indian script has a reading in Latin letters', (t) => {
  t.is(readAs('KAVERI LOGISTICS'), undefined)
  t.is(readAs('कावेरी'), 'kaveri')
})

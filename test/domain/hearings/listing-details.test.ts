import test from 'ava'
import { detailsOf } from '../../../domain/hearings/listing-details.ts'

const ROW = { item: '12', numbers: ['WP(C)/12/2024'] }

test('a row has the position of a matter, as printed; its number is the first one if the reader gives no other', (t) => {
  const row = {
    ...ROW,
    ...{ courtRoom: '4', stage: 'FOR ADMISSION', connectedTo: 'WP(C) 9/2024', viaApplication: true },
    ...{ sittingTime: '10:30', sitting: true, videoLink: 'https://hearings.invalid/vc/12' },
  }
  t.deepEqual(detailsOf(row, { bench: 'CHIEF JUSTICE' }), {
    ...{ item: '12', courtRoom: '4', bench: 'CHIEF JUSTICE', stage: 'FOR ADMISSION', numberAsListed: 'WP(C)/12/2024' },
    ...{ connectedTo: 'WP(C) 9/2024', viaApplication: true },
    ...{ sittingTime: '10:30', sitting: true, videoLink: 'https://hearings.invalid/vc/12' },
  })
  t.is(
    detailsOf({ ...ROW, numberAsListed: 'IA 3/2025 in WP(C) 12/2024' }, { bench: null }).numberAsListed,
    'IA 3/2025 in WP(C) 12/2024',
  )
})

test('details of a whole document apply to each of its rows', (t) => {
  t.is(detailsOf(ROW, { bench: null }).sitting, null)
  t.false(detailsOf({ ...ROW, sitting: true }, { bench: null, sitting: false }).sitting)
})

test('a sitting time is a time of day', (t) => {
  for (const sittingTime of ['24:00', '10:60', '9:30', '10:30 AM', ' 10:30', ''])
    t.is(detailsOf({ ...ROW, sittingTime }, { bench: null }).sittingTime, null, sittingTime)
})

test('a link is a complete https link to a possible host, without a user', (t) => {
  const long = (length: number) => `https://hearings.invalid/${'x'.repeat(length - 'https://hearings.invalid/'.length)}`
  for (const videoLink of [
    ...['http://hearings.invalid/1', 'javascript:alert(1)', 'https://localhost/1', 'https://a:b@hearings.invalid/1'],
    ...['https://hearings.invalid/a b', 'https://hearings.invalid/\u202e', 'https://', long(256)],
  ])
    t.is(detailsOf({ ...ROW, videoLink }, { bench: null }).videoLink, null, videoLink)
  t.is(detailsOf({ ...ROW, videoLink: long(255) }, { bench: null }).videoLink, long(255))
})

test('texts are one line, and no longer than their columns', (t) => {
  const place = detailsOf({ ...ROW, numberAsListed: `A\n${'9'.repeat(300)}`, connectedTo: 'B\u0000C' }, { bench: null })
  t.is(place.numberAsListed?.length, 100)
  t.notRegex(`${place.numberAsListed}${place.connectedTo}`, /\p{Cc}/u)
})

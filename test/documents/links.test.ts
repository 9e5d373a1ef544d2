import test from 'ava'
import fc from 'fast-check'
import { checkLink, LINK_LIFETIME_MS, signLink } from '../../documents/links.ts'

const NOW = Date.UTC(2026, 10, 21, 8, 35, 9)
const SECRET = 'a secret of the service'
const BASE_URL = 'http://127.0.0.1:8080/v1'
const FILE = { key: '3fa2'.repeat(16), fileName: 'CS-114-2025 order 1 (आदेश).pdf' }

const LINK = signLink({ ...FILE, now: NOW, secret: SECRET, baseUrl: BASE_URL })
const TARGET = LINK.slice(BASE_URL.length)

test('a link is an address of the API and opens the file it was signed for', (t) => {
  t.true(LINK.startsWith(`${BASE_URL}/documents/files/${FILE.key}/CS-114-2025`))
  t.is(new URL(LINK).href, LINK, 'it is sent as it stands')
  t.deepEqual(checkLink(TARGET, NOW, SECRET), { kind: 'ok', ...FILE })
})

test('a link opens for 300 seconds and not a millisecond longer', (t) => {
  t.is(checkLink(TARGET, NOW + 299_999, SECRET).kind, 'ok')
  t.is(checkLink(TARGET, NOW + 300_000, SECRET).kind, 'expired')
})

test('each moment gives another link', (t) => {
  t.not(signLink({ ...FILE, now: NOW + 1, secret: SECRET, baseUrl: BASE_URL }), LINK)
})

// The promise that keeps documents private: every character counts.
test('a link changed by any single character, removed, replaced or put in, is refused as changed', (t) => {
  const characters = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))
  for (let at = 0; at <= TARGET.length; at += 1) {
    const [before, here, after] = [TARGET.slice(0, at), TARGET[at], TARGET.slice(at + 1)]
    const changed = characters.flatMap((character) => [
      `${before}${character}${here ?? ''}${after}`,
      ...(here === undefined || character === here ? [] : [`${before}${character}${after}`]),
    ])
    if (here !== undefined) changed.push(before + after)
    for (const link of changed) if (checkLink(link, NOW, SECRET).kind !== 'changed') t.fail(`opened: ${link}`)
  }
  t.pass()
})

test('a link with parts left out, doubled, added, re-encoded or in another order is refused as changed', (t) => {
  const [path = '', query = ''] = TARGET.split('?')
  const [expires = '', signature = ''] = query.split('&')
  const changed = [
    path,
    `${path}?${expires}`,
    `${path}?${signature}`,
    `${path}?${signature}&${expires}`,
    `${path}?${expires}&${expires}&${signature}`,
    `${TARGET}&${signature}`,
    `${TARGET}&inline=1`,
    `${path}?inline=1&${expires}&${signature}`,
    `${path}/?${query}`,
    path.toUpperCase() + TARGET.slice(path.length),
    TARGET.toLowerCase(),
    TARGET.replaceAll('%20', '+'),
    TARGET.replaceAll('%E0', '%e0'),
    decodeURIComponent(TARGET),
    `/v1${TARGET}`,
    '',
    '&signature=',
  ]
  for (const link of changed) t.deepEqual(checkLink(link, NOW, SECRET), { kind: 'changed' }, link)
})

test('a link of another secret is refused as changed, also when it has expired', (t) => {
  t.deepEqual(checkLink(TARGET, NOW + LINK_LIFETIME_MS, 'another secret'), { kind: 'changed' })
})

test('any key and file name come back as they went in', (t) => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      (key, fileName) => {
        const link = signLink({ key, fileName, now: NOW, secret: SECRET, baseUrl: BASE_URL })
        t.deepEqual(checkLink(link.slice(BASE_URL.length), NOW, SECRET), { kind: 'ok', key, fileName })
      },
    ),
  )
})

import test from 'ava'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { deleted, listed, page } from './printed-page.ts'

test('parts of an item and a second section leave no gap; a missing item does', (t) => {
  const rows = (...items: string[]) =>
    readList([page(...items.map((item, n) => `${item}. WP(C)/${n + 1}/2024 A Vs. B`))])
  t.false(rows('1', '2', '2.1', '2.2', '3').isCut)
  t.false(rows('1', '2', '1', '2', '101', '102').isCut)
  t.true(rows('1', '2', '4').isCut)
  t.true(rows('7', '8').isCut)
})

test('each court of a supplementary list goes on with its items from any number; a missing one below it is a gap', (t) => {
  const isCut = (...lines: string[]) =>
    readList([['SUPREME COURT OF ZANSKAR', 'LIST FOR 26-11-2026', 'COURT NO. : 5', ...lines].join('\n')]).isCut
  const added = ['SUPPLEMENTARY LIST', '54 SLP(Crl) No. 1/2026 A', '55 SLP(Crl) No. 2/2026 C']
  t.false(isCut(...added, 'COURT NO. : 6', '31 SLP(Crl) No. 3/2026 A', '31.1 SLP(Crl) No. 4/2026 A'))
  t.true(isCut(...added, '57 SLP(Crl) No. 3/2026 A'))
  t.true(isCut(...added, 'COURT NO. : 6', '31 SLP(Crl) No. 3/2026 A', '33 SLP(Crl) No. 4/2026 A'))
  t.true(isCut(...added.slice(1)))
  t.true(readList([['COURT NO. : 5', ...added].join('\n')]).isCut)
  t.true(readList([['LIST FOR 26-11-2026', ...added].join('\n')]).isCut)
})

for (const item of ['1A.', '1A', '1-A', '1(a)', '1 (A)', '1/A', '1.A', '1A)', '1 A', 'S-1'])
  test(`an item that was put in has a row and leaves no gap: "${item}"`, (t) => {
    const { rows, isCut } = readList([
      page('1. WP(C)/1/2024 A Vs. B', `${item} W.P.(C) 2/2024 C Vs. D`, ...(item === 'S-1' ? [] : ['2. WP(C)/3/2024'])),
    ])
    t.deepEqual([rows[1]?.item, rows[1]?.numbers, isCut], [item === 'S-1' ? item : '1A', ['W.P.(C)/2/2024'], false])
  })

test('a letter that begins the type of a matter is none of its item', (t) => {
  for (const type of ['C. A. No.', 'C A No.', 'D No.', 'W P (C)', 'S.A.', 'A']) {
    const [row] = readList([page(`1 ${type} 5/2024 A Vs. B`)]).rows
    t.deepEqual([row?.item, row?.petitioners], ['1', ['A']], type)
  }
})

test('an item that was put in is taken off and left out as others are, however it is written', (t) => {
  const items = ['1. WP(C)/1/2024 A Vs. B', '1-A WP(C)/2/2024 A Vs. B', '1(B) WP(C)/3/2024 A Vs. B']
  t.deepEqual(deleted(readList([page(...items, 'ITEM NOS. 1A & 1-B STAND DELETED')]).rows), [
    ...['WP(C)/2/2024', 'WP(C)/3/2024'],
  ])
  t.deepEqual(listed(readList([page(...items, 'ONLY WP(C)/2/2024 IS LISTED')]).rows), [['1A', 'WP(C)/2/2024']])
})

for (const item of ['1:1 ', '1.1.1 ', '[1A] ', '*2 ', '2: ', '2* ', '2.', '1B.'])
  test(`a matter at an item that cannot be read makes the list cut: "${item}"`, (t) => {
    t.true(readList([page('1. WP(C)/1/2024 A Vs. B', `${item}W.P.(C) 2/2024 C Vs. D`)]).isCut)
  })

test('a number at the beginning of a line that is no item makes no list cut', (t) => {
  for (const line of ['2 OTHERS', '26-11-2026', '12 MARKET ROAD'])
    t.false(readList([page('1. WP(C)/1/2024 A Vs. B', line, '2. WP(C)/2/2024 C Vs. D')]).isCut, line)
})

for (const parts of [['1.2'], ['1.1', '1.3'], ['1', '1.1', '1.2', '1.4']])
  test(`a part of an item before which one is missing makes the list cut: ${parts.join(', ')}`, (t) => {
    const lines = ['1', ...parts, '2'].map((item, n) => `${item} WP(C)/${n + 1}/2024 A Vs. B`)
    t.true(readList([page(...lines)]).isCut)
  })

test('an excerpt that skips parts as often as it counts them on is whole', (t) => {
  const lines = ['102', '102.7', '102.8', '102.11', '103'].map((item, n) => `${item} WP(C)/${n + 1}/2024 A Vs. B`)
  t.false(readList([page('101 WP(C)/9/2024 A Vs. B', ...lines)]).isCut)
})

test('an item that goes on in the next line is one', (t) => {
  const [first, last] = ['101 WP(C)/1/2024 A Vs. B', '102 WP(C)/200/2024 A Vs. B']
  const parts = Array.from({ length: 118 }, (_, n) => `101.${n + 1} WP(C)/${n + 2}/2024 A Vs. B`)
  const tenth = '101.1 WP(C)/120/2024 A Vs. B'
  const { rows, isCut } = readList([page(first, ...parts.slice(0, 9), tenth, '0', last)])
  t.deepEqual(
    rows.map(({ item, respondents }) => [item, respondents]),
    ['101', ...parts.slice(0, 9).map((part) => part.split(' ')[0]), '101.10', '102'].map((item) => [item, ['B']]),
  )
  t.false(isCut)
  t.is(readList([page(first, ...parts, tenth, '19', last)]).rows.at(-2)?.item, '101.119')
  const { rows: whole } = readList([page(first, tenth, '0', last)])
  t.is(whole[1]?.item, '101.1')
})

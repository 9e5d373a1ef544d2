import test from 'ava'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { page } from './printed-page.ts'

for (const [heading, room] of [
  ...[
    ['COURT NO. : 6', '6'],
    ['COURT NO.- 13', '13'],
    ['COURT NO. IV', 'IV'],
    ['IN COURT NO. : 6', '6'],
    ['COURT-13', '13'],
  ],
  ...[
    ['COURT NO. 13 (VIRTUAL)', '13'],
    ['DIVISION BENCH COURT NO. 13', '13'],
    ['COURT HALL NO :2A', '2A'],
    ['COURT ROOM NO. 13 & 14', '13'],
  ],
  ...[
    ['Registrar Court', 'Registrar Court'],
    ['Registrar Court No. 2', 'Registrar Court No. 2'],
  ],
  ["CHIEF JUSTICE'S COURT", "CHIEF JUSTICE'S COURT"],
] as const)
  test(`a heading names the room of the matters below it, and their stage is not that of another room: "${heading}"`, (t) => {
    const { rows } = readList([page('1. WP(C)/1/2024 A Vs. B', heading, '1. WP(C)/2/2024 A Vs. B')])
    t.deepEqual(
      rows.map(({ courtRoom, stage }) => [courtRoom, stage]),
      [
        ['12', 'FOR ADMISSION'],
        [room, null],
      ],
    )
  })

test('a room that a page repeats keeps its stage, and one in a sentence is no heading', (t) => {
  const { rows } = readList([
    page('1. WP(C)/1/2024 A Vs. B', 'COURT NO. 12', '2. WP(C)/2/2024', 'Court No. 3 as Item No. 4', '3. WP(C)/3/2024'),
  ])
  t.deepEqual(
    rows.map(({ courtRoom, stage }) => [courtRoom, stage]),
    Array.from({ length: 3 }, () => ['12', 'FOR ADMISSION']),
  )
})

for (const stage of [
  ...[
    'FRESH MATTERS & APPLICATIONS',
    'AFTER NOTICE MISC. MATTERS',
    'PRONOUNCEMENT OF JUDGMENT',
    'MISCELLANEOUS HEARING',
  ],
  ...[
    '[FRESH (FOR ADMISSION) - CRIMINAL CASES]',
    'FOR ORDERS:',
    'PART-HEARD MATTERS',
    'URGENT MATTERS',
    'MOTION HEARING',
  ],
  ...['SUPPLEMENTARY MATTERS', 'ADVANCE MATTERS', 'PRELIMINARY HEARING', 'DIRECTIONS', 'JUDGMENT RESERVED', 'HEARING'],
])
  test(`a heading names the stage of the matters below it: "${stage}"`, (t) => {
    t.is(readList([page(stage, '1. WP(C)/1/2024 A Vs. B')]).rows[0]?.stage, stage.replace(/[[\]:]/g, ''))
  })

for (const line of [
  'FRESH FOODS PVT. LTD. & ORS.',
  'MOTION PICTURES LIMITED',
  'SUPPLEMENTARY LIST',
  'HEARING AIDS VS. KAVERI',
])
  test(`the name of a party or advocate, the title of a list or what is said of a matter is no stage: "${line}"`, (t) => {
    t.is(readList([page(line, '1. WP(C)/1/2024 A Vs. B')]).rows[0]?.stage, 'FOR ADMISSION')
  })

test('the heading of a bench says when it sits, by which link, and whether at all, for the rows below it alone', (t) => {
  const { rows } = readList([
    page(
      'AT 10:30 A.M.',
      'VC LINK: https://hearings.invalid/vc/12?pwd=1',
      '1. WP(C)/1/2024 A Vs. B',
      'AT 2:00 PM',
      '2. WP(C)/2/2024 A Vs. B',
      'COURT NO. 13',
      '(TIME : 2.15 PM)',
      'RULES: https://hearings.invalid/rules',
      'THE BENCH IS NOT SITTING',
      '3. WP(C)/3/2024 A Vs. B',
      'COURT NO. 14',
      'JUSTICE ARUNDAS IS ON LEAVE. MATTERS WILL BE TAKEN UP BY COURT NO. 12',
      '4. WP(C)/4/2024 A Vs. B',
    ),
  ])
  const link = 'https://hearings.invalid/vc/12?pwd=1'
  t.deepEqual(
    rows.map(({ sittingTime, videoLink, sitting }) => [sittingTime, videoLink, sitting]),
    [
      ['10:30', link, undefined],
      ['10:30', link, undefined],
      ['14:15', undefined, false],
      [undefined, undefined, undefined],
    ],
  )
})

/** What the list of 26 November 2026 says of the sitting of a bench with this line in its heading. */
const sittingBelow = (line: string) =>
  readList([['CAUSE LIST FOR 26-11-2026', 'COURT NO. 12', line, '1. WP(C)/1/2024 A Vs. B'].join('\n')]).rows[0]?.sitting

for (const line of [
  ...[
    'THE BENCH IS NOT SITTING TODAY',
    'COURT WILL NOT SIT ON 26-11-2026',
    'WILL NOT SIT ON 25.11.2026 AND 26.11.2026',
  ],
  ...['JUSTICE ARUNDAS IS ON LEAVE', 'IS ON LEAVE FROM 23-11-2026 TO 27-11-2026', 'ON LEAVE FROM 26TH NOVEMBER, 2026'],
])
  test(`a bench does not sit on the day of its list: "${line}"`, (t) => {
    t.false(sittingBelow(line))
  })

for (const line of [
  ...['THE BENCH WILL NOT SIT ON 27-11-2026', 'IS ON LEAVE FROM 30-11-2026 TO 04-12-2026', 'WILL NOT SIT ON FRIDAY'],
  ...['COURT WILL NOT SIT IN THE POST LUNCH SESSION', 'WILL NOT SIT AFTER 3:30 PM', 'NOT SITTING IN THE SECOND HALF'],
  ...['WILL NOT SIT AFTER 4 P.M.', 'WILL NOT SIT ON 27TH NOVEMBER', 'WILL NOT SIT ON 27.11'],
  ...['FOR HEARING ON LEAVE TO APPEAL', 'ARGUMENTS ON LEAVE TO DEFEND', 'ORDERS ON LEAVE', 'ON LEAVE PETITION'],
])
  test(`nothing is known of a bench from a notice of another day, of a part of the day, or from a stage: "${line}"`, (t) => {
    t.is(sittingBelow(line), undefined)
  })

test('a list that is taken up on another day than the one that it was made for is of that other day', (t) => {
  const title = 'CAUSE LIST FOR THE CASES FIXED FOR SATURDAY, THE 3RD OCTOBER, 2026 SHALL BE'
  const list = (last: string) => readList([`${title}\n${last}\n1. WP(C)/1/2024 A Vs. B`])
  t.is(list('TAKEN UP ON MONDAY, THE 5TH OCTOBER, 2026').day, '2026-10-05')
  t.is(list('TAKEN UP BY COURT NO. 12').day, '2026-10-03')
})

const dayOf = (header: string, named?: string) => readList([`${header}\n1. WP(C)/1/2024 A Vs. B`], named).day

for (const header of [
  ...[
    'PRINTED ON 25-11-2026 18:05\nCAUSE LIST FOR 26-11-2026',
    'PRINTED: 25/11/2026\nDAILY CAUSELIST DATED : 26/11/2026',
  ],
  ...[
    'IN TERMS OF CIRCULAR DATED 02.09.2026\nDAILY CAUSE LIST\nFOR 26.11.2026',
    'LIST FOR THURSDAY\n26TH NOVEMBER\n2026',
  ],
  'LIST OF MATTERS IN TERMS OF CIRCULAR DATED 02.09.2026\nLIST OF BUSINESS FOR THE 26TH DAY OF NOVEMBER, 2026',
  `${'NOTICE\n'.repeat(12)}CAUSE LIST FOR 26-11-2026`,
])
  test(`the day of a list is the one that it is for: "${header}"`, (t) => {
    t.is(dayOf(header), '2026-11-26')
    t.is(dayOf(header, '2026-11-25'), '2026-11-26')
  })

test('where a list says of no date that it is for it, its day is the one that its address names, if that is there', (t) => {
  const header = 'GENERATED: 25-Nov-2026\nFor 26-Nov-2026'
  t.is(dayOf(header, '2026-11-26'), '2026-11-26')
  t.is(dayOf(header, '2026-11-27'), '2026-11-25')
  t.is(dayOf('HIGH COURT OF ZANSKAR\nTHURSDAY THE 26TH NOVEMBER\n2026'), '2026-11-26')
})

test('a date behind the first matter is no day of the list', (t) => {
  t.is(readList(['CAUSE LIST\n1. WP(C)/1/2024 A Vs. B\nDATED 26-11-2026']).day, undefined)
})

test('a list without a day in its header has none', (t) => {
  t.is(readList(['CAUSE LIST\n1. WP(C)/1/2024 A Vs. B']).day, undefined)
})

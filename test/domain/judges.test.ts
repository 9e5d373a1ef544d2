import test from 'ava'
import { readJudges } from '../../domain/judges.ts'

const LINES: [written: string, names: string[]][] = [
  ["1053HON'BLE SHRI JUSTICE N. ARUNDAS", ['N. ARUNDAS']],
  ['1492N.ARUNDAS', ['N.ARUNDAS']],
  ['1366HONBLE MR. JUSTICE N ARUNDAS', ['N ARUNDAS']],
  ['N. ARUNDAS*, K. MELVANKAR', ['N. ARUNDAS', 'K. MELVANKAR']],
  ['N. ARUNDAS*K. MELVANKAR', ['N. ARUNDAS', 'K. MELVANKAR']],
  ["THE HON'BLE MR. JUSTICE N. ARUNDAS AND HON'BLE MS. JUSTICE K. MELVANKAR", ['N. ARUNDAS', 'K. MELVANKAR']],
  ["HON'BLE MR. JUSTICE N. ARUNDAS HON'BLE MS. JUSTICE K. MELVANKAR", ['N. ARUNDAS', 'K. MELVANKAR']],
  ['CHIEF JUSTICE, N. ARUNDAS', ['CHIEF JUSTICE', 'N. ARUNDAS']],
  ['N. ARUNDAS, J.', ['N. ARUNDAS']],
  ['3-Civil Judge', ['Civil Judge']],
  ['1-District Judge-1  Addl. Sessions Judge', ['District Judge-1 Addl. Sessions Judge']],
  ['Civil Judge, Senior Division and Judicial Magistrate', ['Civil Judge, Senior Division and Judicial Magistrate']],
  ["Hon'ble Justice", []],
  ['---', []],
]
for (const [written, names] of LINES)
  test(`"${written}" names ${names.length === 0 ? 'nobody' : names.join(' and ')}`, (t) => {
    t.deepEqual(
      readJudges(written).map(({ name }) => name),
      names,
    )
  })

test('a star marks the author of a judgment', (t) => {
  t.deepEqual(readJudges('N. ARUNDAS*, K. MELVANKAR'), [
    { name: 'N. ARUNDAS', isAuthor: true },
    { name: 'K. MELVANKAR' },
  ])
})

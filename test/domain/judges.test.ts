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
  ['10th ADDL DISTRICT JUDGE', ['10th ADDL DISTRICT JUDGE']],
  ['2ND JT. CIVIL JUDGE', ['2ND JT. CIVIL JUDGE']],
  ['4 ADDL. CHIEF METROPOLITAN MAGISTRATE', ['4 ADDL. CHIEF METROPOLITAN MAGISTRATE']],
  ['12-2nd Additional District Judge', ['2nd Additional District Judge']],
  ['7District Judge', ['District Judge']],
  ['1053 N. ARUNDAS', ['N. ARUNDAS']],
  ['1st Jt. C.J.J.D and J.M.F.C, Borvanda', ['1st Jt. C.J.J.D and J.M.F.C, Borvanda']],
  ['CJ (SD) & ACJM No.1, Borvanda', ['CJ (SD) & ACJM No.1, Borvanda']],
  ['1 A D J , BORVANDA', ['1 A D J , BORVANDA']],
  ['CJ & JM', ['CJ & JM']],
  ['Principal Magistrate, Juvenile Justice Board', ['Principal Magistrate, Juvenile Justice Board']],
  ['N. ARUNDAS, C.J. AND K. MELVANKAR, J.', ['N. ARUNDAS', 'K. MELVANKAR']],
  ["Hon'ble Justice", []],
  ['---', []],
]
for (const [written, names] of LINES)
  test(`"${written}" names ${names.length === 0 ? 'no judge' : names.join(' and ')}`, (t) => {
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

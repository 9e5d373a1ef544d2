import test from 'ava'
import fc from 'fast-check'
import {
  type CaseNumber,
  parseCaseNumber,
  parseWholeCaseNumber,
  printSerialAndYear,
} from '../../../domain/courts/case-number.ts'
import { arbitrarySerial, arbitraryYear, writtenNumbers } from './arbitraries.ts'

const READINGS: [line: string, number: CaseNumber | undefined][] = [
  ['AB/9031/2018', { type: 'AB', serial: '9031', year: 2018 }],
  ['CWJC 9022 of 2006', { type: 'CWJC', serial: '9022', year: 2006 }],
  ['CRM-M-90228-2013', { type: 'CRM-M', serial: '90228', year: 2013 }],
  ['R.C.C. - 0000090 - 2016', { type: 'R.C.C.', serial: '90', year: 2016 }],
  ['TrP (C)/5/2024', { type: 'TrP (C)', serial: '5', year: 2024 }],
  ['W.P.No.12 of 2024', { type: 'W.P.', serial: '12', year: 2024 }],
  ['491_A/12/2011', { type: '491_A', serial: '12', year: 2011 }],
  ['Diary No. 90014-2025', { type: 'Diary', serial: '90014', year: 2025 }],
  ['90014 / 2025', { serial: '90014', year: 2025 }],
  ['SLP(C) No. 90027-90028/2024', { type: 'SLP(C)', serial: '90027-90028', year: 2024 }],
  ['SLP(C) No(s). 90027-90028/2024', { type: 'SLP(C)', serial: '90027-90028', year: 2024 }],
  ['SLP(C) Nos. 90027-90028/2024', { type: 'SLP(C)', serial: '90027-90028', year: 2024 }],
  ['SLP(C) No. 90027-28/2024', { type: 'SLP(C)', serial: '90027-90028', year: 2024 }],
  ['SLP(C) No. 90027-90027/2024', { type: 'SLP(C)', serial: '90027', year: 2024 }],
  ['SLP(C) No. 009014 - / 2025', { type: 'SLP(C)', serial: '9014', year: 2025 }],
  ['C.A. No. 009056 / 2026 Registered on 23-04-2026', { type: 'C.A.', serial: '9056', year: 2026 }],
  ['CP(IB)/29(MP)2022', { type: 'CP(IB)', serial: '29', bench: 'MP', year: 2022 }],
  ['CP(IB)-29(mp)/2022', { type: 'CP(IB)', serial: '29', bench: 'MP', year: 2022 }],
  ['C.P.(CAA)/139/MB/2025', { type: 'C.P.(CAA)', serial: '139', bench: 'MB', year: 2025 }],
  ['C.P. No. 20/GB/2022', { type: 'C.P.', serial: '20', bench: 'GB', year: 2022 }],
  ['CP(IB)/29/(MP)/2022', { type: 'CP(IB)', serial: '29', bench: 'MP', year: 2022 }],
  ['C.P. (IB) No. 90123/MB/C-II/2022', { type: 'C.P. (IB)', serial: '90123', bench: 'MB', year: 2022 }],
  ['CP(IB)/90123(MB)/C-III/2023', { type: 'CP(IB)', serial: '90123', bench: 'MB', year: 2023 }],
  ['C.P. (IB) 90123/MB-IV/2023', { type: 'C.P. (IB)', serial: '90123', bench: 'MB', year: 2023 }],
  ['CP(IB) No. 90123/7/HDB/2020', { type: 'CP(IB)', serial: '90123', bench: 'HDB', year: 2020 }],
  ['C.P. 90123/I&BC/MB/2018', { type: 'C.P.', serial: '90123', bench: 'MB', year: 2018 }],
  ['CP(IB) No.90127/Chd/Hry/2021', { type: 'CP(IB)', serial: '90127', bench: 'CHD', year: 2021 }],
  ['W.P. 90345(W) of 2010', { type: 'W.P.', serial: '90345', bench: 'W', year: 2010 }],
  ['CP(IB) No. 812-9-HDB-2020', { type: 'CP(IB)', serial: '812', bench: 'HDB', year: 2020 }],
  ['CP(IB) 12-15/MB/2020', { type: 'CP(IB)', serial: '12-15', bench: 'MB', year: 2020 }],
  ['C.P. No. (IB)-812 (PB)-2018', { type: 'C.P. (IB)', serial: '812', bench: 'PB', year: 2018 }],
  ['CP(IB)-812-7-NCLT-AHM-2019', { type: 'CP(IB)', serial: '812', bench: 'AHM', year: 2019 }],
  ['SLP(C) No. 702A/2026', { type: 'SLP(C)', serial: '702', bench: 'A', year: 2026 }],
  ['SLP(C) No. 33782-33837A/2017', { type: 'SLP(C)', serial: '33782-33837', bench: 'A', year: 2017 }],
  ['W.P.(C) No. 1,234 of 2026', undefined],
  ['W.P.(C) No. l234 of 2026', undefined],
  ['W.P.(C) 12 to 15/2026', undefined],
  ['C.S. 12-A of 2010', { type: 'C.S.', serial: '12', bench: 'A', year: 2010 }],
  ['Company Appeal(AT)(Ins) 1/ND/2023', { type: 'Company Appeal(AT)(Ins)', serial: '1', bench: 'ND', year: 2023 }],
  ['Customs Appeal No. 85123 of 2019-DB', { type: 'Customs Appeal', serial: '85123', year: 2019 }],
  [
    'MA 9029/2026 in SLP(C) No. 90016/2026',
    { type: 'MA', serial: '9029', year: 2026, parent: { type: 'SLP(C)', serial: '90016', year: 2026 } },
  ],
  [
    'IA/259(MP)2026 in C.P.(IB)/18(MP)2021',
    {
      type: 'IA',
      serial: '259',
      bench: 'MP',
      year: 2026,
      parent: { type: 'C.P.(IB)', serial: '18', bench: 'MP', year: 2021 },
    },
  ],
  ['CS/1/2024 in '.repeat(40), undefined],
  ['CS/12/24', undefined],
  ['CS/0/2024', undefined],
  ['SLP(C) No. 90028-90027/2024', undefined],
  ['HON. PRINCIPAL JUDGE', undefined],
  ['', undefined],
]

for (const [line, number] of READINGS)
  test(`"${line.slice(0, 60)}" ${number ? 'is read' : 'is no case number'}`, (t) =>
    t.deepEqual(parseCaseNumber(line), number))

test('a field holds a number and perhaps its parent, but no other text', (t) => {
  t.deepEqual(parseWholeCaseNumber('CS/12/2024'), { type: 'CS', serial: '12', year: 2024 })
  t.is(parseWholeCaseNumber('MA 9029/2026 in SLP(C) No. 90016/2026')?.parent?.serial, '90016')
  t.is(parseWholeCaseNumber('CS/12/2024 (disposed)'), undefined)
  t.is(parseWholeCaseNumber('12/2024/5'), undefined)
})

test('every written form of serial and year is formatted alike, and formatting it again changes nothing', (t) => {
  const types = fc.constantFrom('', 'CS ', 'CRM-M-', 'SLP(C) ', 'R.C.C. - ', 'C.P.(IB)/', 'Spl.Case ')
  fc.assert(
    fc.property(types, arbitrarySerial, arbitraryYear, (type, serial, year) =>
      writtenNumbers(serial, year).every((written) => printed(type + written) === `${serial}/${year}`),
    ),
  )
  const letters = fc.constantFrom(undefined, 'MB', 'ND', 'A')
  fc.assert(
    fc.property(letters, arbitrarySerial, arbitraryYear, (bench, serial, year) => {
      const once = printSerialAndYear({ serial: String(serial), ...(bench && { bench }), year })
      return printed(once) === once
    }),
  )
  t.pass()
})

function printed(line: string): string | undefined {
  const number = parseCaseNumber(line)
  return number && printSerialAndYear(number)
}

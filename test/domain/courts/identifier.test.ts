import test from 'ava'
import { readIdentifier, type WrittenIdentifier } from '../../../domain/courts/index.ts'
import { COURT_TYPES, type CourtType } from '../../../domain/courts/types.ts'

const isConfirmed = (input: WrittenIdentifier): boolean => {
  const reading = readIdentifier(input)
  return reading.ok && reading.isConfirmed
}

const identityOf = (input: WrittenIdentifier) => {
  const reading = readIdentifier(input)
  return reading.ok ? reading.identity : undefined
}

const keyOf = (input: WrittenIdentifier) => identityOf(input)?.key

const issueFields = (input: WrittenIdentifier) => {
  const reading = readIdentifier(input)
  return reading.ok ? [] : reading.issues.map(({ field }) => field)
}

const AT_BENCH = { establishmentCode: '9', caseType: 'X' }

const IDENTITIES: [input: WrittenIdentifier, key: string, ...aliases: string[]][] = [
  [{ courtType: 'DC', cnr: 'DLND01-900001-2024' }, 'DC:cnr:DLND019000012024'],
  [
    { courtType: 'DC', establishmentCode: 'dlnd01', caseType: 'C.S.', registrationNumber: '0012/2024' },
    'DC:case:DLND01/CS/12/2024',
  ],
  [
    {
      courtType: 'HC',
      cnr: 'DLHC019000012024',
      establishmentCode: 'DLHC01',
      caseType: 'W.P.(C)',
      registrationNumber: '12/2025',
    },
    'HC:cnr:DLHC019000012024',
    'HC:case:DLHC01/WPC/12/2025',
  ],
  [{ courtType: 'SC', diaryNumber: '14/2024' }, 'SC:diary:14/2024', 'SC:cnr:SCIN010000142024'],
  [{ courtType: 'SC', diaryNumber: '900142025' }, 'SC:diary:90014/2025', 'SC:cnr:SCIN010900142025'],
  [{ courtType: 'SC', cnr: 'SCIN010900142025' }, 'SC:diary:90014/2025', 'SC:cnr:SCIN010900142025'],
  [{ courtType: 'SC', caseType: '1', registrationNumber: 'SLP(C) No. 009014 - / 2025' }, 'SC:case:SLPC/9014/2025'],
  [
    { courtType: 'SC', diaryNumber: '90014/2025', caseType: 'C.A.', registrationNumber: '12/2026' },
    'SC:diary:90014/2025',
    'SC:cnr:SCIN010900142025',
    'SC:case:CA/12/2026',
  ],
  [{ courtType: 'CC', registrationNumber: 'dc/0525/cc/000101/2023' }, 'CC:case:DC/525/CC/101/2023'],
  [{ courtType: 'CC', registrationNumber: 'SC/29/A/1006/2024' }, 'CC:case:SC/29/A/1006/2024'],
  [{ courtType: 'CC', registrationNumber: 'NC/FA/12/2024' }, 'CC:case:NC/FA/12/2024'],
  [
    { courtType: 'NCLT', filingNumber: '2709139000012024', ...AT_BENCH, registrationNumber: '1/2024' },
    'NCLT:filing:2709139000012024',
    'NCLT:case:9/X/1/2024',
  ],
  [
    { courtType: 'NCLT', establishmentCode: '9', caseType: '16', registrationNumber: 'CP(IB)/29(MB)2022' },
    'NCLT:case:9/CPIB/29/2022',
  ],
  [
    { courtType: 'NCLT', establishmentCode: '10', caseType: 'C.P.(IB)', registrationNumber: '29(ND)2022' },
    'NCLT:case:10/CPIB/29/2022',
  ],
  [
    { courtType: 'NCLAT', filingNumber: '2709139000012024', establishmentCode: 'delhi' },
    'NCLAT:filing:2709139000012024',
  ],
  [
    {
      courtType: 'NCLAT',
      establishmentCode: 'delhi',
      caseType: '33',
      registrationNumber: 'Company Appeal(AT)(Ins) 1/ND/2023',
    },
    'NCLAT:case:DELHI/33/1/2023',
  ],
  ...['Company Appeal (AT) (Insolvency) No. 9012 of 2023', 'Comp. App. (AT) (Ins) No. 9012 of 2023'].map(
    (registrationNumber): [WrittenIdentifier, string] => [
      { courtType: 'NCLAT', establishmentCode: 'delhi', caseType: '33', registrationNumber },
      'NCLAT:case:DELHI/33/9012/2023',
    ],
  ),
  ...['33', 'Company Appeal (AT) (CH) (Ins)'].map((caseType): [WrittenIdentifier, string] => [
    {
      courtType: 'NCLAT',
      establishmentCode: 'chennai',
      caseType,
      registrationNumber: 'Company Appeal (AT) (CH) (Ins) No. 9012 of 2023',
    },
    'NCLAT:case:CHENNAI/33/9012/2023',
  ]),
  [
    { courtType: 'NCLAT', establishmentCode: 'chennai', caseType: '33', registrationNumber: '9012/CH/2023' },
    'NCLAT:case:CHENNAI/33/9012/CH/2023',
  ],
  [
    { courtType: 'GSTAT', filingNumber: '0710019000012024', establishmentCode: 'Delhi' },
    'GSTAT:filing:DELHI/0710019000012024',
  ],
  [
    { courtType: 'GSTAT', establishmentCode: 'PB', caseType: 'APL-05', registrationNumber: 'apl - DEL / 7' },
    'GSTAT:case:PRINCIPAL/APL05/APL/DEL/7',
  ],
  [{ courtType: 'DRT', diaryNumber: '12/2024', establishmentCode: '31' }, 'DRT:diary:31/12/2024'],
  [
    {
      courtType: 'DRT',
      diaryNumber: '12/2024',
      establishmentCode: 'DRT Mumbai 1',
      caseType: 'O.A.',
      registrationNumber: '5/2024',
    },
    'DRT:case:31/OA/5/2024',
    'DRT:diary:31/12/2024',
  ],
  [
    { courtType: 'DRAT', establishmentCode: '103', caseType: '4', registrationNumber: '5/2024' },
    'DRAT:case:103/4/5/2024',
  ],
  [
    {
      courtType: 'CESTAT',
      establishmentCode: 'Mumbai',
      caseType: 'Customs',
      registrationNumber: 'Customs Appeal No. 85123 of 2019-DB',
    },
    'CESTAT:case:MUMBAI/1/85123/2019',
  ],
  ...[
    ['Customs', 'C/90012/2019', '1'],
    ['Excise', 'E/90012/2019-DB', '2'],
    ['3', 'ST/90012/2019-DB', '3'],
    ['3', 'Appeal No. ST/90012/2019-DB', '3'],
  ].map(([caseType, registrationNumber, code]): [WrittenIdentifier, string] => [
    { courtType: 'CESTAT', establishmentCode: 'mumbai', caseType, registrationNumber },
    `CESTAT:case:MUMBAI/${code}/90012/2019`,
  ]),
]

for (const [input, key, ...aliases] of IDENTITIES)
  test(`${JSON.stringify(input)} is ${key}`, (t) => t.deepEqual(identityOf(input), { key, aliases }))

test('a reading holds the normalised fields and no blank ones', (t) => {
  const input = {
    courtType: 'HC',
    cnr: ' dlhc01-900001-2024 ',
    registrationNumber: '',
    diaryNumber: null,
    caseType: ' ',
  }
  t.deepEqual(readIdentifier(input), {
    ok: true,
    identifier: { courtType: 'HC', cnr: 'DLHC019000012024' },
    identity: { key: 'HC:cnr:DLHC019000012024', aliases: [] },
    isConfirmed: true,
  })
})

test('a registration number that repeats its type is stored without it', (t) => {
  const input = { courtType: 'DC', cnr: 'DLND019000012024', registrationNumber: 'C.S./0012/2024' }
  const reading = readIdentifier(input)
  t.deepEqual(reading.ok && reading.identifier, {
    courtType: 'DC',
    cnr: 'DLND019000012024',
    registrationNumber: '12/2024',
    caseType: 'C.S.',
  })
})

test('without a court type, or with an unknown one, the ten are named', (t) => {
  const issues = [
    { field: 'courtType', message: 'Must be one of DC, SC, HC, CC, NCLT, NCLAT, GSTAT, DRT, DRAT, CESTAT.' },
  ]
  for (const courtType of [undefined, null, '', 'ITAT', 'dc'])
    t.deepEqual(readIdentifier({ courtType, cnr: 'DLND019000012024' }), { ok: false, issues })
})

const TAKEN: Record<'cnr' | 'filingNumber' | 'diaryNumber', CourtType[]> = {
  cnr: ['DC', 'SC', 'HC'],
  filingNumber: ['NCLT', 'NCLAT', 'GSTAT'],
  diaryNumber: ['SC', 'DRT', 'DRAT', 'CESTAT'],
}

for (const field of ['cnr', 'filingNumber', 'diaryNumber'] as const)
  for (const courtType of COURT_TYPES.filter((type) => !TAKEN[field].includes(type)))
    test(`${courtType} takes no ${field}`, (t) => {
      const registration = { establishmentCode: 'X1', caseType: 'CC', registrationNumber: 'DC/525/CC/1/2024' }
      const input = { courtType, ...registration, [field]: '12/2024' }
      const reading = readIdentifier(courtType === 'CC' ? input : { ...input, registrationNumber: '1/2024' })
      t.false(reading.ok)
      t.deepEqual(
        reading.ok ||
          reading.issues.map(({ field, message }) => [field, /^Court type \w+ does not use .*\. Send `/.test(message)]),
        [[field, true]],
      )
    })

const INCOMPLETE: [input: WrittenIdentifier, ...missing: string[]][] = [
  [{ courtType: 'DC' }, 'cnr'],
  [{ courtType: 'DC', registrationNumber: '1/2024' }, 'establishmentCode', 'caseType'],
  [{ courtType: 'HC', caseType: 'WPC', registrationNumber: '1/2024' }, 'establishmentCode'],
  [{ courtType: 'HC', establishmentCode: 'DLHC01', registrationNumber: '1/2024' }, 'caseType'],
  [{ courtType: 'HC', establishmentCode: 'DLHC01', registrationNumber: 'WPC/1/2024' }, 'caseType'],
  [{ courtType: 'SC', registrationNumber: '1/2024' }, 'caseType'],
  [{ courtType: 'CC', establishmentCode: '11290525' }, 'registrationNumber'],
  [{ courtType: 'NCLT', filingNumber: '2709139000012024' }, 'establishmentCode'],
  [{ courtType: 'NCLT' }, 'filingNumber', 'establishmentCode'],
  [{ courtType: 'NCLAT', establishmentCode: 'delhi', registrationNumber: '1/2024' }, 'caseType'],
  [{ courtType: 'GSTAT', filingNumber: '0710019000012024' }, 'establishmentCode'],
  [{ courtType: 'DRT', diaryNumber: '1/2024' }, 'establishmentCode'],
  [{ courtType: 'DRAT', diaryNumber: '1/2024' }, 'establishmentCode'],
  [{ courtType: 'CESTAT', caseType: '1', registrationNumber: '1/2024' }, 'establishmentCode'],
]

for (const [input, ...missing] of INCOMPLETE)
  test(`${JSON.stringify(input)} misses ${missing.join(' and ')}`, (t) => t.deepEqual(issueFields(input), missing))

test('an issue states what would be accepted', (t) => {
  t.deepEqual(readIdentifier({ courtType: 'HC', registrationNumber: '12/24', filingNumber: '1' }), {
    ok: false,
    issues: [
      {
        field: 'registrationNumber',
        message: 'The year is ambiguous with two digits. Use four digits. Send number and year, for example 123/2024.',
      },
      {
        field: 'filingNumber',
        message:
          'Court type HC does not use `filingNumber`. Send `cnr`, or `establishmentCode` with `caseType` and `registrationNumber`.',
      },
      {
        field: 'establishmentCode',
        message:
          '`establishmentCode` is missing. Send `cnr`, or `establishmentCode` with `caseType` and `registrationNumber`.',
      },
      {
        field: 'caseType',
        message: '`caseType` is missing. Send `cnr`, or `establishmentCode` with `caseType` and `registrationNumber`.',
      },
    ],
  })
})

const MALFORMED: [why: string, field: string, input: WrittenIdentifier][] = [
  ['a CNR a character short', 'cnr', { courtType: 'DC', cnr: 'DLND01900001202' }],
  ['a High Court CNR in a district court', 'cnr', { courtType: 'DC', cnr: 'DLHC019000012024' }],
  ['a Supreme Court CNR in a High Court', 'cnr', { courtType: 'HC', cnr: 'SCIN010900142025' }],
  ['the number of a printed judgment as CNR', 'cnr', { courtType: 'SC', cnr: 'ESCR019000012024' }],
  ['CNR and diary number that disagree', 'cnr', { courtType: 'SC', cnr: 'SCIN010900142025', diaryNumber: '15/2025' }],
  ['a range as diary number', 'diaryNumber', { courtType: 'SC', diaryNumber: '1-2/2025' }],
  ['a case number as diary number', 'diaryNumber', { courtType: 'SC', diaryNumber: 'SLP(C) 1/2025' }],
  ['a diary number without year', 'diaryNumber', { courtType: 'DRT', diaryNumber: '12', establishmentCode: '1' }],
  [
    'fifteen digits as filing number',
    'filingNumber',
    { courtType: 'NCLT', filingNumber: '270913900001202', ...AT_BENCH },
  ],
  ['words as filing number', 'filingNumber', { courtType: 'GSTAT', filingNumber: 'pending', ...AT_BENCH }],
  [
    'a number of another type',
    'registrationNumber',
    { courtType: 'NCLT', ...AT_BENCH, registrationNumber: 'IA/1/2024' },
  ],
  [
    'the number of an appeal at Chennai for one at New Delhi',
    'registrationNumber',
    {
      courtType: 'NCLAT',
      establishmentCode: 'delhi',
      caseType: '33',
      registrationNumber: 'Company Appeal (AT) (CH) (Ins) No. 1 of 2024',
    },
  ],
  [
    'letters that stand for no type',
    'registrationNumber',
    { courtType: 'CESTAT', establishmentCode: 'mumbai', caseType: 'Excise', registrationNumber: 'X/1/2024' },
  ],
  ['number nought', 'registrationNumber', { courtType: 'NCLT', ...AT_BENCH, registrationNumber: '0/2024' }],
  ['text after the number', 'registrationNumber', { courtType: 'NCLT', ...AT_BENCH, registrationNumber: '1/2024 x' }],
  ['a consumer number without place', 'registrationNumber', { courtType: 'CC', registrationNumber: 'DC/CC/101/2023' }],
  ['a consumer number alone', 'registrationNumber', { courtType: 'CC', registrationNumber: '101/2023' }],
  [
    'a consumer number of another type',
    'registrationNumber',
    { courtType: 'CC', caseType: 'A', registrationNumber: 'DC/525/CC/101/2023' },
  ],
  [
    'a bench without letter or digit',
    'establishmentCode',
    { courtType: 'DRT', diaryNumber: '1/2024', establishmentCode: '--' },
  ],
  [
    'a type in another script',
    'caseType',
    { courtType: 'NCLT', establishmentCode: '9', caseType: 'वाद', registrationNumber: '1/2024' },
  ],
  [
    'a type of 65 characters',
    'caseType',
    { courtType: 'NCLT', establishmentCode: '9', caseType: 'X'.repeat(65), registrationNumber: '1/2024' },
  ],
]

for (const [why, field, input] of MALFORMED)
  test(`${input.courtType} rejects ${why}`, (t) => t.deepEqual(issueFields(input), [field]))

test('unknown codes and rare forms are accepted unconfirmed', (t) => {
  const known = { courtType: 'NCLT', establishmentCode: '9', caseType: '16', registrationNumber: '1/2024' }
  t.true(isConfirmed(known))
  for (const unlisted of [{ establishmentCode: 'ZZ' }, { caseType: 'QQQ' }]) {
    t.true(readIdentifier({ ...known, ...unlisted }).ok)
    t.false(isConfirmed({ ...known, ...unlisted }))
  }
  t.false(isConfirmed({ courtType: 'HC', cnr: 'ZZHC099000012024' }))
  t.false(isConfirmed({ courtType: 'DC', cnr: 'MHPUN09000012024' }))
})

test('a district court whose CNR has the letters HC is a district court', (t) => {
  t.is(keyOf({ courtType: 'DC', cnr: 'TSHC019000012024' }), 'DC:cnr:TSHC019000012024')
})

test('a district court establishment and a district commission, for which no list is kept, are confirmed', (t) => {
  t.true(isConfirmed({ courtType: 'DC', cnr: 'ZZZZ999000012024' }))
  t.true(isConfirmed({ courtType: 'CC', establishmentCode: '11290525', registrationNumber: 'DC/525/CC/1/2024' }))
})

test('a CNR may be of an earlier year than the registration', (t) => {
  const input = {
    courtType: 'HC',
    cnr: 'DLHC019000012022',
    establishmentCode: 'DLHC01',
    caseType: 'LPA',
    registrationNumber: '22/2023',
  }
  t.deepEqual(identityOf(input), { key: 'HC:cnr:DLHC019000012022', aliases: ['HC:case:DLHC01/LPA/22/2023'] })
})

test('the same serial in two NCLT benches is two cases', (t) => {
  const at = (establishmentCode: string) =>
    keyOf({ courtType: 'NCLT', establishmentCode, caseType: 'C.P.(IB)', registrationNumber: '29/2022' })
  t.not(at('9'), at('15'))
})

for (const [bench, ...forms] of [
  ['7', '812/2020', '812/9/HDB/2020', '812-9-HDB-2020', '812-10-HDB-2020', 'CP(IB) No. 812-7-HDB-2020'],
  ['1', '812/2020', '812/7/NCLT/AHM/2020', '812/AHM/2020', 'CP(IB)-812-7-NCLT-AHM-2020', '812/NCLT/2020'],
  ['8', '812/2020', '812/KB/2020', '812(KB)2020', 'C.P. (IB) 812-KB-2020'],
  ['3', '812/2020', '812/BB/2020'],
  ['4', '812/2020', '812/Chd/Hry/2020', '812/CH/J&K/2020', '812-CHD-2020'],
  ['5', '812/2020', 'IBA/812/2020', 'CP/812/IB/2020', 'CP/812/IB/CHE/2020', 'CP(IB)/812/CHE/2020'],
  ['10', '812/2020', 'C.P. No. (IB)-812(ND)-2020', '(IB)-812(ND)-2020', 'IB No. 812-ND-2020', 'IB-812-ND-2020'],
  ['14', '812/2020', 'CP(IBC)-812(KOB)-2020', 'IBA/812/KOB/2020', 'CP(IB)-812-KOB-2020'],
  ['9', '812/2020', 'CP (IB) 812-MB-2020', 'C.P. 812-I&B-NCLT-MAH-2020'],
] as const)
  test(`an insolvency petition at bench ${bench} of the NCLT has one key in every form that the bench prints`, (t) => {
    for (const registrationNumber of forms) {
      const caseType = registrationNumber.startsWith('C.P. 812-I&B') ? 'C.P.' : 'CP(IB)'
      const identifier = { courtType: 'NCLT', establishmentCode: bench, caseType, registrationNumber }
      t.is(keyOf(identifier), `NCLT:case:${bench}/${caseType === 'C.P.' ? 'CP' : 'CPIB'}/812/2020`, registrationNumber)
    }
  })

test('a case of the NCLT keeps the letters of its original bench, and of the Principal Bench', (t) => {
  const at = (establishmentCode: string, registrationNumber: string) =>
    keyOf({ courtType: 'NCLT', establishmentCode, caseType: 'CP(IB)', registrationNumber })
  t.is(at('7', '812/MB/2020'), 'NCLT:case:7/CPIB/812/MB/2020')
  t.is(at('10', '(IB)-812(PB)-2020'), 'NCLT:case:10/CPIB/812/PB/2020')
})

test('a bench written by number, name or letters is one bench', (t) => {
  const at = (establishmentCode: string) =>
    keyOf({ courtType: 'NCLT', establishmentCode, caseType: 'C.P.(IB)', registrationNumber: '29/2022' })
  t.deepEqual(['09', 'MUMBAI', 'MB', ' mumbai '].map(at), Array(4).fill('NCLT:case:9/CPIB/29/2022'))
})

test('SC is a sessions case, a level of the consumer commissions or the Supreme Court, by its position', (t) => {
  const sessions = { establishmentCode: 'DLND01', caseType: 'S.C.', registrationNumber: 'SC/29/2024' }
  t.is(keyOf({ courtType: 'DC', ...sessions }), 'DC:case:DLND01/SC/29/2024')
  t.is(keyOf({ courtType: 'CC', registrationNumber: 'SC/29/A/1006/2024' }), 'CC:case:SC/29/A/1006/2024')
  t.deepEqual(issueFields({ courtType: 'SC', caseType: 'C.A.', registrationNumber: 'SC/29/A/1006/2024' }), [
    'registrationNumber',
  ])
})

test('an application is identified by its own number, not by that of its parent matter', (t) => {
  const input = { courtType: 'SC', caseType: 'MA', registrationNumber: 'MA 9029/2026 in SLP(C) No. 90016/2026' }
  t.is(keyOf(input), 'SC:case:MA/9029/2026')
})

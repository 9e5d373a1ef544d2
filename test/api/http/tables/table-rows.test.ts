import test, { type ExecutionContext } from 'ava'
import fc from 'fast-check'
import { Refusal } from '../../../../api/errors/refusal.ts'
import { SheetRow } from '../../../../api/http/tables/table.ts'
import { tableRows } from '../../../../api/http/tables/table-rows.ts'
import { ENTITY_TABLE } from '../../../../api/watchlist/entity-table.ts'

const read = async (list: string | Buffer) =>
  (await tableRows(Buffer.from(list), { ...ENTITY_TABLE, mostRows: 5_000 })).map(({ line, content }) => [line, content])

const business = (name: string) => ({ name, entityType: 'BUSINESS' })
const HEADINGS = 'name,entityType,location'

async function reads(t: ExecutionContext, list: string | Buffer, ...names: string[]): Promise<void> {
  const rows = (await read(list)).map(([, content]) => content)
  t.deepEqual(rows, names.map(business))
}

/** Returns the details of a refusal. */
async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const refusal: unknown = await reading.then(String, (error: unknown) => error)
  return refusal instanceof Refusal ? JSON.stringify(refusal.details) : String(refusal)
}

test('a list is read in UTF-8, UTF-16 and Windows-1252, with or without a byte order mark', async (t) => {
  const list = 'name,entityType\r\nCafé ’s Mills,BUSINESS\r\n'
  const utf16 = Buffer.from(list, 'utf16le')
  await reads(t, list, 'Café ’s Mills')
  await reads(t, `\uFEFF${list}`, 'Café ’s Mills')
  await reads(t, utf16, 'Café ’s Mills')
  await reads(t, Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'Café ’s Mills')
  await reads(t, Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]), 'Café ’s Mills')
  await reads(t, Buffer.from(utf16).swap16(), 'Café ’s Mills')
  await reads(t, Buffer.from(list.replace('’', '\x92'), 'latin1'), 'Café ’s Mills')
})

test('a list is read with commas, semicolons, tabs or bars, and with the delimiter that its first line names', async (t) => {
  for (const delimiter of [',', ';', '\t', '|'])
    await reads(
      t,
      `entityType,name\nBUSINESS,"Meghdoot, Rao; Sons"`.replaceAll(/,(?! )/g, delimiter),
      'Meghdoot, Rao; Sons',
    )
  t.deepEqual(await read('sep=;\r\nname;entityType\r\nMeghdoot;BUSINESS'), [[3, business('Meghdoot')]])
  await reads(t, 'SEP=^\nname^entityType\nMeghdoot^BUSINESS', 'Meghdoot')
})

test('a list is read with line ends of every system, also mixed, and to its last line without one', async (t) => {
  await reads(
    t,
    'name,entityType\rA Mills,BUSINESS\r\nB Mills,BUSINESS\nC Mills,BUSINESS',
    'A Mills',
    'B Mills',
    'C Mills',
  )
})

test('columns are known in any case, with blanks and marks, by usual names, and in Hindi', async (t) => {
  for (const headings of [
    'Name,EntityType',
    ' NAME ,"Entity Type *"',
    'Name of the Company,entity_type',
    'Company Name:,Type',
    'नाम,प्रकार',
    '"Name",entity-type',
  ])
    await reads(t, `${headings}\nMeghdoot,Business`, 'Meghdoot')
})

test('serial numbers, titles above the headings, and empty columns and lines say nothing', async (t) => {
  await reads(t, 'Sr. No.,name,entityType\n1,Meghdoot,BUSINESS', 'Meghdoot')
  await reads(t, 'क्र.सं.,नाम,प्रकार\n१,Meghdoot,BUSINESS', 'Meghdoot')
  await reads(
    t,
    'LIST OF GROUP COMPANIES AS ON 31/03/2026,,\n,,\nname,entityType,location\nMeghdoot,BUSINESS',
    'Meghdoot',
  )
  await reads(t, `${HEADINGS},,,\nMeghdoot,BUSINESS,,,,\n,,,\n , ,\n\nKaveri,BUSINESS`, 'Meghdoot', 'Kaveri')
  await reads(t, `${HEADINGS}\nMeghdoot,BUSINESS\n\u001a`, 'Meghdoot')
})

test('a control character inside a cell is a blank', async (t) => {
  await reads(t, 'name,entityType\nMeghdoot\u0000Mills,BUSINESS', 'Meghdoot Mills')
})

test('rows of commas do not count towards the limit', async (t) => {
  t.is((await read(`name,entityType\n${'A,BUSINESS\n'.repeat(5_000)}${',\n'.repeat(3_000)}`)).length, 5_000)
})

test('a row has the number of the line on which it begins, also after cells of several lines', async (t) => {
  const rows = await read('name,entityType\n"A\nMills",BUSINESS\r\n\n"B\r\nMills",BUSINESS\nC,BUSINESS')
  t.deepEqual(
    rows.map(([line]) => line),
    [2, 5, 7],
  )
})

test('quotation marks inside a cell are letters, and a line whose marks do not match is lost alone', async (t) => {
  await reads(
    t,
    'name,entityType\nMeghdoot "Gold" Mills,BUSINESS\n"Kaveri ""Gold""",BUSINESS',
    'Meghdoot "Gold" Mills',
    'Kaveri "Gold"',
  )
  for (const wrong of ['"Kaveri "Gold" Hotels",BUSINESS', '"Kaveri Hotels,BUSINESS,Pune', 'Kaveri,BUSINESS,"Pune', '"'])
    for (const [next, name] of [
      ['Nilgiri Foods,BUSINESS', 'Nilgiri Foods'],
      ['"Nilgiri, Foods",BUSINESS', 'Nilgiri, Foods'],
    ] as const) {
      const problem = [{ path: '', message: 'The quotation marks of this line do not match.' }]
      t.deepEqual(
        await read(`${HEADINGS}\n${wrong}\n${next}\n`),
        [
          [2, problem],
          [3, business(name)],
        ],
        wrong,
      )
    }
})

test('a cell without a heading spoils its row alone', async (t) => {
  const rows = await read('name,entityType,\nMeghdoot,BUSINESS,late\nKaveri,BUSINESS,,late\nNilgiri,BUSINESS')
  const problem = (cell: number) => [{ path: '', message: `Cell ${cell} of this line has no heading.` }]
  t.deepEqual(rows, [
    [2, problem(3)],
    [3, problem(4)],
    [4, business('Nilgiri')],
  ])
})

test('a cell that a spreadsheet has spoilt is reported, and not stored', async (t) => {
  for (const spoilt of ['1.23457E+11', '#N/A', '#REF!', '#####', '????? ????', 'M\uFFFDghdoot']) {
    const [[, content] = []] = await read(`name,entityType,registrationNumber\nMeghdoot,BUSINESS,${spoilt}`)
    t.like(content, [{ path: 'registrationNumber' }], spoilt)
  }
  const [[, content] = []] = await read('name,entityType,registrationNumber\nWho?,BUSINESS,E-12')
  t.deepEqual(content, { ...business('Who?'), registrationNumber: 'E-12' })
})

test('an apostrophe that makes a number a text is no part of it, one before a word is', async (t) => {
  const [[, content] = []] = await read("name,entityType,registrationNumber\n'A' Mills,BUSINESS,'000123")
  t.deepEqual(content, { ...business("'A' Mills"), registrationNumber: '000123' })
})

test('switches and courts are read in small letters and with the separators that people use', async (t) => {
  const rows = await read(
    'name;entityType;monitoredCourts;fetchHistoricalCases\nA;business;"sc, hc";Yes\nB;business;SC | HC;n\nC;business;"SC;;HC;";0',
  )
  t.deepEqual(
    rows.map(([, content]) => content),
    [
      { ...business('A'), monitoredCourts: ['SC', 'HC'], fetchHistoricalCases: true },
      { ...business('B'), monitoredCourts: ['SC', 'HC'], fetchHistoricalCases: false },
      { ...business('C'), monitoredCourts: ['SC', 'HC'], fetchHistoricalCases: false },
    ],
  )
})

test('a list without headings, and one with an unknown column, is refused with the columns that there are', async (t) => {
  for (const list of [
    'Meghdoot,BUSINESS',
    '<html><body>a table</body></html>',
    'name,entityType,Remarks\nMeghdoot,BUSINESS,late',
  ])
    t.regex(await refusalOf(read(list)), /The columns are name, entityType, location/)
})

test('whatever the bytes of a list are, it is read or refused with a sentence', async (t) => {
  const parts = fc.constantFrom(
    'name',
    'entityType',
    ',',
    ';',
    '\t',
    '"',
    '""',
    '\n',
    '\r',
    '\r\n',
    'A',
    "'",
    '\0',
    'sep=',
    '\uFEFF',
    ' ',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 60 }), async (pieces) => {
      const bytes = Buffer.from(pieces.join(''))
      const rows = await tableRows(bytes, { ...ENTITY_TABLE, mostRows: 5_000 }).catch((error: unknown) => {
        if (error instanceof Refusal) return []
        throw error
      })
      return rows.every((row) => row instanceof SheetRow)
    }),
    { numRuns: 2_000 },
  )
  t.pass()
})

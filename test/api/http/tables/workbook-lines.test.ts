import test from 'ava'
import { Refusal } from '../../../../api/errors/refusal.ts'
import { tableRows } from '../../../../api/http/tables/table-rows.ts'
import { ENTITY_TABLE } from '../../../../api/watchlist/entity-table.ts'
import { anArchive, aWorkbook, rowsOfTexts, type WorkbookParts } from '../../../support/workbook.ts'

const read = async (workbook: Buffer) =>
  (await tableRows(workbook, { ...ENTITY_TABLE, mostRows: 5_000 })).map(({ line, content }) => [line, content])

/** Reads the columns name, entityType, registrationNumber and birthDate from rows below their headings. */
const readRows = (rows: string, parts: Partial<WorkbookParts> = {}) =>
  read(
    aWorkbook({
      ...parts,
      sheets: { List: rowsOfTexts([['name', 'entityType', 'registrationNumber', 'birthDate']]) + rows },
    }),
  )

const texts = (...cells: string[]) => cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
const MEGHDOOT = { name: 'Meghdoot', entityType: 'BUSINESS' }

/** Says why a workbook is refused. */
async function sentence(workbook: Buffer): Promise<string> {
  const refusal: unknown = await read(workbook).catch((error: unknown) => error)
  return refusal instanceof Refusal ? JSON.stringify(refusal.details) : String(refusal)
}

test('texts are read from the shared table, from the cell and from runs, without how they are spoken', async (t) => {
  const strings = `<si><t>Meghdoot</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Nil </t></r><r><t>&amp; giri_x000D_</t></r>
    <rPh sb="0" eb="1"><t>spoken</t></rPh></si><si/>`
  const rows = `<row><c t="s"><v>0</v></c>${texts('BUSINESS')}</row>
    <row><c t="s"><v>1</v></c><c t="str"><f>UPPER("business")</f><v>BUSINESS</v></c><c t="s"><v>2</v></c></row>
    <row><c t="inlineStr"><is><r><t>Kav</t></r><r><t>eri</t></r><rPh><t>spoken</t></rPh></is></c>${texts('business')}</row>`
  t.deepEqual(await readRows(rows, { strings }), [
    [2, MEGHDOOT],
    [3, { ...MEGHDOOT, name: 'Nil & giri' }],
    [4, { ...MEGHDOOT, name: 'Kaveri' }],
  ])
})

test('cells and rows are read at the positions that they state', async (t) => {
  const sheet = `<row r="3"><c r="b3" t="inlineStr"><is><t>entityType</t></is></c><c r="AB3" t="inlineStr"><is><t>name</t></is></c></row>
    <row r="4"/><row r="5" spans="1:2"><c r="A5" s="1"/></row>
    <row r="90"><c r="B90" t="inlineStr"><is><t>BUSINESS</t></is></c><c r="AB90" t="inlineStr"><is><t>Meghdoot</t></is></c></row>`
  t.deepEqual(await read(aWorkbook({ sheets: { List: sheet } })), [[90, MEGHDOOT]])
})

test('a date is a birth date, and no name or number', async (t) => {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yyyy;@"/></numFmts>
    <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>`
  const rows = `<row>${texts('Asha', 'PERSON', '')}<c s="1"><v>29586</v></c></row>
    <row>${texts('Asha', 'PERSON', '')}<c s="2"><v>29586.75</v></c></row>
    <row>${texts('Asha', 'PERSON', '')}<c t="d"><v>1980-12-31T00:00:00</v></c></row>
    <row>${texts('Meghdoot', 'BUSINESS')}<c s="1"><v>44166</v></c></row>`
  const asha = { name: 'Asha', entityType: 'PERSON', birthDate: '31-12-1980' }
  const path = 'registrationNumber'
  const message = 'A spreadsheet has made a date of this cell. Format the column as text and enter it again.'
  t.deepEqual(await readRows(rows, { styles }), [
    [2, asha],
    [3, asha],
    [4, asha],
    [5, [{ path, message }]],
  ])

  const from1904 = `<row>${texts('Asha', 'PERSON', '')}<c s="1"><v>28124</v></c></row>`
  t.deepEqual(await readRows(from1904, { styles, properties: '<workbookPr date1904="1"/>' }), [[2, asha]])
})

test('a number is read with the zeros that its format shows, and not where a spreadsheet changes it', async (t) => {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="000000"/><numFmt numFmtId="171" formatCode="&quot;CIN&quot;0"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="11"/><xf numFmtId="171"/><xf numFmtId="49"/></cellXfs>`
  const number = async (cell: string) => {
    const [[, content] = []] = await readRows(`<row>${texts('Meghdoot', 'BUSINESS')}${cell}</row>`, { styles })
    return Array.isArray(content) ? 'refused' : (content as { registrationNumber?: string }).registrationNumber
  }
  t.is(await number('<c><v>411001</v></c>'), '411001')
  t.is(await number('<c s="1"><v>123</v></c>'), '000123')
  t.is(await number('<c s="4"><v>123</v></c>'), '123')
  t.is(await number('<c s="0"><v>123456789012345</v></c>'), '123456789012345')
  for (const changed of [
    '<c s="2"><v>100000</v></c>',
    '<c s="3"><v>7</v></c>',
    '<c><v>12.5</v></c>',
    '<c><v>1.2345678901234568E+16</v></c>',
    '<c t="e"><v>#N/A</v></c>',
  ])
    t.is(await number(changed), 'refused', changed)
})

test('a formula keeps its result, and one without a result is reported', async (t) => {
  const rows = `<row>${texts('Meghdoot', 'BUSINESS')}<c><f>40+2</f><v>42</v></c></row>
    <row>${texts('Meghdoot', 'BUSINESS')}<c t="str"><f>""</f><v></v></c></row>
    <row>${texts('Meghdoot', 'BUSINESS')}<c><f>A1</f><v/></c></row>`
  const message = 'This formula has no stored result. Open the workbook in Excel, and save it again.'
  t.deepEqual(await readRows(rows), [
    [2, { ...MEGHDOOT, registrationNumber: '42' }],
    [3, MEGHDOOT],
    [4, [{ path: 'registrationNumber', message }]],
  ])
})

test('the first visible sheet with content is read', async (t) => {
  const list = rowsOfTexts([['LIST OF COMPANIES'], [], ['Sr.', 'Name', 'Type'], ['1', 'Meghdoot', 'business']])
  const sheets = {
    Codes: rowsOfTexts([['code']]),
    Empty: '<row r="1"><c r="A1" s="0"/></row>',
    List: list,
    Other: rowsOfTexts([['x']]),
  }
  t.deepEqual(await read(aWorkbook({ sheets, states: { Codes: 'state="hidden"' } })), [[4, MEGHDOOT]])
})

test('a workbook is read whatever prefixes, capitals and kinds of names its program writes', async (t) => {
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${strict}/${kind}" Target="${target}"/>`
  const workbook = anArchive({
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', '/XL/Workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      '<x:workbook xmlns:q="q"><x:sheets><x:sheet name="List" sheetId="1" q:id="b"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('b', 'worksheet', 'worksheets\\Sheet1.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<x:worksheet><x:sheetData>${rowsOfTexts([
      ['name', 'entityType'],
      ['Meghdoot', 'BUSINESS'],
    ])
      .replaceAll('<', '<x:')
      .replaceAll('<x:/', '</x:')}</x:sheetData></x:worksheet>`,
  })
  t.deepEqual(await read(workbook), [[2, MEGHDOOT]])
})

test('rows are read up to the first one too many', async (t) => {
  const rows = [['name', 'entityType'], ...Array.from({ length: 6_000 }, (_, at) => [`Unit ${at}`, 'BUSINESS'])]
  t.is((await read(aWorkbook({ sheets: { List: rowsOfTexts(rows) } }))).length, 5_001)
})

test('a workbook that unpacks to more than is read is refused, by what it states and by what it holds', async (t) => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const parts = {
    '_rels/.rels':
      '<Relationships><Relationship Id="a" Type="/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="List" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="b" Type="/worksheet" Target="/${sheet}"/></Relationships>`,
    [sheet]: `<worksheet><sheetData>${rowsOfTexts([
      ['name', 'entityType'],
      ['Meghdoot', 'BUSINESS'],
    ])}</sheetData></worksheet>`,
  }
  t.deepEqual(await read(anArchive(parts)), [[2, MEGHDOOT]])
  t.regex(await sentence(anArchive(parts, { [sheet]: 65 * 1024 ** 2 })), /more than 64 MiB .* Delete the empty rows/)
  t.regex(await sentence(anArchive(parts, { [sheet]: 100 })), /damaged/)
  t.regex(
    await sentence(
      anArchive({ ...parts, ...Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`p${at}`, ''])) }),
    ),
    /more than 2000 parts/,
  )
})

test('a sheet with more levels, columns or letters in a row than any list has is refused', async (t) => {
  const refuses = async (rows: string) => sentence(aWorkbook({ sheets: { List: rows } }))
  t.regex(await refuses('<a>'.repeat(65)), /more than 64 levels/)
  t.regex(await refuses('<row r="1"><c r="XFE1"><v>1</v></c></row>'), /more than 16384 columns/)
  t.regex(await refuses(rowsOfTexts([['x'.repeat(66_000)]])), /Row 1 has more than 65536 characters/)
})

test('what is no workbook is refused with what to do', async (t) => {
  const workbook = aWorkbook({ sheets: { List: rowsOfTexts([['name', 'entityType']]) } })
  t.regex(await sentence(workbook.subarray(0, workbook.length - 40)), /damaged.*save it again as \.xlsx/)
  t.regex(
    await sentence(anArchive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })),
    /no \.xlsx workbook/,
  )
  t.regex(await sentence(Buffer.from('d0cf11e0a1b11ae1', 'hex')), /\.xls workbook, or one with a password/)
  t.regex(
    await sentence(aWorkbook({ sheets: { List: rowsOfTexts([['Meghdoot', 'BUSINESS']]) } })),
    /No line has the heading `name`/,
  )
})

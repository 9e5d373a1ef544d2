/**
 * `npm run tool -- read-list COURT DAY FILE [--watch "Name"...] [--json]`: reads your own cause list as the service
 * does, and prints its rows, its unknown parts, whether it is whole, and the rows that may name a watched company or
 * person (`--watch "person:Name"`). FILE is the court's PDF, HTML or XML, or its text with a form feed between pages.
 * COURT is a court whose lists are read, or any word for another court. The exit code is 1 for a list that is not read
 * in full.
 */

import { readFileSync } from 'node:fs'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import { readDate } from '../../domain/dates.ts'
import type { ListReading, ListRow } from '../../domain/hearings/cause-list.ts'
import { isListCourt, LIST_COURTS } from '../../domain/hearings/list-court.ts'
import { NameIndex } from '../../domain/hearings/name-index.ts'
import { linesOfPage } from '../../sources/cause-lists/page-lines.ts'
import { readList } from '../../sources/cause-lists/read-list.ts'
import { LIST_SITES } from '../../sources/cause-lists/sites.ts'
import { isPdf } from '../../sources/providers/document.ts'
import { readOptions } from '../read-options.ts'

const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { watch: { type: 'string', multiple: true, default: [] }, json: { type: 'boolean', default: false } },
})
const [court = '', written = '', file = ''] = positionals
const day = readDate(written)
if (file === '' || day === undefined) {
  console.error('Usage: npm run tool -- read-list COURT DAY FILE [--watch "Name"...] [--json]')
  console.error(`DAY as 2026-11-26. COURT is one of ${LIST_COURTS.join(', ')}, or another word for any other court.`)
  process.exit(2)
}

const pdfJobs = openPdfJobs()
async function readPdf(bytes: Uint8Array): Promise<string[]> {
  if (!isPdf(bytes)) return new TextDecoder().decode(bytes).split('\f')
  const text = await pdfJobs.readText(bytes, { recognise: false })
  return text.kind === 'text' ? text.pages.map((page) => page.text) : []
}

async function read(bytes: Uint8Array): Promise<ListReading> {
  const isMarkup = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)))
  if (!isListCourt(court))
    return readList(isMarkup ? [linesOfPage(new TextDecoder().decode(bytes))] : await readPdf(bytes), day)
  const site = LIST_SITES[court]
  // A plain text is read as the text of a PDF.
  const document = isPdf(bytes) || isMarkup ? bytes : new TextEncoder().encode('%PDF-1.7')
  return site.readDocument(document, day ?? '', () => readPdf(bytes))
}

const reading = await read(new Uint8Array(readFileSync(file)))
const isWhole = reading.day === day && !reading.isCut && reading.rows.length > 0
const found = foundIn(reading.rows)
if (values.json) console.log(JSON.stringify({ ...reading, unknown: reading.unknown ?? [], isWhole, found }, null, 2))
else print()
process.exitCode = isWhole ? 0 : 1

function foundIn(rows: readonly ListRow[]) {
  const watched = values.watch.map((each, at) => {
    const isPerson = each.startsWith('person:')
    return {
      id: String(at),
      entityType: isPerson ? ('PERSON' as const) : ('BUSINESS' as const),
      name: each.replace(/^person:/, ''),
      nameVariations: [],
      fatherName: null,
      birthDate: null,
      location: null,
      registrationNumber: null,
    }
  })
  const index = new NameIndex(watched)
  return rows.flatMap(({ item, numbers: [number], numberAsListed, petitioners, respondents }) =>
    index.find([...petitioners, ...respondents]).map((id) => ({
      name: watched[Number(id)]?.name,
      item,
      number: numberAsListed ?? number,
    })),
  )
}

function print() {
  for (const {
    item,
    numbers,
    numberAsListed,
    connectedTo,
    petitioners,
    respondents,
    courtRoom,
    isDeleted,
  } of reading.rows) {
    const mainNumber = connectedTo ? ` (with ${connectedTo})` : ''
    const room = courtRoom ? ` [${courtRoom}]` : ''
    const parties = [petitioners.join(', '), respondents.join(', ')].filter((side) => side !== '').join(' v. ')
    console.log(
      `${item ?? '-'}${room} ${numberAsListed ?? numbers[0]}${mainNumber}  ${parties}${isDeleted ? '  DELETED' : ''}`,
    )
  }
  console.log(
    `\n${reading.rows.length} rows for ${reading.day ?? 'no day'}; ${isWhole ? 'read in full' : 'NOT read in full'}`,
  )
  for (const { page, text } of reading.unknown ?? [])
    console.log(`  unknown${page === null ? '' : `, page ${page}`}: ${text}`)
  for (const each of values.watch)
    console.log(
      `  ${each}: ${found.flatMap(({ name, item, number }) => (each.endsWith(name ?? '') ? `item ${item}, ${number}` : [])).join('; ') || 'not found'}`,
    )
}

import { textPdf } from '../world/order-pdf.ts'
import { scannedPdf } from '../world/order-variants.ts'
import { karnatakaLinesOf } from './karnataka-list.ts'
import { nclatLinesOf, nclatPathOf } from './nclat-list.ts'
import { type ListName, linesOf, type PrintedList, type PrintedRow, partiesOf } from './printed-list.ts'
import { hallOf, TELANGANA_FILES } from './status-page.ts'
import { telanganaLinesOf } from './telangana-list.ts'

/** How a court publishes its lists: at which address, and in which form. */
export interface ListForm {
  contentType: string
  pathOf(name: ListName): string
  bytesOf(list: PrintedList): Promise<Uint8Array>
  /** The same as scanned images, where the form has any. */
  scanned?(): Promise<Uint8Array>
}

const PDF = pdfOf(linesOf)

/** How Delhi names its files. */
const NAMES = {
  DAILY: (number: number) => `cause_list_${number}_for`,
  SUPPLEMENTARY: (number: number) => `combined_sup_${number}`,
  DELETION_NOTE: (number: number) => `deletion_note_${number}`,
  ADVANCE: (number: number) => `advance_list_${number}`,
}

/** The courts whose lists are published here. */
export const LIST_FORMS: Readonly<Record<string, ListForm>> = {
  SC: {
    ...PDF,
    pathOf: ({ day, kind }) =>
      kind === 'ADVANCE' ? `/jonew/cl/advance/${day}/M_J.pdf` : `/jonew/cl/${day}/M_J_${kind === 'DAILY' ? 1 : 2}.pdf`,
  },
  'HC-DLHC01': {
    ...PDF,
    pathOf: ({ day, kind, number }) => {
      const written = day.split('-').reverse().join('.')
      const name = NAMES[kind](number)
      return `/files/${day.slice(0, 7)}/cause-list/${name}_${written}.pdf`
    },
  },
  'HC-HCMA01': {
    contentType: 'application/xml',
    pathOf: ({ day }) => `/judis/clists/clists-madras/causelists/xml/cause_${digits(day)}.xml`,
    bytesOf: async (list) => new TextEncoder().encode(xmlOf(list)),
  },
  'HC-WBCHCA': {
    contentType: 'text/html',
    pathOf: ({ day }) => `/downloads/old_cause_lists/AS/cla${digits(day)}.html`,
    bytesOf: async (list) =>
      new TextEncoder().encode(`<html><body><pre>\n${linesOf(list).join('\n')}\n</pre></body></html>\n`),
  },
  'HC-HBHC01': {
    ...pdfOf(telanganaLinesOf),
    pathOf: ({ day, kind, number }) =>
      `${TELANGANA_FILES}${kind === 'DAILY' ? 'NORMAL' : 'SUPPL'}_COURT${hallOf(number)}_${day.replaceAll('-', '_')}.pdf`,
  },
  'NCLAT-DELHI': { ...pdfOf(nclatLinesOf), pathOf: nclatPathOf },
  'NCLAT-CHENNAI': { ...pdfOf(nclatLinesOf), pathOf: nclatPathOf },
  // One address for all days: a new list overwrites that of another day.
  'HC-KAHC01': { ...pdfOf(karnatakaLinesOf), pathOf: () => '/pdfs/consolidatedCauselist/blrconsolidation.pdf' },
}

function pdfOf(linesIn: (list: PrintedList) => string[]) {
  return {
    contentType: 'application/pdf',
    bytesOf: (list: PrintedList) => textPdf(linesIn(list).join('\n')),
    scanned: scannedPdf,
  }
}

function digits(day: string): string {
  return day.split('-').reverse().join('')
}

function xmlOf({ printedDay, rows, deleted }: PrintedList): string {
  const matter = (row: PrintedRow) => {
    const { item, number, with: others } = row
    const [petitioner, respondent] = partiesOf(row)
    const fields = [number, ...others].map((written, at) => {
      const [, type = '', serial = '', year = ''] = /^(.*?)[ /]+(\d+)\/(\d{4})$/.exec(written) ?? []
      const whose = at === 0 ? 'm' : `c${at}`
      return `<${whose}casetype>${type}</${whose}casetype><${whose}caseno>${serial}</${whose}caseno><${whose}caseyr>${year}</${whose}caseyr>`
    })
    return `<casedetails><serial_no>${item}</serial_no>${fields.join('')}<pname>${escaped(petitioner)}</pname><rname>${escaped(respondent)}</rname></casedetails>`
  }
  const kept = rows.filter(({ item }) => !deleted.includes(item))
  const rooms = [...Map.groupBy(kept, ({ courtRoom }) => courtRoom)].map(
    ([room, those]) =>
      `<court><courtno>COURT NO. ${room}</courtno><stage><stagename>${those[0]?.stage ?? ''}</stagename>\n${those.map(matter).join('\n')}\n</stage></court>`,
  )
  return `<?xml version="1.0"?>\n<causelist><causedate>${printedDay.split('-').reverse().join('/')}</causedate>\n${rooms.join('\n')}\n</causelist>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

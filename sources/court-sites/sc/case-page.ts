import type { CourtCase, CourtOrder } from '../../../domain/case.ts'
import { parseCaseNumber } from '../../../domain/courts/case-number.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { readDate } from '../../../domain/dates.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { present, readText } from '../../readings.ts'
import { courtCaseOf, numbered } from '../case.ts'
import { labelRows, linesOf, readPage, tableByHeadings, textOf } from '../html.ts'

/**
 * Reads the parts of a Supreme Court case page: labels and values, a table of listings, and the tab of orders with its
 * links. The page was described, not seen, so labels are compared by their beginnings.
 */
export function readCasePage(details: string, orders: string, requested: CaseIdentifier): Reading<CourtCase> {
  const page = readPage(details)
  const labels = labelRows(page)
  const text = (label: string) => textOf(labels.get(label))
  const diary = text('diary number')
  const petitioners = linesOf(labels.get('petitioner(s)'))
  if (!diary || petitioners.length === 0)
    return failed('ParseGap', 'The page is not a complete case of the Supreme Court.')
  const status = text('status/stage') ?? text('status')
  const isDisposed = /^disposed/i.test(status ?? '')
  const caseNumber = text('case number')
  return {
    kind: 'found',
    value: courtCaseOf(
      requested,
      { diaryNumber: readText(diary.replace(/\s?filed on.*$/i, '')), cnr: text('cnr number') },
      {
        court: 'Supreme Court of India',
        judge: bracketed(text('present/last listed on')),
        caseType: parseCaseNumber(caseNumber ?? '')?.type,
        caseNumber,
        status: isDisposed ? 'DISPOSED' : 'PENDING',
        stage: isDisposed ? 'DISPOSED' : (bracketed(status, '(', ')') ?? status),
        natureOfDisposal: text('disp.type'),
        filingDate: readDate(diary.replace(/^.*filed on/i, '')),
        previousHearingDate: readDate(text('present/last listed on') ?? ''),
        nextHearingDate: readDate(text('tentatively case may be listed on') ?? ''),
        decisionDate: isDisposed ? readDate(status ?? '') : undefined,
        petitioners: partiesOf(petitioners, text('pet. advocate(s)')),
        respondents: partiesOf(linesOf(labels.get('respondent(s)')), text('resp. advocate(s)')),
        acts: linesOf(labels.get('act')),
        hearings: hearingsIn(page),
        orders: ordersIn(orders),
      },
    ),
  }
}

/**
 * Whether a part says that there is no record. An empty table says the same, so a part that shows a case or an order
 * does not count.
 */
export function saysNoRecord(html: string): boolean {
  if (!/no records? found/i.test(html)) return false
  const page = readPage(html)
  return !labelRows(page).has('diary number') && page(ORDER_LINK).length === 0
}

const ORDER_LINK = 'a[href*="view-pdf"]'

function partiesOf(names: string[], advocate: string | undefined) {
  return names.map((name, index) => present({ name, advocate: index === 0 ? advocate : undefined }))
}

/** The bracketed part of `24-04-2026 [HON'BLE ...]`. */
function bracketed(text: string | undefined, open = '[', close = ']'): string | undefined {
  const from = text?.indexOf(open) ?? -1
  return from < 0 ? undefined : readText(text?.slice(from + 1, text.lastIndexOf(close)))
}

function hearingsIn(page: ReturnType<typeof readPage>): CourtCase['hearings'] {
  const rows = tableByHeadings(page, ['CL Date', 'Stage', 'Purpose', 'Judges']) ?? []
  return rows.flatMap((row) => {
    const businessDate = readDate(textOf(row['CL Date']) ?? '')
    const purpose = textOf(row.Purpose) ?? textOf(row.Stage)
    return businessDate ? [present({ businessDate, judge: textOf(row.Judges), purpose })] : []
  })
}

/** Links such as `view-pdf/?diary_no=94392025&type=o&order_date=2026-04-24`: judgments `j`, final orders `fo`, others `o`. */
function ordersIn(html: string): CourtOrder[] {
  const page = readPage(html)
  const links = page(ORDER_LINK).toArray()
  return numbered(
    links.flatMap((link) => {
      const reference = page(link).attr('href') ?? ''
      const query = new URLSearchParams(reference.split('?')[1])
      const orderDate = readDate(query.get('order_date') ?? '')
      return orderDate ? [{ orderDate, orderType: KINDS[query.get('type') ?? ''] ?? 'Order', reference }] : []
    }),
  )
}

const KINDS: Readonly<Record<string, string>> = { j: 'Judgment', fo: 'Final order', o: 'Order' }

import type { CourtCase } from '../../domain/case.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { readDate } from '../../domain/dates.ts'
import { failed, type Reading } from '../http-answer.ts'
import { present } from '../readings.ts'
import { courtCaseOf, isDisposed, numbered } from './case.ts'
import { labelRows, linesOf, readPage, tableByHeadings, textOf } from './html.ts'

/** The labels of one tribunal's pages; everything else is the same on all of them. */
export interface TribunalLabels {
  court: string
  /** A page without this label is not a case. */
  number: string
  petitioners: string
  respondents: string
  /** The heading of the order table's last column, with the link. */
  document: string
}

/** Reads a tribunal's case page: labels and values, then a table of hearings and one of orders. */
export function readTribunalPage(html: string, labels: TribunalLabels, requested: CaseIdentifier): Reading<CourtCase> {
  const page = readPage(html)
  const rows = labelRows(page)
  const text = (label: string) => textOf(rows.get(label.toLowerCase()))
  const caseNumber = text(labels.number)
  // An empty table on a case's page may contain the same words.
  if (!caseNumber && NO_RECORD.test(page('body').text())) return { kind: 'none' }
  if (!caseNumber) return failed('ParseGap', 'The page is not a case.')
  const orders = ordersIn(page, labels.document)
  if (!orders) return failed('ParseGap', 'The orders, or a row of them, cannot be read.')
  const decisionDate = readDate(text('Date of Disposal') ?? '')
  const numbers = { diaryNumber: text('Diary No'), filingNumber: text('Filing No') }
  return {
    kind: 'found',
    value: courtCaseOf(requested, numbers, {
      court: text('Bench') ? `${labels.court}, ${text('Bench')}` : labels.court,
      bench: text('Bench'),
      caseType: text('Case Type'),
      caseNumber,
      status: isDisposed(text('Status'), decisionDate) ? 'DISPOSED' : 'PENDING',
      stage: text('Stage') ?? text('Status'),
      filingDate: readDate(text('Date of Filing') ?? ''),
      nextHearingDate: readDate(text('Next Date') ?? ''),
      decisionDate,
      petitioners: linesOf(rows.get(labels.petitioners.toLowerCase())).map((name) => ({ name })),
      respondents: linesOf(rows.get(labels.respondents.toLowerCase())).map((name) => ({ name })),
      hearings: hearingsIn(page),
      orders,
    }),
  }
}

const NO_RECORD = /no records? (was |were )?found/i

function hearingsIn(page: ReturnType<typeof readPage>): CourtCase['hearings'] {
  const rows = tableByHeadings(page, ['Hearing Date', 'Purpose', 'Coram']) ?? []
  return rows.flatMap((row) => {
    const businessDate = readDate(textOf(row['Hearing Date']) ?? '')
    return businessDate ? [present({ businessDate, purpose: textOf(row.Purpose), judge: textOf(row.Coram) })] : []
  })
}

/** Undefined when the table is missing or a row has no day: an order must not be lost silently. */
function ordersIn(page: ReturnType<typeof readPage>, document: string): CourtCase['orders'] | undefined {
  const rows = tableByHeadings(page, ['Order Date', document])
  const orders = rows?.map((row) => {
    const orderDate = readDate(textOf(row['Order Date']) ?? '')
    return orderDate && present({ orderDate, reference: row[document]?.find('a').attr('href') })
  })
  return orders?.every((order) => typeof order === 'object') ? numbered(orders) : undefined
}

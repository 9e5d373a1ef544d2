import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { CourtType } from '../../domain/courts/types.ts'
import { readDate } from '../../domain/dates.ts'
import type { CaseFacts, ReadPage } from '../../domain/summaries/types.ts'
import type { FileCase, Result } from './summarise.ts'

const Day = z.string().transform((written, context) => {
  const day = readDate(written)
  if (day === undefined) context.addIssue({ code: 'custom', message: 'no day' })
  return day ?? ''
})
const Name = z.union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)])
const Page = z.union([z.string(), z.array(z.string()).transform((paragraphs) => paragraphs.join('\n\n'))])

const Order = z.looseObject({
  orderId: z.string(),
  orderDate: Day,
  court: z.string().optional(),
  petitioners: z.array(Name).optional(),
  respondents: z.array(Name).optional(),
  pages: z.array(z.union([Page, z.null()])).nullish(),
})

const CaseRecord = z.looseObject({
  courtType: z.string().optional(),
  court: z.string().optional(),
  caseNumber: z.string().nullish(),
  caseTypeName: z.string().nullish(),
  petitioners: z.array(Name).optional(),
  respondents: z.array(Name).optional(),
  status: z.enum(['PENDING', 'DISPOSED']).nullish(),
  stage: z.string().nullish(),
  natureOfDisposal: z.string().nullish(),
  filingDate: Day.nullish(),
  nextHearingDate: Day.nullish(),
  decisionDate: Day.nullish(),
})

const Line = z.union([z.looseObject({ caseId: z.string(), record: CaseRecord, orders: z.array(Order).min(1) }), Order])

/** A line of a file: an order by itself, or a case with several. */
export type FileLine = FileCase & { isCase: boolean }

/**
 * The orders and cases of a file, one a line.
 * @throws Error that names the line which is none
 */
export function readBriefFile(file: string): FileLine[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      return [fileLine(Line.parse(JSON.parse(line)))]
    } catch (cause) {
      throw new Error(`Line ${at + 1} of ${file} is no order and no case.`, { cause })
    }
  })
}

function fileLine(line: z.infer<typeof Line>): FileLine {
  const isCase = 'orders' in line && 'record' in line && typeof line.caseId === 'string'
  const parsed = isCase
    ? { record: CaseRecord.parse(line.record), orders: z.array(Order).parse(line.orders) }
    : undefined
  const orders = parsed?.orders ?? [Order.parse(line)]
  const record = parsed?.record ?? {}
  const [first] = orders
  return {
    name: isCase ? String(line.caseId) : (first?.orderId ?? ''),
    isCase,
    facts: factsOf(record, first?.court ?? '', first?.petitioners ?? [], first?.respondents ?? []),
    orders: orders.map(({ orderId, orderDate, pages }) => ({ orderId, orderDate, pages: pagesOf(pages ?? []) })),
  }
}

/** Pages as the service reads them, each with its number. */
export function pagesOf(pages: readonly (string | null)[]): ReadPage[] {
  return pages.map((text, at) => ({ page: at + 1, text: text ?? '', isRead: text !== null && text !== '' }))
}

function factsOf(
  { petitioners, respondents, court, courtType, ...record }: z.infer<typeof CaseRecord>,
  itsCourt: string,
  itsPetitioners: readonly string[],
  itsRespondents: readonly string[],
): CaseFacts {
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  const known = Object.entries(record).filter(
    ([name, value]) => value !== null && value !== undefined && OF_FACTS.has(name),
  )
  const written = court ?? itsCourt
  return {
    ...Object.fromEntries(known),
    court: written,
    // What the file says is what its writer knew; else the court's name tells.
    courtType: (courtType as CourtType | undefined) ?? COURT_TYPES.find(([name]) => name.test(written))?.[1] ?? 'DC',
    petitioners: named(petitioners ?? itsPetitioners),
    respondents: named(respondents ?? itsRespondents),
    acts: [],
  }
}

const OF_FACTS = new Set([
  'caseNumber',
  'caseTypeName',
  'status',
  'stage',
  'natureOfDisposal',
  'filingDate',
  'nextHearingDate',
  'decisionDate',
])

const COURT_TYPES: readonly (readonly [RegExp, CourtType])[] = [
  [/company law appellate|NCLAT/i, 'NCLAT'],
  [/company law tribunal|NCLT/i, 'NCLT'],
  [/debts? recovery appellate|DRAT/i, 'DRAT'],
  [/debts? recovery|DRT/i, 'DRT'],
  [/customs|CESTAT/i, 'CESTAT'],
  [/GST appellate/i, 'GSTAT'],
  [/consumer|उपभोक्ता/i, 'CC'],
  [/supreme court/i, 'SC'],
  [/high court|उच्च न्यायालय/i, 'HC'],
]

/** The line that is printed of an order or a case, as the scorers of labelled orders read it. */
export function briefLine({ name, isCase }: FileLine, { orders, case: written, items }: Result): object {
  return {
    ...(isCase ? { caseId: name } : { orderId: name }),
    ...items,
    outcome: orders.map(({ outcome }) => outcome).join(' '),
    brief: written.caseSummary,
    riskLevel: written.riskLevel,
    riskJustification: written.riskJustification,
  }
}

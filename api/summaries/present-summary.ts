import { z } from 'zod'
import { type StoredSummary, SUMMARY_STATUSES } from '../../db/summaries/case-summaries.ts'
import type { IsoDate } from '../../domain/case.ts'
import { printDate } from '../../domain/dates.ts'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'
import { AMOUNT_ROLES } from '../../domain/summaries/brief/amounts.ts'
import { SENTENCE_PARTS } from '../../domain/summaries/types.ts'

const SummarisedOrder = z.strictObject({
  orderId: z.string(),
  orderDate: z.string().meta({ description: '`DD-MM-YYYY`' }),
  summary: z
    .string()
    .meta({ description: 'The summary of the order. If the order has no readable document, the reason.' }),
  outcome: z
    .string()
    .meta({ description: 'What the court decided or directed, in its own words. Empty if it did neither.' }),
  keyPoints: z.array(z.string()),
  evidence: z
    .array(z.strictObject({ quote: z.string(), page: z.int() }))
    .meta({ description: 'Quotes from the order, each with its page number.' }),
  statements: z
    .array(
      z.strictObject({
        field: z.enum(['SUMMARY', 'OUTCOME', 'KEY_POINT']),
        text: z.string(),
        isQuotation: z.boolean().meta({ description: "Whether the text is the order's own sentence." }),
        voice: z
          .enum(['COURT', 'PARTY', 'UNSURE'])
          .meta({ description: 'Whose words the text reports: the court, a party, or not clear from the order.' }),
        evidence: z.array(z.int()).meta({ description: 'Indexes in `evidence`, from 0.' }),
        usedIn: z
          .array(z.enum(['CASE_SUMMARY', 'RISK_JUSTIFICATION']))
          .meta({ description: 'The texts about the case that repeat the statement.' }),
        part: z
          .enum(SENTENCE_PARTS)
          .optional()
          .meta({ description: 'What the language model chose the sentence as. Absent if code chose it.' }),
      }),
    )
    .meta({ description: 'The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence.' }),
  pages: z
    .strictObject({ text: z.int(), scanned: z.int(), unread: z.int() })
    .meta({ description: 'The number of pages read as text, read by text recognition (OCR), and not read.' }),
})

const Printed = z.string().meta({ description: '`DD-MM-YYYY`' })
const Quoted = {
  quote: z.string().meta({ description: 'The sentence of the order.' }),
  page: z.int(),
  orderId: z.string(),
}

const TimelineEvent = z.strictObject({
  date: Printed,
  event: z.enum(['FILED', 'ORDER', 'HEARING', 'DISPOSED', 'NEXT']),
  text: z.string(),
  orderId: z.string().nullable(),
  quote: z.string().nullable(),
  page: z.int().nullable(),
})

const Direction = z.strictObject({
  who: z.string().nullable().meta({ description: 'Who has to act. `null` if the order does not say.' }),
  what: z.string(),
  kind: z.enum(['MUST', 'MUST_NOT', 'MAY']),
  within: z.string().nullable().meta({ description: "The time that the order sets, in the order's words." }),
  dueBy: Printed.nullable().meta({
    description: 'The last day, as reckoned by this service: `DD-MM-YYYY`. Court holidays are not considered.',
  }),
  derivation: z.string().nullable().meta({ description: 'How `dueBy` was reckoned.' }),
  runsFrom: z
    .string()
    .nullable()
    .meta({ description: 'The event from which the time runs, if the order does not say when it happens.' }),
  condition: z.string().nullable().meta({ description: 'The condition, and what follows in default.' }),
  ...Quoted,
})

const Amount = z.strictObject({
  paise: z.int(),
  role: z.enum(AMOUNT_ROLES),
  ...Quoted,
})

const InterimRelief = z.strictObject({
  what: z.string(),
  until: z.string().nullable().meta({ description: "Until when it holds, in the order's words." }),
  untilDate: Printed.nullable(),
  condition: z.string().nullable(),
  doubt: z.string().nullable(),
  ...Quoted,
})

const NextDate = z.strictObject({
  date: Printed.nullable(),
  purpose: z.string().nullable(),
  source: z.enum(['RECORD', 'ORDER']),
  quote: z.string().nullable(),
  differs: z.strictObject({ date: Printed, source: z.enum(['RECORD', 'ORDER']) }).nullable(),
})

const EXAMPLE = {
  _id: '019aa5f3c1d27a3f8e5b6c7d8e9f0a1b',
  status: 'COMPLETE',
  riskLevel: 'HIGH',
  caseSummary:
    'Saffron Textiles Private Limited (petitioner) against Kaveri Logistics Limited (respondent), High Court of Delhi.\n\nOrder of 20-03-2024: The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000. The respondent shall file an affidavit of assets within four weeks.\n\nTo do: The respondent: file an affidavit of assets, by 17-04-2024 (20-03-2024 + 4 weeks).',
  riskJustification:
    'High. The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000 (20-03-2024, page 2).',
  orderSummaries: [
    {
      orderId: '019aa5f3a0b17c2d9e4f5a6b7c8d9e0f',
      orderDate: '20-03-2024',
      summary: 'The petitioner claims Rs. 42,17,000 for transport services.',
      outcome:
        'The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000. The respondent shall file an affidavit of assets within four weeks.',
      keyPoints: [],
      evidence: [
        { quote: 'The petitioner claims Rs. 42,17,000 for transport services.', page: 1 },
        { quote: 'The respondent shall file an affidavit of assets within four weeks.', page: 2 },
      ],
      statements: [
        {
          field: 'SUMMARY',
          text: 'The petitioner claims Rs. 42,17,000 for transport services.',
          isQuotation: true,
          voice: 'COURT',
          evidence: [0],
          usedIn: [],
          part: 'CLAIM',
        },
        {
          field: 'OUTCOME',
          text: 'The respondent shall file an affidavit of assets within four weeks.',
          isQuotation: true,
          voice: 'COURT',
          evidence: [1],
          usedIn: [],
        },
      ],
      pages: { text: 2, scanned: 0, unread: 0 },
    },
  ],
  timeline: [
    {
      date: '20-03-2024',
      event: 'ORDER',
      text: 'The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.',
      orderId: '019aa5f3a0b17c2d9e4f5a6b7c8d9e0f',
      quote: 'The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.',
      page: 2,
    },
  ],
  directions: [
    {
      who: 'The respondent',
      what: 'file an affidavit of assets within four weeks',
      kind: 'MUST',
      within: 'within four weeks',
      dueBy: '17-04-2024',
      derivation:
        '20-03-2024 + 4 weeks; the day of the order is not counted; counted from the order, which names no other day.',
      runsFrom: null,
      condition: null,
      quote: 'The respondent shall file an affidavit of assets within four weeks.',
      page: 2,
      orderId: '019aa5f3a0b17c2d9e4f5a6b7c8d9e0f',
    },
  ],
  amounts: [],
  interimRelief: [],
  nextDate: null,
  error: null,
  generatedAt: 1763728200000,
} as const

const Fields = {
  _id: z.string(),
  status: z.enum(SUMMARY_STATUSES).meta({ description: 'Poll while it is `PENDING`.' }),
  riskLevel: z.enum(RISK_LEVELS).meta({ description: '`UNCLASSIFIED` until COMPLETE.' }),
  caseSummary: z.string().meta({ description: 'The text, in paragraphs separated by an empty line.' }),
  riskJustification: z.string(),
  orderSummaries: z.array(SummarisedOrder),
  timeline: z.array(TimelineEvent).optional().meta({ description: 'The events of the case, earliest first.' }),
  directions: z
    .array(Direction)
    .optional()
    .meta({ description: 'Who has to do what, until when. Directions of the newest order come first.' }),
  amounts: z.array(Amount).optional().meta({ description: 'The sums that the orders name, and what each is.' }),
  interimRelief: z
    .array(InterimRelief)
    .optional()
    .meta({ description: 'The protection that no later order ended. Empty after a disposal.' }),
  nextDate: NextDate.nullable().optional().meta({ description: 'The next date of the case, if one is known.' }),
  error: z.string().nullable().meta({ description: 'The reason, if the status is FAILED.' }),
  generatedAt: z
    .int()
    .meta({ description: 'When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds.' }),
}

/** A summary (Specification, "Summary object"). */
export const SummaryAnswer = z.strictObject(Fields).meta({ id: 'CaseSummary', example: EXAMPLE })
export type SummaryAnswer = z.infer<typeof SummaryAnswer>

/** A summary as it is polled: with the case it is of. */
export const PolledSummaryAnswer = z
  .strictObject({ ...Fields, searchId: z.string() })
  .meta({ id: 'PolledCaseSummary', example: { ...EXAMPLE, searchId: '019aa5f39f0e7b1c8d3e4f5a6b7c8d9e' } })

export function presentSummary({ id, searchId: _, orderSummaries, items, ...summary }: StoredSummary): SummaryAnswer {
  const { status, riskLevel, caseSummary, riskJustification, error, generatedAt } = summary
  return {
    _id: id,
    status,
    riskLevel,
    caseSummary,
    riskJustification,
    orderSummaries: orderSummaries.map((order) => ({ ...order, orderDate: printDate(order.orderDate) })),
    timeline: items.timeline.map((event) => ({ ...event, date: printDate(event.date) })),
    directions: items.directions.map((one) => ({ ...one, dueBy: printed(one.dueBy) })),
    amounts: items.amounts,
    interimRelief: items.interimRelief.map((one) => ({
      ...one,
      untilDate: printed(one.untilDate),
      // Summaries of earlier versions have none.
      doubt: one.doubt ?? null,
    })),
    nextDate: items.nextDate && {
      ...items.nextDate,
      date: printed(items.nextDate.date),
      differs: items.nextDate.differs && { ...items.nextDate.differs, date: printDate(items.nextDate.differs.date) },
    },
    error,
    generatedAt,
  }
}

function printed(date: IsoDate | null): string | null {
  return date && printDate(date)
}

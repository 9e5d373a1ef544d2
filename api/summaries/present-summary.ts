import { z } from 'zod'
import { type StoredSummary, SUMMARY_STATUSES } from '../../db/summaries/case-summaries.ts'
import { printDate } from '../../domain/dates.ts'
import { RISK_LEVELS } from '../../domain/risk/levels.ts'

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
      }),
    )
    .meta({ description: 'The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence.' }),
  pages: z
    .strictObject({ text: z.int(), scanned: z.int(), unread: z.int() })
    .meta({ description: 'The number of pages read as text, read by text recognition (OCR), and not read.' }),
})

const EXAMPLE = {
  _id: '019aa5f3c1d27a3f8e5b6c7d8e9f0a1b',
  status: 'COMPLETE',
  riskLevel: 'HIGH',
  caseSummary:
    'Saffron Textiles Private Limited against Kaveri Logistics Limited, High Court of Delhi. On 20-03-2024: The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.',
  riskJustification: 'The party may not dispose of its assets.',
  orderSummaries: [
    {
      orderId: '019aa5f3a0b17c2d9e4f5a6b7c8d9e0f',
      orderDate: '20-03-2024',
      summary: 'The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.',
      outcome: 'The respondent shall file an affidavit of assets within four weeks.',
      keyPoints: [],
      evidence: [
        { quote: 'The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.', page: 2 },
        { quote: 'The respondent shall file an affidavit of assets within four weeks.', page: 2 },
      ],
      statements: [
        {
          field: 'SUMMARY',
          text: 'The respondent shall not dispose of its fixed assets to the extent of Rs. 42,17,000.',
          isQuotation: false,
          voice: 'COURT',
          evidence: [0],
          usedIn: ['CASE_SUMMARY'],
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
  error: null,
  generatedAt: 1763728200000,
} as const

const Fields = {
  _id: z.string(),
  status: z.enum(SUMMARY_STATUSES).meta({ description: 'Poll while it is `PENDING`.' }),
  riskLevel: z.enum(RISK_LEVELS).meta({ description: '`UNCLASSIFIED` until COMPLETE.' }),
  caseSummary: z.string(),
  riskJustification: z.string(),
  orderSummaries: z.array(SummarisedOrder),
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

export function presentSummary({ id, searchId: _, orderSummaries, ...summary }: StoredSummary): SummaryAnswer {
  const { status, riskLevel, caseSummary, riskJustification, error, generatedAt } = summary
  return {
    _id: id,
    status,
    riskLevel,
    caseSummary,
    riskJustification,
    orderSummaries: orderSummaries.map((order) => ({ ...order, orderDate: printDate(order.orderDate) })),
    error,
    generatedAt,
  }
}

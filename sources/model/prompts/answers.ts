import { z } from 'zod'

/** An order's summary as the model gives it. */
export const OrderAnswer = z.object({
  summary: z
    .string()
    .describe('Two to five plain sentences in English: what the matter is, what was said, what was decided.'),
  outcome: z
    .string()
    .describe('One sentence in English: what the court decided or directed in this order. Empty when it did neither.'),
  keyPoints: z
    .array(z.string())
    .describe('At most eight single sentences in English: dates, amounts, directions, deadlines, statutes.'),
  evidence: z
    .array(
      z.object({
        quote: z.string().describe('Words copied from one page without any change, a whole sentence where possible.'),
        page: z.number().int().describe('The number of that page.'),
      }),
    )
    .describe('For each date, amount, name, statute and outcome that you state: the words that say it.'),
})
export type OrderAnswer = z.infer<typeof OrderAnswer>

/** A case's summary as the model gives it. */
export const CaseAnswer = z.object({
  caseSummary: z
    .string()
    .describe('Three to eight plain sentences in English: who sues whom, for what, what happened, where it stands.'),
  riskJustification: z
    .string()
    .describe('One to four sentences: the facts of these orders from which the level follows.'),
  riskLevel: z
    .enum(['VERY_HIGH', 'HIGH', 'MODERATE', 'LOW'])
    .describe('How much is at stake for the party that is sued, within the bounds given.'),
})
export type CaseAnswer = z.infer<typeof CaseAnswer>

/** Other spellings of a name. */
export const NamesAnswer = z.object({
  nameVariations: z.array(z.string()).describe('At most ten other spellings of the same name, likeliest first.'),
})
export type NamesAnswer = z.infer<typeof NamesAnswer>

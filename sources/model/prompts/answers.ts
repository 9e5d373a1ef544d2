import { z } from 'zod'

/** An order's summary as the model drafts it: statements, each with what it stands on. */
export const OrderAnswer = z.object({
  statements: z
    .array(
      z.object({
        part: z
          .enum(['SUMMARY', 'KEY_POINT'])
          .describe(
            'SUMMARY: what the matter is, what was said, what was decided. KEY_POINT: a date, amount, direction, deadline, statute.',
          ),
        sentence: z
          .string()
          .describe(
            "One fact in one plain English sentence, in the order's own words. Empty where the quotes should be shown.",
          ),
        quotes: z
          .array(
            z.object({
              quote: z.string().describe('A whole sentence copied from one page without any change.'),
              page: z.number().int().describe('The number of that page.'),
            }),
          )
          .describe('The sentence of the order that says it.'),
      }),
    )
    .describe('Three to twelve statements, the most important first.'),
})
export type OrderAnswer = z.infer<typeof OrderAnswer>

/** What the model chooses of the statements of a long order's parts. */
export const PartsAnswer = z.object({
  statements: z
    .array(z.number().int())
    .describe('The numbers of three to twelve statements that tell what the whole order is about and decides.'),
})
export type PartsAnswer = z.infer<typeof PartsAnswer>

/** What the model chooses of the statements of a case's orders. */
export const CaseAnswer = z.object({
  statements: z
    .array(z.number().int())
    .describe(
      'The numbers of three to eight statements: for what one sues the other, what happened, where the case stands.',
    ),
  riskStatements: z
    .array(z.number().int())
    .describe('The numbers of at most four statements from which the level follows.'),
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

import { z } from 'zod'
import { SENTENCE_PARTS } from '../../../domain/summaries/types.ts'

/** The sentences of an order that the model points at. It writes none. */
export const OrderAnswer = z.object({
  sentences: z
    .array(
      z.object({
        number: z.number().int().describe('The number that stands before the sentence.'),
        part: z
          .enum(SENTENCE_PARTS)
          .describe(
            'OUTCOME: the court decides. DIRECTION: somebody has to do something. CLAIM: what is asked for, on what ground. DEFENCE: what is said against it. FACT: what the matter is, what happened, what the court finds.',
          ),
      }),
    )
    .describe('Three to twelve sentences, the most important first.'),
})
export type OrderAnswer = z.infer<typeof OrderAnswer>

/** The model's choice among the statements of a case's orders. */
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

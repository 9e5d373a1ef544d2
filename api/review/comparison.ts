import { z } from 'zod'
import type { CandidateEvidence } from '../../db/review/case-candidates/reader.ts'
import { COMPARED, type ComparedReason, compareInWords, EFFECTS, readAs } from '../../domain/matching/comparison.ts'
import { REASON_KINDS } from '../../domain/matching/reasons.ts'

const Words = z.strictObject({
  text: z.string(),
  at: z.array(z.array(z.int())).meta({
    description:
      'Where the words stand in the name: start and end of each, in UTF-16 units. Empty if that is not known.',
  }),
})

/** The two names of a candidate, and what the score rests on. */
export const Comparison = z
  .strictObject({
    watched: z.string().meta({ description: 'The watched name.' }),
    asWritten: z.string().nullable().meta({ description: 'The party as the court wrote it.' }),
    readAs: z.string().nullable().meta({ description: 'Its reading in Latin letters, if it is in an Indian script.' }),
    reasons: z.array(
      z.strictObject({
        kind: z.enum(REASON_KINDS),
        of: z.enum(COMPARED).meta({ description: 'What is compared.' }),
        effect: z.enum(EFFECTS).meta({
          description: '`ASIDE`: the words are not compared.',
        }),
        text: z.string(),
        watched: Words.optional(),
        asWritten: Words.optional(),
      }),
    ),
  })
  .meta({ id: 'Comparison' })

/** Returns the comparison of a candidate with the name that its entity has now. */
export function comparisonOf(
  { name }: { name: string },
  { rawMatch, reasons }: Pick<CandidateEvidence, 'rawMatch' | 'reasons'>,
): z.infer<typeof Comparison> {
  const { matchedParty } = Matched.parse(rawMatch)
  return {
    watched: name,
    asWritten: matchedParty,
    readAs: readAs(matchedParty ?? '') ?? null,
    reasons: compareInWords({ watched: name, asWritten: matchedParty ?? '' }, reasons).map(withoutGaps),
  }
}

const Matched = z.object({ matchedParty: z.string().nullable() })

function withoutGaps({ watched, asWritten, ...reason }: ComparedReason) {
  return { ...reason, ...(watched ? { watched } : {}), ...(asWritten ? { asWritten } : {}) }
}

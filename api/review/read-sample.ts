import { z } from 'zod'
import { wilson } from '../../domain/review/wilson-interval.ts'
import { ENTITY_TYPES } from '../../domain/watchlist/watchlist.ts'
import { operatorEndpoint } from '../http/endpoint.ts'

const Sample = z.strictObject({
  records: z
    .array(
      z.strictObject({
        entityType: z.enum(ENTITY_TYPES),
        waiting: z.int().meta({ description: 'The number of sampled near misses that wait for a verdict.' }),
        wanted: z.int().meta({ description: 'The number that was approved.' }),
        unwanted: z.int().meta({ description: 'The number that was rejected.' }),
        wantedShare: z.number().nullable().meta({
          description: 'The approved share of those with a verdict, from 0 to 1. Null if none has a verdict.',
        }),
        lowestShare: z.number().meta({ description: 'The lower end of the 95 % interval (Wilson), from 0 to 1.' }),
        highestShare: z.number().meta({ description: 'The upper end of the 95 % interval (Wilson), from 0 to 1.' }),
      }),
    )
    .meta({ description: 'A record for companies and one for persons.' }),
})

/** `GET /backoffice/candidates/sample`: estimates how many of the cases that matching narrowly dropped were wanted. */
export const readSample = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/candidates/sample',
  summary: 'Estimate the share of wanted cases among near misses',
  returns: 'What reviewers said about the sample of near misses, and the estimated shares.',
  replies: { 200: Sample },
  errors: [],
  async handle(_, { db }) {
    const counts = await db.caseCandidates.countSample()
    return {
      records: counts.map((count) => {
        const reviewed = count.wanted + count.unwanted
        const [lowestShare, highestShare] = wilson(count.wanted, reviewed)
        return { ...count, wantedShare: reviewed === 0 ? null : count.wanted / reviewed, lowestShare, highestShare }
      }),
    }
  },
})

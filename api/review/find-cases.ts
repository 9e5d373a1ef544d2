import { z } from 'zod'
import { keysOfNumber } from '../../domain/courts/number-keys.ts'
import { CANDIDATE_STATUSES } from '../../domain/review/candidate.ts'
import { CASE_STATUSES } from '../../domain/watchlist/watchlist.ts'
import { operatorEndpoint } from '../http/endpoint.ts'

/** More cases than share one number. */
const MOST = 20

/** `GET /backoffice/find`: finds the candidates and tracked cases of a court number, in all accounts. */
export const findCases = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/find',
  summary: 'Find candidates and tracked cases by their court number',
  query: z.strictObject({
    number: z.string().min(1).max(100).meta({
      description:
        'A number that identifies a case by itself: a CNR, a diary number of the Supreme Court, a filing number of a tribunal or a case number of a consumer commission.',
    }),
  }),
  returns: `The candidates and tracked cases of all accounts, the newest ${MOST} of each.`,
  replies: {
    200: z.strictObject({
      candidates: z
        .array(z.strictObject({ candidateId: z.string(), accountId: z.string(), status: z.enum(CANDIDATE_STATUSES) }))
        .meta({ description: 'Candidates of this case.' }),
      cases: z
        .array(z.strictObject({ caseId: z.string(), accountId: z.string(), status: z.enum(CASE_STATUSES) }))
        .meta({ description: 'Tracked cases of this number.' }),
    }),
  },
  errors: [],
  async handle({ query: { number } }, { db }) {
    const keys = keysOfNumber(number)
    const [candidates, cases] = await Promise.all([
      db.caseCandidates.findByKeys(keys, MOST),
      db.trackedCases.findByKeys(keys, MOST),
    ])
    return {
      candidates: candidates.map(({ id, accountId, status }) => ({ candidateId: id, accountId, status })),
      cases: cases.map(({ id, accountId, status }) => ({ caseId: id, accountId, status })),
    }
  },
})
